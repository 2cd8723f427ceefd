/** The bots in one row, for a phone: sign, name and energy; whoever has the turn is marked. */
import { moduleIndex, turnOrder } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import strip from '../../../table/strip.module.css';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from '../shared.ts';
import { BotSign } from './bot-sign.tsx';
import { statusOf } from './bot-status.ts';
import styles from './strip.module.css';

export function Strip() {
  const { say, speaker } = usePlay();
  const { view, setCursor } = usePlan();
  if (view === undefined) return undefined;
  return (
    <ul className={strip.strip} aria-label={say('burncycle.agent.order')}>
      {[...turnOrder(view), moduleIndex(view)].map((index) => {
        const bot = view.bots[index];
        if (bot === undefined) return undefined;
        const name = bot.card === '' ? say('burncycle.agent.open') : speaker.name(bot.card);
        const status = statusOf(bot);
        return (
          <li key={index}>
            <button
              type="button"
              className={classes(strip.one, view.active === index && strip.acting)}
              title={`${name}: ${say('burncycle.agent.status', { status })}`}
              onClick={() => bot.cell >= 0 && setCursor(bot.cell)}
            >
              <span className={styles.sign}>
                <BotSign bot={bot} index={index} />
                {bot.card !== '' && (
                  <span className={styles.energy}>
                    <span aria-hidden="true">{bot.energy}</span>
                    <span className="visually-hidden">{say('burncycle.agent.energy', { energy: bot.energy })}</span>
                  </span>
                )}
              </span>
              <span>{name}</span>
              <span className="visually-hidden">{say('burncycle.agent.status', { status })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
