/** What is laid over the plan while somebody decides: reach with steps, what is not in sight, threat, targets, the planned path. */
import type { Refusal } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { CELL, middleOf, type Plan, type Point } from './measure.ts';
import styles from './plan.module.css';

export interface Overlays {
  /** Cells that can be reached, with the actions that each costs. */
  readonly reach?: ReadonlyMap<Cell, number>;
  /** Only what is seen stays clear of hatching. */
  readonly seen?: ReadonlySet<Cell>;
  readonly threat?: ReadonlySet<Cell>;
  /** How far each cell is from where somebody stands. */
  readonly distances?: ReadonlyMap<Cell, number>;
  /** Cells that the chosen action can be aimed at, and cells that it cannot, each with its reason. */
  readonly targets?: ReadonlySet<Cell>;
  readonly refused?: ReadonlyMap<Cell, Refusal>;
  /** The planned way, beginning where the character stands. */
  readonly path?: readonly Cell[];
  /** What is in the way of something that was refused, and the line that it blocks. */
  readonly blocker?: { readonly from?: Point; readonly at: Point };
  /** Changed just now: outlined for a moment where nothing moves. */
  readonly changed?: ReadonlySet<Cell>;
}

const HALF = CELL / 2;

/** A cell as a piece of a path. */
export const square = ({ x, y }: Point, inset = 0): string => {
  const side = CELL - 2 * inset;
  return `M${x - HALF + inset} ${y - HALF + inset}h${side}v${side}h-${side}z`;
};

/** Drawn under the pieces. */
export function GroundOverlays({ plan, overlays }: { readonly plan: Plan; readonly overlays: Overlays }) {
  const { reach, seen, threat, distances, targets, refused, changed } = overlays;
  const cells = (all: Iterable<Cell>, inset = 0): string =>
    [...all].map((cell) => square(middleOf(plan, cell), inset)).join('');
  return (
    <g>
      {seen !== undefined && <path className={styles.unseen} d={cells(unseenCells(plan, seen))} />}
      {reach !== undefined && (
        <>
          <path className={styles.reach} d={cells(reach.keys())} />
          <path className={styles.reachLine} d={outlineOf(plan, new Set(reach.keys()))} />
          {[...reach].map(([cell, steps]) => (
            <text key={cell} className={styles.steps} {...middleOf(plan, cell)}>
              {steps}
            </text>
          ))}
        </>
      )}
      {threat !== undefined && (
        <path className={styles.threat} d={[...threat].map((cell) => corner(middleOf(plan, cell))).join('')} />
      )}
      {distances !== undefined &&
        [...distances].map(([cell, far]) => {
          const { x, y } = middleOf(plan, cell);
          return (
            <text key={cell} className={styles.distance} x={x + HALF - 4} y={y + HALF - 8}>
              {far}
            </text>
          );
        })}
      {refused !== undefined && <path className={styles.refused} d={cells(refused.keys(), 3)} />}
      {targets !== undefined && <path className={styles.targets} d={cells(targets, 3)} />}
      {changed !== undefined && <path className={styles.changed} d={cells(changed, 2)} />}
    </g>
  );
}

const corner = ({ x, y }: Point): string => `M${x - HALF + 3} ${y - HALF + 3}h10l-10 10z`;

function unseenCells({ grid }: Plan, seen: ReadonlySet<Cell>): Cell[] {
  const found: Cell[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) if (grid.holes[cell] === 0 && !seen.has(cell)) found.push(cell);
  return found;
}

/** The rim of a set of cells: the sides behind which the set does not go on. */
export function outlineOf(plan: Plan, cells: ReadonlySet<Cell>): string {
  const { ways } = plan.grid;
  const sides = [
    `M-${HALF} -${HALF}h${CELL}`,
    `M${HALF} -${HALF}v${CELL}`,
    `M-${HALF} ${HALF}h${CELL}`,
    `M-${HALF} -${HALF}v${CELL}`,
  ];
  let path = '';
  for (const cell of cells) {
    const { x, y } = middleOf(plan, cell);
    for (const [side, stroke] of sides.entries()) {
      if (cells.has(ways[cell * 8 + side] ?? -1)) continue;
      path += stroke.replace(/M(-?\d+) (-?\d+)/, (_, dx, dy) => `M${x + Number(dx)} ${y + Number(dy)}`);
    }
  }
  return path;
}

/** Drawn over everything: the blocked line, and a cross where it is blocked. */
export function BlockerOverlay({ from, at: { x, y } }: NonNullable<Overlays['blocker']>) {
  return (
    <g className={styles.blocker}>
      {from !== undefined && <path d={`M${from.x} ${from.y}L${x} ${y}`} />}
      <circle cx={x} cy={y} r="9.5" />
      <path d={`M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`} />
    </g>
  );
}

/** Drawn over the pieces: a line with a numbered disc for each step. */
export function PathOverlay({ plan, path }: { readonly plan: Plan; readonly path: readonly Cell[] }) {
  const points = path.map((cell) => middleOf(plan, cell));
  const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g className={styles.path}>
      <path d={line} />
      {points.slice(1, -1).map(({ x, y }, i) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="8.5" />
          <text x={x} y={y}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
