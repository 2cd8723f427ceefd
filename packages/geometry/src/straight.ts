/** Moving straight and along walls: what lies ahead of a facing, and the circuit round an area. */
import { type Direction, EAST, leftOf, rightOf } from './directions.ts';
import { type Cell, type Grid, requireCell } from './grid.ts';
import { i32, u8 } from './packed.ts';

/** The cells straight ahead across sides, nearest first, up to the first flagged edge or the end of the board. */
export function cellsAhead(grid: Grid, blocks: Uint8Array, from: Cell, facing: Direction, limit: number): Cell[] {
  const cells: Cell[] = [];
  for (
    let cell = next(grid, blocks, from, facing);
    cell >= 0 && cells.length < limit;
    cell = next(grid, blocks, cell, facing)
  ) {
    cells.push(cell);
  }
  return cells;
}

/** A closed walk: from each cell the heading leads to the next, from the last to the first. */
export interface Circuit {
  readonly cells: readonly Cell[];
  readonly headings: readonly Direction[];
}

/**
 * The walk along the outer border of an area, counterclockwise, with the border on the right hand. What stands free
 * inside the area does not belong to it. Narrow parts are passed in both directions; a single cell gives an empty walk.
 * `area` are the cells of one area as findAreas gives them for the same flags.
 */
export function circuitOf(grid: Grid, bounds: Uint8Array, area: readonly Cell[]): Circuit {
  const cells: Cell[] = [];
  const headings: Direction[] = [];
  // The lowest cell has the outer border to its south, so walking east keeps it on the right.
  const start = Math.min(...area);
  let cell = start;
  let heading = EAST;
  do {
    const to = next(grid, bounds, cell, heading);
    if (to < 0) {
      heading = leftOf(heading);
      continue;
    }
    cells.push(cell);
    headings.push(heading);
    cell = to;
    if (next(grid, bounds, cell, rightOf(heading)) >= 0) heading = rightOf(heading);
  } while (cell !== start || heading !== EAST);
  return { cells, headings };
}

/** The cell across a side; -1 if the side is flagged or nothing lies behind it. */
function next(grid: Grid, blocks: Uint8Array, cell: Cell, side: Direction): Cell {
  if (u8(blocks, u8(grid.edges, i32(grid.sides, requireCell(grid, cell) * 4 + side))) !== 0) return -1;
  return i32(grid.ways, cell * 8 + side);
}
