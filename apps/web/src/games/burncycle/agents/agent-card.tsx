/** A bot's board in the rail: who plays it, its energy and what it carries; opened, all its abilities and upgrades. */
import { type Bot, botCard, nodeText, turnOrder } from '@tablerunner/burncycle/plan';
import { playerName } from '../../../table/names.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from '../shared.ts';
import { Abilities } from './abilities.tsx';
import styles from './agent-card.module.css';
import { BotSign } from './bot-sign.tsx';
import { statusOf, turnOf } from './bot-status.ts';
import { EnergyBar } from './energy-bar.tsx';
import { Holdings } from './holdings.tsx';
import { SupplyRow } from './supply-row.tsx';
import { Upgrades } from './upgrades.tsx';

interface AgentCardProps {
  readonly bot: Bot;
  readonly index: number;
}

export function AgentCard({ bot, index }: AgentCardProps) {
  const { say, speaker } = usePlay();
  const { view, setCursor } = usePlan();
  const info = useTable((state) => state.info);
  const viewer = useTable((state) => state.viewer);
  const isOver = useTable(({ standing }) => standing?.seen.outcome !== undefined);
  const seat = info?.seats.find((one) => one.seat === bot.seat);
  const isModule = bot.role === 'module';
  const turn = isModule ? 'later' : turnOf(view, turnOrder(view), index);
  const isActing = turn === 'now' && !isOver;
  const isYours = isActing && bot.seat === viewer;
  const status = statusOf(bot);
  return (
    <li className={classes(styles.card, isActing && styles.acting)}>
      <button type="button" className={styles.row} onClick={() => bot.cell >= 0 && setCursor(bot.cell)}>
        <BotSign bot={bot} index={index} />
        <span className={styles.name}>{bot.card === '' ? say('burncycle.agent.open') : speaker.name(bot.card)}</span>
        <span className={classes(styles.turn, isYours && styles.yours)}>
          {isModule
            ? say('burncycle.agent.module')
            : isYours
              ? say('table.your-move')
              : isOver
                ? ''
                : say('burncycle.agent.turn', { turn })}
        </span>
        <span className={styles.player}>
          {isModule
            ? say('burncycle.agent.shared')
            : seat === undefined
              ? speaker.name(bot.seat)
              : playerName(seat, viewer, say, speaker)}
        </span>
        {bot.card !== '' && <EnergyBar energy={bot.energy} bank={isModule ? undefined : botCard(bot.card).bank} />}
        <span className={classes(styles.status, styles[status])}>{say('burncycle.agent.status', { status })}</span>
      </button>
      {bot.card !== '' && (
        <div className={styles.body}>
          {!isModule && <SupplyRow label={say('burncycle.agent.supply')} chips={bot.supply} />}
          <Holdings bot={bot} />
          <details className={styles.more}>
            <summary>{say('burncycle.agent.more', { bot: speaker.name(bot.card) })}</summary>
            <Abilities bot={bot} />
            {!isModule && <Upgrades bot={bot} />}
            {!isModule && bot.ip >= 0 && (
              <p>{say('burncycle.agent.ip', { node: nodeText(view, bot.ip), level: bot.level })}</p>
            )}
          </details>
        </div>
      )}
    </li>
  );
}
