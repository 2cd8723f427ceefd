/** Who: the agents in the order of their turns, the command module, the corporation; then mission, threat and supplies. */
import { moduleIndex, turnOrder } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { SealLine } from '../../../table/seal-line.tsx';
import { Label } from '../../../ui/label.tsx';
import { Objectives } from '../mission/objectives.tsx';
import { ThreatCard } from '../mission/threat-card.tsx';
import { usePlan } from '../shared.ts';
import { AgentCard } from './agent-card.tsx';
import { GuardsInPlay } from './guards-in-play.tsx';
import styles from './rail.module.css';
import { SupplyRow } from './supply-row.tsx';

export function Rail() {
  const { say } = usePlay();
  const { view } = usePlan();
  if (view === undefined) return undefined;
  return (
    <div className={styles.rail}>
      <section aria-labelledby="round-order">
        <header className={styles.head}>
          <Label id="round-order">{say('burncycle.agent.order')}</Label>
        </header>
        <ul className={styles.bots}>
          {[...turnOrder(view), moduleIndex(view)].flatMap((index) => {
            const bot = view.bots[index];
            return bot === undefined ? [] : [<AgentCard key={index} bot={bot} index={index} />];
          })}
        </ul>
        <div className={styles.team}>
          <SupplyRow label={say('burncycle.agent.team-supply')} chips={view.team} />
        </div>
      </section>
      <Objectives />
      <ThreatCard />
      <GuardsInPlay />
      <SealLine />
    </div>
  );
}
