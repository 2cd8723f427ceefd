/** Cheapest routes out of a flood: one of them, all of them, how many there are, which cells they use. */
import { floodStraight } from './flood.ts';
import { type Cell, type Grid, requireCell } from './grid.ts';
import { i32, u8 } from './packed.ts';
import { type Flood, UNREACHED } from './spread.ts';
import type { Walk } from './walk.ts';

export interface Route {
  readonly cost: number;
  /** From start to goal, both included. */
  readonly cells: readonly Cell[];
}

/** One cheapest route; the same question always gets the same one. Undefined if there is none. */
export function shortestRoute(grid: Grid, walk: Walk, from: Cell, to: Cell): Route | undefined {
  return routeTo(floodStraight(grid, walk, from, to), to);
}

/** One cheapest route of a flood: the first that `listRoutesTo` lists. */
export function routeTo(flood: Flood, goal: Cell): Route | undefined {
  const cost = i32(flood.cost, requireCell(flood.grid, goal));
  if (cost === UNREACHED) return undefined;
  const cells = [goal];
  for (let cell = goal; u8(flood.back, cell) !== 0; ) {
    cell += i32(flood.grid.deltas, 31 - Math.clz32(lowestBit(u8(flood.back, cell))));
    cells.push(cell);
  }
  return { cost, cells: cells.reverse() };
}

/** The cells before this one on the cheapest ways to it. */
export function cellsBefore(flood: Flood, cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let bits = u8(flood.back, requireCell(flood.grid, cell)); bits !== 0; bits &= bits - 1) {
    cells.push(cell + i32(flood.grid.deltas, 31 - Math.clz32(lowestBit(bits))));
  }
  return cells;
}

/** All cells on any cheapest route to the goal, both ends included, nearest to the start first. */
export function cellsOnRoutesTo(flood: Flood, goal: Cell): Cell[] {
  if (i32(flood.cost, requireCell(flood.grid, goal)) === UNREACHED) return [];
  const cells = [goal];
  const seen = new Uint8Array(flood.grid.cellCount);
  seen[goal] = 1;
  for (let i = 0; i < cells.length; i++) {
    for (const before of cellsBefore(flood, cells[i] as Cell)) {
      if (u8(seen, before) === 0) cells.push(before);
      seen[before] = 1;
    }
  }
  return cells.sort((a, b) => i32(flood.cost, a) - i32(flood.cost, b) || a - b);
}

/** The cells with which a cheapest route to the goal can begin, ascending; empty if the goal is the start or out of reach. */
export function firstStepsTo(flood: Flood, goal: Cell): Cell[] {
  const isFirst = (cell: Cell) => cellsBefore(flood, cell).some((before) => i32(flood.cost, before) === 0);
  return cellsOnRoutesTo(flood, goal)
    .filter(isFirst)
    .sort((a, b) => a - b);
}

/** How many cheapest routes lead to the goal; counts no further than `cap`. */
export function countRoutesTo(flood: Flood, goal: Cell, cap = Number.MAX_SAFE_INTEGER): number {
  const counts = new Map<Cell, number>();
  for (const cell of cellsOnRoutesTo(flood, goal)) {
    let count = i32(flood.cost, cell) === 0 ? 1 : 0;
    for (const before of cellsBefore(flood, cell)) count = Math.min(cap, count + (counts.get(before) ?? 0));
    counts.set(cell, count);
  }
  return Math.min(cap, counts.get(goal) ?? 0);
}

/** The cheapest routes to the goal, at most `cap` of them, always in the same order. */
export function listRoutesTo(flood: Flood, goal: Cell, cap: number): Route[] {
  const routes: Route[] = [];
  const cost = i32(flood.cost, requireCell(flood.grid, goal));
  if (cost === UNREACHED) return routes;
  const trail: Cell[] = [];
  const goBack = (cell: Cell): void => {
    if (routes.length >= cap) return;
    trail.push(cell);
    if (i32(flood.cost, cell) === 0) routes.push({ cost, cells: trail.slice().reverse() });
    else for (const before of cellsBefore(flood, cell)) goBack(before);
    trail.pop();
  };
  goBack(goal);
  return routes;
}

function lowestBit(bits: number): number {
  return bits & -bits;
}
