/** A choice as a button: its name, the exact chance where something is rolled, or why it cannot be chosen. */
import type { Offer } from '@tablerunner/table';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { ModelSign } from '../roster/model-sign.tsx';
import { type Decision, usePlan } from '../shared.ts';
import { chanceIn } from './chances.ts';
import styles from './dock.module.css';
import { labelFor } from './labels.ts';

interface OfferButtonProps {
  readonly decision: Decision;
  readonly offer: Offer;
  /** What it is called where its whole name would only repeat what is chosen already. */
  readonly called?: string | undefined;
  /** Whoever the choice is about, where a sign and a name say enough beside the question. */
  readonly model?: number | undefined;
  readonly isFirst?: boolean;
}

export function OfferButton({ decision, offer, called, model: shown, isFirst = false }: OfferButtonProps) {
  const { speaker, say } = usePlay();
  const { view, pickOffer, lookAt } = usePlan();
  const isSending = useTable((state) => state.isSending);
  const { verdict, choice } = offer;
  const chance = chanceIn(decision, choice);
  const model = chance?.target;
  const label = called ?? labelFor(decision, choice, speaker);
  return (
    <Button
      kind={isFirst ? 'primary' : 'default'}
      busy={isSending}
      {...(verdict.ok
        ? {}
        : {
            refused: speaker.say(`refusal.${verdict.reason}`, verdict.facts),
            rule: <ClauseTag game="combat-zone" clause={verdict.clause} />,
          })}
      {...(shown === undefined
        ? {}
        : {
            'aria-label': labelFor(decision, choice, speaker),
            icon: <ModelSign view={view} model={shown} size={28} />,
          })}
      {...(model === undefined ? {} : { onFocus: () => lookAt(model), onPointerEnter: () => lookAt(model) })}
      onClick={() => pickOffer(offer)}
    >
      {chance === undefined ? (
        label
      ) : (
        <span className={styles.withOdds}>
          {label}
          <span className={styles.odds}>
            {say(chance.isOwn ? 'combat-zone.odds.wins' : 'combat-zone.odds.holds', chance.facts(say.locale))}
          </span>
        </span>
      )}
    </Button>
  );
}
