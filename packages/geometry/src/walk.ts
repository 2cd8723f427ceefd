/** What a single step costs: by edge, by cell entered, round a corner, and by a last word of the caller. */
import {
  type CornerRule,
  cornerBits,
  FIRST_OCCUPIED,
  firstFlank,
  isRisingWay,
  northEastOf,
  SECOND_OCCUPIED,
  secondFlank,
} from './corner-rules.ts';
import { type Direction, isDiagonal } from './directions.ts';
import { type Cell, type Grid, requireCell } from './grid.ts';
import { SHUT } from './kinds.ts';
import { i32, u8 } from './packed.ts';

/** The cost of a step that cannot be taken. Real steps cost 1 or more. */
export const NO_STEP = 0;

/** How somebody walks. Without `diagonal` there are only steps across sides. */
export interface Walk {
  /** By edge kind: what crossing adds to the step, or SHUT. */
  readonly edgeCost: Uint8Array;
  /** By cell: what entering costs, or SHUT; 1 everywhere if left out. */
  readonly enterCost?: Uint8Array | undefined;
  /** By cell: 1 where one may arrive but not go on. The start is exempt. */
  readonly ends?: Uint8Array | undefined;
  readonly diagonal?: DiagonalSteps | undefined;
  /** The last word on a step that the tables allow: its cost or NO_STEP. Must always answer alike. */
  readonly judge?: ((cost: number, from: Cell, to: Cell, direction: Direction) => number) | undefined;
}

export interface DiagonalSteps {
  readonly rule: CornerRule;
  /** By edge kind: 1 where an edge at the corner counts as blocking. */
  readonly blocks: Uint8Array;
  /** By cell: 1 where a piece occupies a flank. Holes always count as occupied. */
  readonly occupied?: Uint8Array | undefined;
  /** What a diagonal step costs beyond entering the cell. */
  readonly extraCost?: number | undefined;
}

export interface Step {
  readonly to: Cell;
  readonly direction: Direction;
  readonly cost: number;
}

/** The cost of the step in one of eight directions, or NO_STEP. Looks at the step only, not at `ends`. */
export function stepCost(grid: Grid, walk: Walk, cell: Cell, direction: Direction): number {
  const to = i32(grid.ways, cell * 8 + direction);
  if (to < 0) return NO_STEP;
  const cost = isDiagonal(direction)
    ? diagonalCost(grid, walk, cell, to, direction)
    : sideCost(grid, walk, cell, to, direction);
  return cost === NO_STEP || walk.judge === undefined ? cost : walk.judge(cost, cell, to, direction);
}

/** Every step that can be taken from a cell. */
export function stepsFrom(grid: Grid, walk: Walk, cell: Cell): Step[] {
  requireCell(grid, cell);
  const steps: Step[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const cost = stepCost(grid, walk, cell, direction);
    if (cost !== NO_STEP) steps.push({ to: i32(grid.ways, cell * 8 + direction), direction, cost });
  }
  return steps;
}

function sideCost(grid: Grid, walk: Walk, cell: Cell, to: Cell, side: Direction): number {
  const crossing = u8(walk.edgeCost, u8(grid.edges, i32(grid.sides, cell * 4 + side)));
  if (crossing === SHUT) return NO_STEP;
  if (walk.enterCost === undefined) return 1 + crossing;
  const entering = u8(walk.enterCost, to);
  return entering === SHUT ? NO_STEP : entering + crossing;
}

function diagonalCost(grid: Grid, walk: Walk, cell: Cell, to: Cell, direction: Direction): number {
  const { diagonal } = walk;
  if (diagonal === undefined) return NO_STEP;
  const entering = walk.enterCost === undefined ? 1 : u8(walk.enterCost, to);
  if (entering === SHUT || isCornerShut(grid, diagonal, cell, direction)) return NO_STEP;
  return entering + (diagonal.extraCost ?? 0);
}

/** Whether the rule forbids passing the corner of a cell in a diagonal direction. The cell behind must exist. */
export function isCornerShut(grid: Grid, steps: DiagonalSteps, cell: Cell, direction: Direction): boolean {
  const isRising = isRisingWay(direction);
  const northEast = northEastOf(grid, cell, direction);
  let bits = cornerBits(grid, grid.edges, steps.blocks, northEast, isRising);
  if (isOccupied(grid, steps, firstFlank(northEast, isRising))) bits |= FIRST_OCCUPIED;
  if (isOccupied(grid, steps, secondFlank(grid, northEast, isRising))) bits |= SECOND_OCCUPIED;
  return u8(steps.rule, bits) !== 0;
}

function isOccupied(grid: Grid, steps: DiagonalSteps, flank: Cell): boolean {
  return u8(grid.holes, flank) !== 0 || (steps.occupied !== undefined && u8(steps.occupied, flank) !== 0);
}
