/** Odds in figures and as bars: a bar for each sum of AP, hatched where it is not enough. */
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { type ApOdds, fraction } from './ap-odds.ts';
import styles from './odds-bars.module.css';

interface OddsLineProps {
  readonly text: string;
  readonly ways: number;
  readonly of: number;
}

export function OddsLine({ text, ways, of }: OddsLineProps) {
  const { say } = usePlay();
  const percent = new Intl.NumberFormat(say.locale, { style: 'percent' }).format(ways / of);
  return (
    <span className={styles.line}>
      <span>{text}</span>
      <span className={styles.fraction}>{ways === of ? say('ui.certain') : fraction(ways, of)}</span>
      <b>{percent}</b>
    </span>
  );
}

interface OddsBarsProps {
  readonly odds: ApOdds;
  readonly needed?: number | undefined;
}

/** So rare that a bar would not be seen. */
const LEAST = 0.001;

export function OddsBars({ odds: { ways, of }, needed = 0 }: OddsBarsProps) {
  const { say } = usePlay();
  const shown = [...ways].filter(([, count]) => count / of >= LEAST);
  const most = Math.max(1, ...shown.map(([, count]) => count));
  const percent = new Intl.NumberFormat(say.locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <ol className={styles.bars} aria-label={say('burncycle.dice.sums')}>
      {shown.map(([ap, count]) => (
        <li key={ap} title={percent.format(count / of)}>
          <span
            className={classes(styles.bar, ap < needed && styles.short)}
            style={{ height: `${Math.max(2, (count / most) * 32)}px` }}
            aria-hidden="true"
          />
          <span aria-hidden="true">{ap}</span>
          <span className="visually-hidden">
            {say('burncycle.dice.sum', { ap, percent: percent.format(count / of) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
