/** What is asked now, with a button for each answer that has one. */
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Offer } from '@tablerunner/table';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Prompt } from '../../../table/prompt.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { UnitToken } from '../board/unit-token.tsx';
import { AskWhen } from './ask-when.tsx';

import { fieldsOf } from './choices.ts';
import styles from './decision-prompt.module.css';
import { labelOf } from './labels.ts';
import { usePlan } from './plan-context.tsx';
import { hintOf, titleOf } from './questions.ts';
import { isEvent, partsOf, stanceOf } from './read-odds.ts';

export function DecisionPrompt() {
  const { say, speaker } = usePlay();
  const isSending = useTable((state) => state.isSending);
  const planning = usePlan();
  const { decision, pickOffer, chooseActor, view, back, card, actor, answers } = planning;
  if (decision === undefined) return undefined;
  const waiting = decision.actor === undefined ? decision.actors : [];
  const [first] = decision.buttons.filter(({ verdict, choice }) => verdict.ok && !isQuiet(choice));
  const isMany = decision.buttons.length + waiting.length > 4;
  return (
    <Prompt
      clause={decision.clause}
      title={titleOf(decision, say, speaker)}
      hint={hintOf(planning, say, speaker)}
      many={isMany}
      aside={decision.step === 'escape/extra-actions' ? <AskWhen /> : undefined}
    >
      {(card !== undefined || actor !== undefined) && <Button onClick={back}>{say('table.back')}</Button>}
      {waiting.map((id) => (
        <Button key={id} icon={<TokenOf view={view} id={id} />} onClick={() => chooseActor(id)}>
          {speaker.name(id)}
        </Button>
      ))}
      {decision.buttons.map((offer) => (
        <Button
          key={offer.text}
          kind={offer === first && decision.legal.length <= 4 ? 'primary' : 'default'}
          busy={isSending}
          {...whyNot(offer)}
          icon={<TokenOf view={view} id={unitIn(offer.choice)} />}
          onClick={() => pickOffer(offer)}
        >
          {labelOf(view, offer.choice, say, speaker)}
          <span className={styles.odds}>{oddsOf(offer)}</span>
        </Button>
      ))}
    </Prompt>
  );

  /** " Harm 42%, 15/36": a button that rolls carries its odds. */
  function oddsOf(offer: Offer): string {
    const odds = answers.find((answer) => answer.offer === offer)?.odds?.[0]?.odds;
    if (odds === undefined || isEvent(odds)) return '';
    const stance = stanceOf(view, decision);
    const { some, best, success, of, exact } = partsOf(odds, stance);
    const percentOf = (share: number): string => new Intl.NumberFormat(say.locale, { style: 'percent' }).format(share);
    const what = say(stance.isDefence ? 'escape.odds.harm' : 'escape.odds.success');
    const isMixed = !stance.isDefence && some.share > 0 && best.share > 0;
    return [
      ` ${what} ${percentOf(success.share)}`,
      ...(exact ? [`${success.ways}/${of}`] : []),
      ...(isMixed ? [say('escape.odds.best-chip', { percent: percentOf(best.share) })] : []),
    ].join(', ');
  }

  function whyNot({ verdict }: Offer) {
    if (verdict.ok) return {};
    const { reason, facts, clause } = verdict;
    return { refused: speaker.say(`refusal.${reason}`, facts), rule: <ClauseTag game="escape" clause={clause} /> };
  }
}

/** The character that an answer is about, where it names one and nothing else decides. */
function unitIn(choice: unknown): string | undefined {
  const { kind, unit, pilot } = fieldsOf(choice);
  return kind === 'activate' || kind === 'recruit' || kind === 'possess' ? unit : pilot;
}

/** Whoever knows the tokens finds the answer sooner. */
function TokenOf({ view, id }: { readonly view: EscapeView; readonly id: string | undefined }) {
  const unit = view.units.find((one) => one.id === id);
  if (unit === undefined) return undefined;
  return (
    <svg viewBox="-24 -24 48 48" width="36" height="36" aria-hidden="true" focusable="false">
      <UnitToken unit={unit} />
    </svg>
  );
}

const isQuiet = (choice: unknown): boolean => {
  const { pass, keep, kind } = fieldsOf(choice);
  return pass === true || keep === true || kind === 'pass' || kind === 'stop';
};
