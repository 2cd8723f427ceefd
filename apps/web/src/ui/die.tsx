/** A six-sided die: filled for whoever acts, outlined for whoever answers. */
import { useWords } from '../i18n/use-words.ts';
import { classes } from './classes.ts';
import styles from './die.module.css';

export interface DieProps {
  /** `undefined` while it tumbles. */
  readonly face: number | undefined;
  readonly role?: 'active' | 'passive';
  readonly state?: 'plain' | 'chosen' | 'spent' | 'rolling' | 'crit' | 'fumble';
  readonly size?: 'small' | 'large';
}

export function Die({ face, role = 'active', state = 'plain', size = 'large' }: DieProps) {
  const say = useWords();
  const name = face === undefined ? say('ui.die-rolls') : say('ui.die', { face });
  return (
    <span className={classes(styles.die, styles[role], styles[state], styles[size])} role="img" aria-label={name}>
      {face ?? '?'}
    </span>
  );
}
