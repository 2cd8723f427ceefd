/** The straight line between two cell centres: which cells, edges and corners it meets, in whole numbers. */
import { type Direction, directionOf, EAST, isDiagonal, NORTH, SOUTH, stepX, stepY, WEST } from './directions.ts';
import { type Cell, type Corner, type Edge, type Grid, requireCell } from './grid.ts';
import { i32 } from './packed.ts';

export interface EdgeCrossing {
  readonly kind: 'edge';
  readonly from: Cell;
  readonly to: Cell;
  readonly edge: Edge;
}

/** The line goes exactly through a corner, into the cell diagonally behind it. */
export interface CornerCrossing {
  readonly kind: 'corner';
  readonly from: Cell;
  readonly to: Cell;
  readonly corner: Corner;
  /** The two cells that the line touches only there, the lower number first. */
  readonly flanks: readonly [CornerFlank, CornerFlank];
}

export interface CornerFlank {
  readonly cell: Cell;
  /** The edge between `from` and the flank cell. */
  readonly near: Edge;
  /** The edge between the flank cell and `to`. */
  readonly far: Edge;
}

export type Crossing = EdgeCrossing | CornerCrossing;

/** Cells in order, both ends included, and what lies between each and the next. */
export interface Line {
  readonly cells: readonly Cell[];
  readonly crossings: readonly Crossing[];
}

/** The line may cross holes: they are listed like other cells. Seen from the other end it is the same in reverse. */
export function lineBetween(grid: Grid, from: Cell, to: Cell): Line {
  const dx = i32(grid.xs, requireCell(grid, to)) - i32(grid.xs, requireCell(grid, from));
  const cells = [from];
  const crossings: Crossing[] = [];
  let cell = from;
  for (const direction of lineSteps(dx, i32(grid.ys, to) - i32(grid.ys, from))) {
    crossings.push(isDiagonal(direction) ? crossCorner(grid, cell, direction) : crossEdge(grid, cell, direction));
    cell += i32(grid.deltas, direction);
    cells.push(cell);
  }
  return { cells, crossings };
}

/**
 * The steps of a line that ends dx columns and dy rows away: across a side, or diagonally where it meets a corner.
 *
 * Of |dx| upright edges the i-th is met at (2i - 1) / 2|dx| of the way, of |dy| level ones the j-th at
 * (2j - 1) / 2|dy|. Comparing the two crosswise needs no fraction.
 */
export function lineSteps(dx: number, dy: number): Direction[] {
  const across = Math.abs(dx);
  const up = Math.abs(dy);
  const sideways = dx > 0 ? EAST : WEST;
  const upright = dy > 0 ? NORTH : SOUTH;
  const diagonal = directionOf(dx, dy) ?? NORTH;
  const steps: Direction[] = [];
  let i = 1;
  let j = 1;
  while (i <= across || j <= up) {
    const order = (2 * i - 1) * up - (2 * j - 1) * across;
    if (order <= 0) i++;
    if (order >= 0) j++;
    steps.push(order < 0 ? sideways : order > 0 ? upright : diagonal);
  }
  return steps;
}

function crossEdge(grid: Grid, from: Cell, side: Direction): EdgeCrossing {
  return { kind: 'edge', from, to: from + i32(grid.deltas, side), edge: i32(grid.sides, from * 4 + side) };
}

function crossCorner(grid: Grid, from: Cell, diagonal: Direction): CornerCrossing {
  const first = flank(grid, from, diagonal & 3, (diagonal + 1) & 3);
  const second = flank(grid, from, (diagonal + 1) & 3, diagonal & 3);
  return {
    kind: 'corner',
    from,
    to: from + i32(grid.deltas, diagonal),
    corner: cornerOf(grid, from, diagonal),
    flanks: first.cell < second.cell ? [first, second] : [second, first],
  };
}

/** The flank where one leaves a cell across its side `out` and would go on across the side `onward`. */
function flank(grid: Grid, from: Cell, out: Direction, onward: Direction): CornerFlank {
  const cell = from + i32(grid.deltas, out);
  return { cell, near: i32(grid.sides, from * 4 + out), far: i32(grid.sides, cell * 4 + onward) };
}

/** The corner of a cell that lies in a diagonal direction; grid.ts tells how corners are numbered. */
export function cornerOf(grid: Grid, cell: Cell, diagonal: Direction): Corner {
  const southWest = requireCell(grid, cell) + i32(grid.ys, cell);
  return southWest + (stepX(diagonal) > 0 ? 1 : 0) + (stepY(diagonal) > 0 ? grid.width + 1 : 0);
}
