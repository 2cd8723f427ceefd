/** Why, and what of it: the network, the corporation's turn, and what the space under the pointer holds. */
import { botOn, cardOf, floorOf, guardOn, peripheryOf } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { useNarrow } from '../../../table/use-narrow.ts';
import { Label } from '../../../ui/label.tsx';
import { describeBot, describeCell } from '../board/describe-cell.ts';
import { CorporationTurn } from '../corporation/corporation-turn.tsx';
import { NetworkPanel } from '../network/network-panel.tsx';
import { usePlan } from '../shared.ts';
import styles from './why.module.css';

export function Why() {
  const { view } = usePlan();
  const isNarrow = useNarrow();
  if (view === undefined) return undefined;
  return (
    <div className={styles.why} id="explanation" tabIndex={-1}>
      {!isNarrow && <NetworkPanel />}
      <CorporationTurn />
      <SpaceCard />
    </div>
  );
}

/** The space under the pointer or the focus, or that of the bot that acts. */
function SpaceCard() {
  const { say, speaker } = usePlay();
  const { view, hover, cursor, decision } = usePlan();
  const acting = view.bots[decision?.actor ?? view.active]?.cell ?? -1;
  const cell = hover ?? cursor ?? acting;
  if (cell < 0 || floorOf(view).grid.holes[cell] !== 0) return undefined;
  const voice = { say, speaker };
  const guard = view.guards[guardOn(view, cell)];
  const bot = view.bots[botOn(view, cell)];
  const reach = guard === undefined ? 0 : cardOf(guard).awareness;
  return (
    <section className={styles.space} aria-label={say('burncycle.space')}>
      <Label>{say('burncycle.space')}</Label>
      <p>{describeCell(view, cell, voice)}</p>
      {guard !== undefined && (
        <p className={styles.quiet}>
          {say('burncycle.guard-card', {
            name: speaker.name(guard.kind),
            front: reach,
            around: peripheryOf(reach),
            movement: cardOf(guard).movement,
            patrol: speaker.name(cardOf(guard).patrol),
          })}
        </p>
      )}
      {bot !== undefined && <p className={styles.quiet}>{describeBot(bot, voice)}</p>}
    </section>
  );
}
