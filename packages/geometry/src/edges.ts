/** Edges of a grid: finding them from either side, reading and setting what is on them. */
import { type Direction, EAST, NORTH, SOUTH, WEST } from './directions.ts';
import { type Cell, cellAt, type Edge, type Grid, requireCell } from './grid.ts';
import { requireKind } from './kinds.ts';
import { i32, u8 } from './packed.ts';

export const SIDES = [NORTH, EAST, SOUTH, WEST] as const;

/** The edge on one of the four sides of a cell, also on the rim. */
export function edgeOf(grid: Grid, cell: Cell, side: Direction): Edge {
  if (side < 0 || side > 3) throw new RangeError(`${side} is not a side`);
  return i32(grid.sides, requireCell(grid, cell) * 4 + side);
}

/** The edge that two cells share; undefined if they do not lie side by side. */
export function edgeBetween(grid: Grid, one: Cell, other: Cell): Edge | undefined {
  const far = requireCell(grid, other) * 4;
  const near = requireCell(grid, one) * 4;
  for (const side of SIDES) {
    if (i32(grid.sides, near + side) === i32(grid.sides, far + ((side + 2) & 3))) return i32(grid.sides, near + side);
  }
  return undefined;
}

/** An edge that cells to its west and east share; the others lie between south and north. */
export function isUpright(edge: Edge): boolean {
  return (edge & 1) === 0;
}

/** False for the numbers at the end of the lattice that no cell has as a side. */
export function isEdge(grid: Grid, edge: Edge): boolean {
  if (!Number.isInteger(edge) || edge < 0 || edge >= grid.edgeCount) return false;
  const { x, y } = placeOf(grid, edge);
  return isUpright(edge) ? y < grid.height : x < grid.width;
}

/** The cells on both sides, west or south first; undefined on the side where the board ends or has a hole. */
export function cellsBeside(grid: Grid, edge: Edge): readonly [Cell | undefined, Cell | undefined] {
  const { x, y } = placeOf(grid, requireEdge(grid, edge));
  const before = isUpright(edge) ? cellAt(grid, x - 1, y) : cellAt(grid, x, y - 1);
  return [before, cellAt(grid, x, y)];
}

/** Column and row of the cell whose west or south side this edge is; on the rim one past the last. */
export function placeOf(grid: Grid, edge: Edge): { readonly x: number; readonly y: number } {
  const corner = edge >> 1;
  return { x: corner % (grid.width + 1), y: Math.floor(corner / (grid.width + 1)) };
}

export function edgeKind(grid: Grid, edge: Edge): number {
  return u8(grid.edges, requireEdge(grid, edge));
}

export function setEdgeKind(grid: Grid, edge: Edge, kind: number): void {
  grid.edges[requireEdge(grid, edge)] = requireKind(kind);
}

/** Gives one kind to every edge around the board and around its holes. */
export function setRimKind(grid: Grid, kind: number): void {
  for (const edge of edgesOf(grid)) {
    const [before, after] = cellsBeside(grid, edge);
    if ((before === undefined) !== (after === undefined)) setEdgeKind(grid, edge, kind);
  }
}

/** All edges of the grid in ascending order; with a table of flags only those of a flagged kind. */
export function edgesOf(grid: Grid, kinds?: Uint8Array): Edge[] {
  const edges: Edge[] = [];
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (isEdge(grid, edge) && (kinds === undefined || u8(kinds, u8(grid.edges, edge)) !== 0)) edges.push(edge);
  }
  return edges;
}

/** Passes the edge on; throws for a number that is none, which is a caller's fault. */
export function requireEdge(grid: Grid, edge: Edge): Edge {
  if (!isEdge(grid, edge)) throw new RangeError(`${edge} is not an edge of a ${grid.width} x ${grid.height} grid`);
  return edge;
}
