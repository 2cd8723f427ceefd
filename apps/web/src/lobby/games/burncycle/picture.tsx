/** A piece of a floor of burncycle: a walk that would be noticed on its last step. Drawn for the lobby; it shows no match. */
import styles from './picture.module.css';

const CELL = 44;
const middle = (n: number): number => (n + 0.5) * CELL;

/** Cells along the guard's front line, and around it. */
const FRONT = [3, 4, 5, 6, 7] as const;
const AROUND: readonly (readonly [number, number])[] = [
  [8, 1],
  [8, 3],
  [9, 2],
  [8, 2],
];
const WALLS = [
  'M0 2H2',
  'M3 2H6',
  'M7 2H10.5',
  'M0 3H1',
  'M2 3H5',
  'M6 3H8',
  'M9 3H10.5',
  'M5 0V2',
  'M5 3V5.3',
  'M8 3V5.3',
];

export function BurncyclePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 462 232" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <rect className={styles.hallway} width="462" height="232" />
      <rect className={styles.office} width={5 * CELL} height={2 * CELL} />
      <rect className={styles.tech} x={5 * CELL} width={6 * CELL} height={2 * CELL} />
      <rect className={styles.store} y={3 * CELL} width={5 * CELL} height={3 * CELL} />
      <rect className={styles.industry} x={5 * CELL} y={3 * CELL} width={3 * CELL} height={3 * CELL} />
      <path
        className={styles.grid}
        d="M0 44H462M0 88H462M0 132H462M0 176H462M0 220H462M44 0V232M88 0V232M132 0V232M176 0V232M220 0V232M264 0V232M308 0V232M352 0V232M396 0V232M440 0V232"
      />
      <rect className={styles.noticed} x={3 * CELL} y={2 * CELL} width={7 * CELL} height={CELL} />
      {FRONT.map((x) => (
        <path key={x} className={styles.chevron} transform={`translate(${middle(x)} ${middle(2)})`} d="M6-9L-5 0 6 9" />
      ))}
      {AROUND.map(([x, y]) => (
        <path
          key={`${x},${y}`}
          className={styles.dots}
          transform={`translate(${middle(x)} ${middle(y)})`}
          d="M-12-12h.1M0-12h.1M12-12h.1M-12 0h.1M0 0h.1M12 0h.1M-12 12h.1M0 12h.1M12 12h.1"
        />
      ))}
      <g transform={`scale(${CELL})`}>
        {WALLS.map((d) => (
          <path key={d} className={styles.wall} d={d} />
        ))}
      </g>
      <path className={styles.path} d={`M${middle(1)} ${middle(4)}V${middle(2)}H${middle(3)}`} />
      {[3, 2].map((y, i) => (
        <g key={y}>
          <circle className={styles.dot} cx={middle(1)} cy={middle(y)} r="9" />
          <text className={styles.number} x={middle(1)} y={middle(y) + 4}>
            {i + 1}
          </text>
        </g>
      ))}
      <circle className={styles.dot} cx={middle(2)} cy={middle(2)} r="9" />
      <text className={styles.number} x={middle(2)} y={middle(2) + 4}>
        3
      </text>
      <circle className={styles.warned} cx={middle(3)} cy={middle(2)} r="12" />
      <text className={styles.warnedNumber} x={middle(3)} y={middle(2) + 4}>
        4
      </text>
      <rect className={styles.ring} x={middle(1) - 20} y={middle(4) - 20} width="40" height="40" rx="9" />
      <rect className={styles.bot} x={middle(1) - 15} y={middle(4) - 15} width="30" height="30" rx="7" />
      <path
        className={styles.face}
        d={`M${middle(1) - 8} ${middle(4) - 3}h5v5h-5zM${middle(1) + 3} ${middle(4) - 3}h5v5h-5z`}
      />
      <path
        className={styles.guard}
        transform={`translate(${middle(8)} ${middle(2)}) rotate(180)`}
        d="M-15-13H7L18 0 7 13H-15z"
      />
      <text className={styles.level} x={middle(8)} y={middle(2) + 5}>
        II
      </text>
    </svg>
  );
}
