/** Who lies beside whom, by pure geometry: what stands on the edges between does not matter here. */
import { type Direction, directionOf } from './directions.ts';
import { type Cell, type Grid, requireCell } from './grid.ts';
import { i32 } from './packed.ts';

/** The next cell in one of the eight directions; undefined at the end of the board. */
export function neighbour(grid: Grid, cell: Cell, direction: Direction): Cell | undefined {
  const to = i32(grid.ways, requireCell(grid, cell) * 8 + direction);
  return to < 0 ? undefined : to;
}

/** The up to four cells that share a side with this one. */
export function neighboursBeside(grid: Grid, cell: Cell): Cell[] {
  return gather(grid, cell, 4);
}

/** The up to eight cells that share a side or a corner with this one. */
export function neighboursAround(grid: Grid, cell: Cell): Cell[] {
  return gather(grid, cell, 8);
}

export function isBeside(grid: Grid, one: Cell, other: Cell): boolean {
  return gapX(grid, one, other) + gapY(grid, one, other) === 1;
}

/** Shares a side or a corner. */
export function isAround(grid: Grid, one: Cell, other: Cell): boolean {
  return Math.max(gapX(grid, one, other), gapY(grid, one, other)) === 1;
}

/** The way a piece on `from` looks to see `to`: exact along rows, columns and diagonals, else the nearest diagonal. */
export function directionTo(grid: Grid, from: Cell, to: Cell): Direction | undefined {
  const dx = i32(grid.xs, requireCell(grid, to)) - i32(grid.xs, requireCell(grid, from));
  return directionOf(dx, i32(grid.ys, to) - i32(grid.ys, from));
}

/** Columns between two cells. */
export function gapX(grid: Grid, one: Cell, other: Cell): number {
  return Math.abs(i32(grid.xs, requireCell(grid, one)) - i32(grid.xs, requireCell(grid, other)));
}

/** Rows between two cells. */
export function gapY(grid: Grid, one: Cell, other: Cell): number {
  return Math.abs(i32(grid.ys, requireCell(grid, one)) - i32(grid.ys, requireCell(grid, other)));
}

function gather(grid: Grid, cell: Cell, ways: number): Cell[] {
  requireCell(grid, cell);
  const cells: Cell[] = [];
  for (let direction = 0; direction < ways; direction++) {
    const to = i32(grid.ways, cell * 8 + direction);
    if (to >= 0) cells.push(to);
  }
  return cells;
}
