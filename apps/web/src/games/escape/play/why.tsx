/** Why, and what are the odds: of what is planned, of each answer, or what is known of the character under the pointer. */
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { lyingAt } from '../board/things-at.ts';
import { CellCard } from './cell-card.tsx';
import { IfThere } from './if-there.tsx';
import { labelOf } from './labels.ts';
import { OddsRows } from './odds-rows.tsx';
import { usePlan } from './plan-context.tsx';
import { stanceOf } from './read-odds.ts';
import { UnitCard } from './unit-card.tsx';
import styles from './why.module.css';

export function Why() {
  const { say, speaker } = usePlay();
  const { plan, decision, view, odds, answers, hover, cursor } = usePlan();
  if (view === undefined) return undefined;
  const stance = stanceOf(view, decision);
  if (plan !== undefined && plan.path === undefined) {
    return (
      <div className={styles.why} id="explanation" tabIndex={-1}>
        <Label>{say('escape.if')}</Label>
        <h2>{labelOf(view, plan.choices[0], say, speaker)}</h2>
        <OddsRows all={odds} stance={stance} />
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
        {answers.map(({ offer, odds: all }) => (
          <div key={offer.text}>
            <h3>{labelOf(view, offer.choice, say, speaker)}</h3>
            <OddsRows all={all} stance={stance} />
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
