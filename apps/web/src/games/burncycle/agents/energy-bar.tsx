/** Energy as ten cells, with a mark where the bank ends: what is above it is lost at the end of the turn. */
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './energy-bar.module.css';

interface EnergyBarProps {
  readonly energy: number;
  /** The most at the end of a turn; none for the command module. */
  readonly bank?: number | undefined;
}

const MOST = 10;

export function EnergyBar({ energy, bank }: EnergyBarProps) {
  const { say } = usePlay();
  return (
    <span className={styles.energy}>
      <span className={styles.cells} aria-hidden="true">
        {Array.from({ length: MOST }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in a row
            key={at}
            className={classes(
              styles.cell,
              at < energy && styles.full,
              bank !== undefined && at === bank - 1 && styles.bank,
            )}
          />
        ))}
      </span>
      <b aria-hidden="true">{energy}</b>
      <span className="visually-hidden">
        {bank === undefined
          ? say('burncycle.agent.energy', { energy })
          : say('burncycle.agent.energy-bank', { energy, bank })}
      </span>
    </span>
  );
}
