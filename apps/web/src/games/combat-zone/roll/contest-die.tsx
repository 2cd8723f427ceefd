/** A die of an opposed roll: d12 decagon, d8 diamond, d6 square, Obstacle d10 kite; filled for whoever acts, outlined for whoever opposes. */
import { isCrit, isFumble, type Roller, SIDES_OF } from '@tablerunner/combat-zone/plan';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './contest-die.module.css';

/** Round the origin, within a radius of 20; the notch of a fumble is cut out of the upper right. */
const SHAPES: Readonly<Record<Roller['die']['colour'], { readonly whole: string; readonly notched: string }>> = {
  green: {
    whole: 'M0 -20L11.8 -16.2L19 -6.2V6.2L11.8 16.2L0 20L-11.8 16.2L-19 6.2V-6.2L-11.8 -16.2Z',
    notched: 'M0 -20L7 -17.7L6 -6L19 -4V6.2L11.8 16.2L0 20L-11.8 16.2L-19 6.2V-6.2L-11.8 -16.2Z',
  },
  yellow: { whole: 'M0 -21L21 0L0 21L-21 0Z', notched: 'M0 -21L6 -15L6 -7L14 -7L21 0L0 21L-21 0Z' },
  red: { whole: 'M-17 -17H17V17H-17Z', notched: 'M-17 -17H6V-7H17V17H-17Z' },
  obstacle: { whole: 'M0 -21L20 4L0 21L-20 4Z', notched: 'M0 -21L6.5 -12.9L5 -5L13.5 -4.1L20 4L0 21L-20 4Z' },
};

/** Smaller, for the second edge of a crit. */
const INNER = 0.84;

interface ContestDieProps {
  readonly die: Roller['die'];
  /** Filled; left out: outlined. */
  readonly isActing?: boolean;
  /** It tumbles, or has not been thrown. */
  readonly isRolling?: boolean;
  readonly size?: number;
}

export function ContestDie({ die, isActing = false, isRolling = false, size = 46 }: ContestDieProps) {
  const { say, speaker } = usePlay();
  const isOpen = isRolling || die.face === 0;
  const crit = !isOpen && isCrit({ die });
  const fumble = !isOpen && isFumble({ die });
  const shape = SHAPES[die.colour];
  const name = say('combat-zone.roll.die', {
    colour: speaker.name(die.colour),
    sides: SIDES_OF[die.colour],
    face: isOpen ? 0 : die.face,
    look: crit ? 'crit' : fumble ? 'fumble' : 'plain',
    rerolled: String(die.isRerolled && !isOpen),
  });
  return (
    <svg
      className={classes(
        styles.die,
        styles[die.colour],
        styles[isActing ? 'active' : 'passive'],
        isOpen && styles.rolling,
      )}
      viewBox="-24 -24 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      <path className={styles.shape} d={fumble ? shape.notched : shape.whole} />
      {crit && <path className={styles.inner} d={shape.whole} transform={`scale(${INNER})`} />}
      <text y={6.5} textAnchor="middle">
        {isOpen ? '?' : die.face}
      </text>
      {die.isRerolled && !isOpen && <path className={styles.again} d="M-22 -14a8 8 0 1 1 3 7m0 -6v6h6" />}
    </svg>
  );
}
