/** Who: both sides with their characters, the side to move first; what is in force, the score, the sealed dice. */
import type { EscapeView } from '@tablerunner/escape/plan';
import { useTable } from '../../../table/play-context.ts';
import { FactsPanel } from './facts-panel.tsx';
import { usePlan } from './plan-context.tsx';
import styles from './rail.module.css';
import { Side } from './side.tsx';

export function Rail() {
  const { view } = usePlan();
  const turn = useTable(({ standing }) => standing?.seen.decision?.seat);
  if (view === undefined) return undefined;
  return (
    <div className={styles.rail}>
      <div className={styles.sides}>
        {sidesOf(view, turn).map((faction) => (
          <Side key={faction} faction={faction} />
        ))}
      </div>
      <FactsPanel />
    </div>
  );
}

/** The side to move stands first. */
export function sidesOf({ mode, seats }: EscapeView, turn: string | undefined): readonly ('resistance' | 'isc')[] {
  if (mode === 'revolution' && turn === 'isc' && seats.includes('isc')) return ['isc', 'resistance'];
  return ['resistance', 'isc'];
}
