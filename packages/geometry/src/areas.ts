/** Areas: cells that hang together, with borders where the caller says so. */
import { type Cell, type Edge, type Grid, requireCell } from './grid.ts';
import { i32, u8 } from './packed.ts';

export interface Areas {
  readonly count: number;
  /** By cell: its area, numbered from 0 in the order of their first cells; -1 for a hole. */
  readonly areaOf: Int32Array;
  /** By area: its cells in ascending order. */
  readonly cells: readonly (readonly Cell[])[];
}

/** `bounds` flags the edge kinds that part two areas. Only sides connect; corners do not. */
export function findAreas(grid: Grid, bounds: Uint8Array): Areas {
  const areaOf = new Int32Array(grid.cellCount).fill(-1);
  const cells: Cell[][] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (u8(grid.holes, cell) !== 0) continue;
    if (i32(areaOf, cell) < 0) {
      fill(grid, bounds, cell, areaOf, cells.length);
      cells.push([]);
    }
    cells[i32(areaOf, cell)]?.push(cell);
  }
  return { count: cells.length, areaOf, cells };
}

function fill(grid: Grid, bounds: Uint8Array, start: Cell, areaOf: Int32Array, area: number): void {
  const waiting = [start];
  areaOf[start] = area;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (let side = 0; side < 4; side++) {
      const to = i32(grid.ways, cell * 8 + side);
      if (to < 0 || i32(areaOf, to) >= 0) continue;
      if (u8(bounds, u8(grid.edges, i32(grid.sides, cell * 4 + side))) !== 0) continue;
      areaOf[to] = area;
      waiting.push(to);
    }
  }
}

export function isSameArea(grid: Grid, areas: Areas, one: Cell, other: Cell): boolean {
  const area = i32(areas.areaOf, requireCell(grid, one));
  return area >= 0 && area === i32(areas.areaOf, requireCell(grid, other));
}

/** The edges with the area on one side only, rim included, in ascending order. */
export function bordersOf(grid: Grid, areas: Areas, area: number): Edge[] {
  const edges: Edge[] = [];
  for (const cell of areas.cells[area] ?? []) {
    for (let side = 0; side < 4; side++) {
      const to = i32(grid.ways, cell * 8 + side);
      if (to < 0 || i32(areas.areaOf, to) !== area) edges.push(i32(grid.sides, cell * 4 + side));
    }
  }
  return edges.sort((a, b) => a - b);
}
