/** Patterns of the plan: one for each type of room, for outdoors, and the two parts of awareness. */
import styles from './board.module.css';
import type { Pattern } from './tints.ts';

interface PatternProps {
  readonly id: string;
}

const LINES: Readonly<Record<Pattern, { readonly size: number; readonly d: string; readonly turn?: number }>> = {
  industry: { size: 14, d: 'M7 0v14', turn: 45 },
  office: { size: 11, d: 'M5.5 5h0.01' },
  tech: { size: 22, d: 'M0 11h22M11 0v22' },
  warehouse: { size: 11, d: 'M0 5.5h11' },
  secure: { size: 9, d: 'M4.5 0v9', turn: -45 },
  outdoor: { size: 11, d: 'M0 0h0.01M5.5 5.5h0.01' },
};

/** Chevrons point the way a unit looks: north, east, south, west. */
const CHEVRON = 'M-6 6L0 -4L6 6';
export const TURNS = [0, 90, 180, 270] as const;

export function Patterns({ id }: PatternProps) {
  return (
    <defs>
      {Object.entries(LINES).map(([name, { size, d, turn }]) => (
        <pattern
          key={name}
          id={`${id}-${name}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={turn === undefined ? undefined : `rotate(${turn})`}
        >
          <path className={styles.texture} d={d} />
        </pattern>
      ))}
      <pattern id={`${id}-around`} width="11" height="11" patternUnits="userSpaceOnUse">
        <circle className={styles.aroundDot} cx="5.5" cy="5.5" r="1.5" />
      </pattern>
      {TURNS.map((turn, facing) => (
        <pattern key={turn} id={`${id}-front-${facing}`} width="44" height="44" patternUnits="userSpaceOnUse">
          <path className={styles.chevron} d={CHEVRON} transform={`translate(22 22) rotate(${turn}) scale(1.5)`} />
        </pattern>
      ))}
    </defs>
  );
}
