/** One player's team: who plays it, faction, Luck tokens, whether they have Control, and its models. */
import type { Player } from '@tablerunner/combat-zone/plan';
import { Clover } from 'lucide-react';
import { playerName } from '../../../table/names.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from '../shared.ts';
import { ModelRow } from './model-row.tsx';
import type { Payment } from './payment.ts';
import styles from './team.module.css';

interface TeamProps {
  readonly player: number;
  readonly payments: readonly Payment[];
  readonly open: ReadonlySet<number>;
}

export function Team({ player, payments, open }: TeamProps) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const viewer = useTable((state) => state.viewer);
  const info = useTable((state) => state.info);
  const isOver = useTable(({ standing }) => standing?.seen.outcome !== undefined);
  const team: Player | undefined = view.players[player];
  const seat = view.seats[player] ?? '';
  const known = info?.seats.find((one) => one.seat === seat);
  if (team === undefined) return undefined;
  const own = view.models.flatMap((model, at) => (model.player === player ? [at] : []));
  const isInControl = view.control === player && !isOver;
  const title = `team-${player}`;
  return (
    <section className={styles.team} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title}>
          {speaker.name(team.faction)}
          <span className={styles.player}>
            {say('combat-zone.roster.player', {
              player: known === undefined ? speaker.name(seat) : playerName(known, viewer, say, speaker),
              side: String(team.side),
            })}
          </span>
        </h2>
        <span className={styles.luck} title={say('combat-zone.roster.luck', { luck: team.luck })}>
          <Clover size={16} aria-hidden="true" />
          <b aria-hidden="true">{team.luck}</b>
          <span className="visually-hidden">{say('combat-zone.roster.luck', { luck: team.luck })}</span>
        </span>
        {isInControl && (
          <span className={classes(styles.control, seat === viewer && styles.yours)}>
            {say('combat-zone.roster.control', { inspiring: String(view.isInspiring) })}
          </span>
        )}
      </header>
      <ul className={styles.models}>
        {own.map((model) => (
          <ModelRow
            key={model}
            model={model}
            payment={payments.find((payment) => payment.model === model)}
            isOpen={open.has(model)}
          />
        ))}
      </ul>
    </section>
  );
}
