/** An action die of the pool: basic hollow, advanced grey, elite solid, each with its letter. */
import type { ActionDie } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './die-button.module.css';

interface DieButtonProps {
  readonly die: ActionDie;
  readonly isChosen: boolean;
  readonly name: string;
  readonly onPress: () => void;
}

export function DieButton({ die, isChosen, name, onPress }: DieButtonProps) {
  const { say } = usePlay();
  return (
    <button
      type="button"
      className={classes(styles.button, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <span className={classes(styles.die, styles[die])} aria-hidden="true">
        {say(`burncycle.die-letter.${die}`)}
      </span>
    </button>
  );
}
