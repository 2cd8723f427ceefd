/** An action die as it lies: basic hollow, advanced grey, elite solid; its AP, a blank, or AP with the sign of a reroll. */
import { apOf, type BurncycleView, hasIcon, type ActionDie as Kind } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './action-die.module.css';

interface ActionDieProps {
  readonly die: Kind;
  /** `undefined` while it tumbles. */
  readonly face: number | undefined;
  readonly options: BurncycleView['options'];
  readonly isChanged?: boolean;
}

export function ActionDie({ die, face, options, isChanged = false }: ActionDieProps) {
  const { say } = usePlay();
  const ap = face === undefined ? undefined : apOf(options, die, face);
  const isIcon = face !== undefined && hasIcon(die, face);
  const name =
    ap === undefined
      ? say('ui.die-rolls')
      : say('burncycle.roll.die', { die: say(`burncycle.die.${die}`), ap, icon: String(isIcon) });
  return (
    <span
      className={classes(styles.die, styles[die], face === undefined && styles.rolling, isChanged && styles.changed)}
      role="img"
      aria-label={name}
      title={name}
    >
      {ap === undefined ? '?' : ap === 0 ? '–' : ap}
      {isIcon && <span className={styles.icon}>↻</span>}
    </span>
  );
}
