/** Who: the team in Control first, then the others clockwise; then tokens explained, what scores, the sealed dice. */
import { useMemo } from 'react';
import { SealLine } from '../../../table/seal-line.tsx';
import { Scoreboard } from '../score/scoreboard.tsx';
import { usePlan } from '../shared.ts';
import { playersInOrder } from './model-status.ts';
import { modelsOffered } from './offered.ts';
import { paymentsOf } from './payment.ts';
import styles from './rail.module.css';
import { Team } from './team.tsx';
import { TokenLegend } from './token-legend.tsx';

export function Rail() {
  const { view, decision, card } = usePlan();
  const payments = useMemo(() => paymentsOf(decision, card), [decision, card]);
  const open = useMemo(() => modelsOffered(decision), [decision]);
  if (view === undefined) return undefined;
  return (
    <div className={styles.rail}>
      {playersInOrder(view).map((player) => (
        <Team key={player} player={player} payments={payments} open={open} />
      ))}
      <TokenLegend />
      <Scoreboard />
      <SealLine />
    </div>
  );
}
