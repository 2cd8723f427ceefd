/**
 * A board of squares with something on every edge. Cell = y * width + x, with y 0 at the bottom and north up.
 *
 * Edges and corners are numbered on a lattice one wider and one higher than the board: corner p = y * (width + 1) + x
 * is the south-west corner of cell (x, y), 2p the edge on that cell's west side, 2p + 1 the edge on its south side. So
 * an edge has one number whichever cell asks, and the rim has edges too.
 */
import { stepX, stepY } from './directions.ts';
import { i32, u8 } from './packed.ts';

export type Cell = number;
export type Edge = number;
export type Corner = number;

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cellCount: number;
  /** Length of `edges`; some numbers at the lattice's end belong to no edge and stay 0. */
  readonly edgeCount: number;
  /** 1 for each cell that is not part of the board. */
  readonly holes: Uint8Array;
  /** Kind per edge: 0 on a new grid, the rest is up to the caller. */
  readonly edges: Uint8Array;
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** What a step in each of the eight directions adds to a cell number. */
  readonly deltas: Int32Array;
  /** Neighbour of cell c in direction d at c * 8 + d; -1 where there is none. */
  readonly ways: Int32Array;
  /** Edge of cell c on side d at c * 4 + d. */
  readonly sides: Int32Array;
}

export interface GridSize {
  readonly width: number;
  readonly height: number;
  readonly holes?: Iterable<Cell>;
}

export function createGrid({ width, height, holes = [] }: GridSize): Grid {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    throw new RangeError(`a grid cannot be ${width} x ${height}`);
  }
  const cellCount = width * height;
  const edgeCount = 2 * (width + 1) * (height + 1);
  const grid: Grid = {
    width,
    height,
    cellCount,
    edgeCount,
    holes: new Uint8Array(cellCount),
    edges: new Uint8Array(edgeCount),
    xs: Int32Array.from({ length: cellCount }, (_, cell) => cell % width),
    ys: Int32Array.from({ length: cellCount }, (_, cell) => Math.floor(cell / width)),
    deltas: Int32Array.from({ length: 8 }, (_, direction) => stepY(direction) * width + stepX(direction)),
    ways: new Int32Array(cellCount * 8).fill(-1),
    sides: new Int32Array(cellCount * 4),
  };
  for (const hole of holes) {
    if (!isCell(grid, hole)) throw new RangeError(`hole ${hole} is outside a ${width} x ${height} grid`);
    grid.holes[hole] = 1;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    fillWays(grid, cell);
    fillSides(grid, cell);
  }
  return grid;
}

function fillWays(grid: Grid, cell: Cell): void {
  for (let direction = 0; direction < 8; direction++) {
    const to = cellAt(grid, i32(grid.xs, cell) + stepX(direction), i32(grid.ys, cell) + stepY(direction));
    if (to !== undefined && !grid.holes[cell]) grid.ways[cell * 8 + direction] = to;
  }
}

function fillSides(grid: Grid, cell: Cell): void {
  const corner = cell + i32(grid.ys, cell);
  grid.sides.set([2 * (corner + grid.width + 1) + 1, 2 * (corner + 1), 2 * corner + 1, 2 * corner], cell * 4);
}

/** The same board with edges of its own, for a position in which other doors are open. */
export function copyGrid(grid: Grid): Grid {
  const { width, height, cellCount, edgeCount, holes, edges, xs, ys, deltas, ways, sides } = grid;
  // Field by field, in the order of `createGrid`: grids of one make are read faster than grids of two.
  return { width, height, cellCount, edgeCount, holes, edges: edges.slice(), xs, ys, deltas, ways, sides };
}

/** The cell at column x and row y, both from 0; undefined outside the board and for a hole. */
export function cellAt(grid: Grid, x: number, y: number): Cell | undefined {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return undefined;
  const cell = y * grid.width + x;
  return grid.holes[cell] === 0 ? cell : undefined;
}

export function columnOf(grid: Grid, cell: Cell): number {
  return i32(grid.xs, requireCell(grid, cell));
}

export function rowOf(grid: Grid, cell: Cell): number {
  return i32(grid.ys, requireCell(grid, cell));
}

/** Inside the rectangle; it may still be a hole. */
function isCell(grid: Grid, cell: Cell): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < grid.cellCount;
}

export function isOnBoard(grid: Grid, cell: Cell): boolean {
  return isCell(grid, cell) && grid.holes[cell] === 0;
}

/** Passes the cell on; throws for a number outside the rectangle, which is a caller's fault. */
export function requireCell(grid: Grid, cell: Cell): Cell {
  if (!isCell(grid, cell)) throw new RangeError(`cell ${cell} is outside a ${grid.width} x ${grid.height} grid`);
  return cell;
}

/** All cells of the board, holes left out, in ascending order. */
export function cellsOf(grid: Grid): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) if (u8(grid.holes, cell) === 0) cells.push(cell);
  return cells;
}
