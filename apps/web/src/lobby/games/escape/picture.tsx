/** A piece of Escape's plan: a move being thought over. Drawn for the lobby; it shows no match. */
import styles from './picture.module.css';

const CELL = 44;
const REACH: readonly (readonly [x: number, y: number, steps: number])[] = [
  [0, 0, 5],
  [1, 0, 4],
  [2, 0, 5],
  [0, 1, 4],
  [1, 1, 3],
  [0, 2, 3],
  [1, 2, 2],
  [2, 2, 3],
  [0, 3, 2],
  [1, 3, 1],
  [3, 4, 2],
  [4, 4, 3],
  [5, 4, 4],
  [6, 4, 5],
];
const WALLS = ['M3 0V1', 'M3 2V4H4', 'M0 4H1', 'M0 5H1', 'M2 5H11', 'M5 0V3H7', 'M5 4H8V5', 'M8 0V2', 'M8 3H11'];
const DOORS: readonly (readonly [x: number, y: number])[] = [
  [3, 1.5],
  [5, 3.5],
  [8, 2.5],
];

const middle = (n: number): number => (n + 0.5) * CELL;

export function EscapePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 462 232" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <rect className={styles.corridor} width="462" height="232" />
      <rect className={styles.room} width={3 * CELL} height={4 * CELL} />
      <rect className={styles.core} x={3 * CELL} width={2 * CELL} height={4 * CELL} />
      <rect className={styles.lab} x={5 * CELL} width={3 * CELL} height={3 * CELL} />
      <rect className={styles.store} x={8 * CELL} width={3 * CELL} height={3 * CELL} />
      <path
        className={styles.grid}
        d="M0 44H462M0 88H462M0 132H462M0 176H462M0 220H462M44 0V232M88 0V232M132 0V232M176 0V232M220 0V232M264 0V232M308 0V232M352 0V232M396 0V232M440 0V232"
      />
      {REACH.map(([x, y, steps]) => (
        <g key={`${x},${y}`}>
          <rect className={styles.reach} x={x * CELL} y={y * CELL} width={CELL} height={CELL} />
          <text className={styles.steps} x={middle(x)} y={middle(y) + 4}>
            {steps}
          </text>
        </g>
      ))}
      <g transform={`scale(${CELL})`}>
        {WALLS.map((d) => (
          <path key={d} className={styles.wall} d={d} />
        ))}
      </g>
      {DOORS.map(([x, y]) => (
        <rect key={x} className={styles.door} x={x * CELL - 5} y={y * CELL - 17} width="10" height="34" rx="1" />
      ))}
      <path className={styles.path} d={`M${middle(1)} ${middle(4)}V${middle(1)}H${middle(3)}`} />
      {[3, 2, 1].map((y, i) => (
        <g key={y}>
          <circle className={styles.dot} cx={middle(1)} cy={middle(y)} r="9" />
          <text className={styles.number} x={middle(1)} y={middle(y) + 4}>
            {i + 1}
          </text>
        </g>
      ))}
      <circle className={styles.planned} cx={middle(3)} cy={middle(1)} r="16" />
      <circle className={styles.ring} cx={middle(1)} cy={middle(4)} r="19" />
      <circle className={styles.rebel} cx={middle(1)} cy={middle(4)} r="14" />
      <path className={styles.face} d={`M${middle(1) - 7} ${middle(4) + 5}v-5a7 7 0 0 1 14 0v5h-4v-3h-6v3z`} />
      <path
        className={styles.drone}
        transform={`translate(${middle(5)} ${middle(1)})`}
        d="M-9-16H9L18 0 9 16H-9L-18 0z"
      />
      <path
        className={styles.crate}
        transform={`translate(${middle(9)} ${middle(1)})`}
        d="M-12-8H12V10H-12zM-12-2H12M-6-2V10M6-2V10M0-14V-8"
      />
      <path
        className={styles.eye}
        transform={`translate(${middle(5)} ${middle(1)})`}
        d="M-8 0a8.5 8.5 0 0 1 16 0 8.5 8.5 0 0 1-16 0zm5 0a3 3 0 0 0 6 0 3 3 0 0 0-6 0z"
      />
    </svg>
  );
}
