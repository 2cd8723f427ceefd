/** Why, and what are the odds: of what is planned, of each answer, or what is known of the character under the pointer. */
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { lyingAt } from '../board/things-at.ts';
import { CellCard } from './cell-card.tsx';
import { IfThere } from './if-there.tsx';
import { labelOf } from './labels.ts';
import { OddsRows } from './odds-rows.tsx';
import { usePlan } from './plan-context.tsx';
import { UnitCard } from './unit-card.tsx';
import { type ForecastOdds, isSure, useOdds } from './use-odds.ts';
import styles from './why.module.css';

export function Why() {
  const { say, speaker } = usePlay();
  const { plan, decision, view, odds, hover, cursor } = usePlan();
  const answers = plan === undefined && decision?.step === 'escape/attack' ? decision.legal.slice(0, 3) : [];
  if (view === undefined) return undefined;
  if (plan !== undefined && plan.path === undefined) {
    return (
      <div className={styles.why} id="explanation" tabIndex={-1}>
        <Label>{say('escape.if')}</Label>
        <h2>{labelOf(view, plan.choices[0], say, speaker)}</h2>
        <OddsOf choice={plan.choices[0]} all={odds} />
      </div>
    );
  }
  if (plan?.path !== undefined) {
    return (
      <div className={styles.why} id="explanation" tabIndex={-1}>
        <IfThere path={plan.path} />
      </div>
    );
  }
  if (answers.length > 0) {
    return (
      <div className={styles.why} id="explanation" tabIndex={-1}>
        <Label>{say('escape.answers')}</Label>
        {answers.map(({ choice, text }, i) => (
          <div key={text}>
            <h3>{labelOf(view, choice, say, speaker)}</h3>
            <AnswerOdds choice={choice} slot={`answer-${i}`} />
          </div>
        ))}
      </div>
    );
  }
  const cell = hover ?? cursor ?? decision?.actor?.cell;
  const index = view.units.findIndex((unit) => unit.place === 'board' && unit.cell === cell);
  const lies = cell !== undefined && index < 0 && lyingAt(view, cell, { say, speaker }).length > 0;
  if (lies) {
    return (
      <div className={styles.why} id="explanation" tabIndex={-1}>
        <CellCard cell={cell} />
      </div>
    );
  }
  const shown = view.units[index] ?? decision?.actor ?? view.units[view.active];
  return (
    <div className={styles.why} id="explanation" tabIndex={-1}>
      {shown === undefined ? <p className={styles.quiet}>{say('escape.point-at')}</p> : <UnitCard unit={shown} />}
    </div>
  );
}

function AnswerOdds({ choice, slot }: { readonly choice: unknown; readonly slot: string }) {
  const { decision } = usePlan();
  return <OddsOf choice={choice} all={useOdds(decision?.seen, choice, slot)} />;
}

function OddsOf({ choice, all }: { readonly choice: unknown; readonly all: readonly ForecastOdds[] }) {
  const { say } = usePlay();
  const { decision, view } = usePlan();
  const side = decision?.actor?.faction ?? view.units.find(({ seat }) => seat === decision?.seen.viewer)?.faction;
  const friends = view.units.filter(({ faction }) => faction === side).map(({ id }) => id);
  if (all.length > 0) return <OddsRows all={all} friends={friends} isDefence={decision?.step === 'escape/attack'} />;
  return <p className={styles.quiet}>{say(isSure(choice) ? 'escape.odds.sure' : 'escape.odds.waiting')}</p>;
}
