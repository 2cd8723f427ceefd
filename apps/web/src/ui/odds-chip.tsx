/** Odds as they are: the percentage never without its fraction. */
import { Check, CircleHelp, Target } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { classes } from './classes.ts';
import styles from './odds-chip.module.css';

export interface OddsChipProps {
  /** Between 0 and 1. */
  readonly share: number;
  /** The exact fraction; left out where something hidden makes it a guess. */
  readonly ways?: number | undefined;
  readonly of?: number | undefined;
  /** A second part for the best outcome: "28% out". */
  readonly best?: string | undefined;
}

export function OddsChip({ share, ways, of, best }: OddsChipProps) {
  const say = useWords();
  const isExact = ways !== undefined && of !== undefined && of > 0;
  const isCertain = isExact && ways === of;
  const Sign = !isExact ? CircleHelp : isCertain ? Check : Target;
  const percent = new Intl.NumberFormat(say.locale, { style: 'percent' }).format(share);
  return (
    <span className={classes(styles.chip, !isExact && styles.guess)}>
      <Sign size={16} aria-hidden="true" />
      <b>{isCertain ? say('ui.certain') : isExact ? percent : say('ui.about', { percent })}</b>
      <span className={styles.fraction}>{isExact ? `${ways}/${of}` : say('ui.hidden-odds')}</span>
      {best === undefined ? undefined : <span className={styles.best}>{best}</span>}
    </span>
  );
}
