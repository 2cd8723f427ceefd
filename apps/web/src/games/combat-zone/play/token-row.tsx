/** Which token pays: one of each kind, what each is worth for what is planned, and why one cannot pay. */
import { lengthAllowed, modelName, SIDES_OF, walkOf } from '@tablerunner/combat-zone/plan';
import { isWithin } from '@tablerunner/geometry';
import { usePlay } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { inchesText } from '../board/inches.ts';
import { TokenSign } from '../roster/token-sign.tsx';
import { usePlan } from '../shared.ts';
import { isDeedStep } from './choices.ts';
import styles from './dock.module.css';
import { type Payer, payersOf } from './payers.ts';
import { movingFor } from './ways.ts';

export function TokenRow() {
  const { say, speaker } = usePlay();
  const { decision, actor, token, card, plan, view, chooseToken } = usePlan();
  if (decision === undefined || actor < 0 || !isDeedStep(decision)) return undefined;
  const payers = payersOf(decision, actor);
  if (payers.length === 0 || payers.every((payer) => payer.token < 0)) return undefined;
  const isMove = card === 'move' || card?.startsWith('drag ') === true || plan?.move !== undefined;
  return (
    <fieldset className={styles.tokens}>
      <legend className="visually-hidden">
        {say('combat-zone.tokens', { model: speaker.name(modelName(view, actor)) })}
      </legend>
      {payers.map(payerButton)}
    </fieldset>
  );

  function payerButton(payer: Payer) {
    const found = view.models[actor]?.tokens[payer.token];
    const why = refusalFor(payer);
    return (
      <Button
        key={payer.token}
        className={styles.payer}
        aria-pressed={payer.token === token}
        {...(found === undefined ? {} : { icon: <TokenSign token={found} size={26} /> })}
        {...(why === undefined
          ? {}
          : { refused: why.text, rule: <ClauseTag game="combat-zone" clause={why.clause} /> })}
        onClick={() => chooseToken(payer.token)}
      >
        <span className={styles.payerWords}>
          <b>
            {speaker.name(payer.colour)}
            {payer.count > 1 && ` ×${payer.count}`}
          </b>
          <span>{why?.short ?? worth(payer)}</span>
        </span>
      </Button>
    );
  }

  function worth({ token: place, colour }: Payer): string {
    if (decision === undefined) return '';
    if (!isMove) return say('combat-zone.token.die', { sides: SIDES_OF[colour] });
    const moving = movingFor({ decision, actor, token: place, card }, []);
    return say('combat-zone.token.length', { length: inchesText(lengthAllowed(view, moving), say) });
  }

  interface Why {
    readonly text: string;
    readonly short: string;
    readonly clause: string;
  }

  /** Used, or too short for the way that is planned. */
  function refusalFor({ token: place, isUsed }: Payer): Why | undefined {
    if (decision === undefined) return undefined;
    if (isUsed) {
      const text = speaker.say('refusal.token-not-ready', { token: place });
      return { text, short: say('combat-zone.token.used'), clause: 'CZ-TOKEN-03' };
    }
    if (plan?.move === undefined || plan.move.second !== undefined) return undefined;
    const moving = movingFor({ decision, actor, token: place, card }, plan.move.way);
    const { length } = walkOf(view, moving);
    const allowed = lengthAllowed(view, moving);
    if (isWithin(length, allowed)) return undefined;
    const short = say('combat-zone.token.short', { length: inchesText(allowed, say) });
    return { text: speaker.say('refusal.too-far', { length, allowed }), short, clause: 'CZ-MOVE-01' };
  }
}
