/** An action chip as a sign: a shape and a letter besides its colour. Nodes of the network have the same shapes. */
import type { Chip } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './chip-sign.module.css';

/** Each about 20 wide, round its middle. */
const SHAPES: Readonly<Record<Chip, string>> = {
  general: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  physical: 'M-8 -8h16v16h-16z',
  tech: 'M0 -10.5L10.5 0L0 10.5L-10.5 0z',
  utility: 'M0 -10L11 8H-11z',
  captain: 'M-8 -9H8V1C8 6 3 9 0 10C-3 9 -8 6 -8 1z',
};

interface ChipShapeProps {
  readonly chip: Chip;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly letter?: string | undefined;
  readonly isDegraded?: boolean;
}

/** For a drawing. */
export function ChipShape({ chip, x = 0, y = 0, scale = 1, letter, isDegraded = false }: ChipShapeProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className={classes(styles.chip, styles[chip], isDegraded && styles.degraded)}
    >
      <path d={SHAPES[chip]} />
      {letter !== undefined && (
        <text y={chip === 'utility' ? 6.5 : 4} textAnchor="middle">
          {letter}
        </text>
      )}
      {isDegraded && <path className={styles.struck} d="M-11 11L11 -11" />}
    </g>
  );
}

interface ChipSignProps {
  readonly chip: Chip;
  readonly isDegraded?: boolean;
  readonly size?: number;
}

/** For a line of text: its name is told to whoever cannot see it. */
export function ChipSign({ chip, isDegraded = false, size = 26 }: ChipSignProps) {
  const { say, speaker } = usePlay();
  return (
    <span className={styles.sign} title={speaker.name(chip)}>
      <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" focusable="false">
        <ChipShape chip={chip} letter={say(`burncycle.letter.${chip}`)} isDegraded={isDegraded} />
      </svg>
      <span className="visually-hidden">
        {isDegraded ? say('burncycle.cycle.degraded-chip', { chip: speaker.name(chip) }) : speaker.name(chip)}
      </span>
    </span>
  );
}
