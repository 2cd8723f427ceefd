/** How far everything is on foot: the cheapest way from a start to each cell. routes.ts gets the ways out of it. */
import { type Cell, type Grid, requireCell } from './grid.ts';
import { i32 } from './packed.ts';
import { type Flood, spread, UNREACHED } from './spread.ts';
import type { Walk } from './walk.ts';

const NO_LIMIT = UNREACHED - 1;

/** The cost of everything that can be reached from one cell, or from the nearest of several, for at most `limit`. */
export function flood(grid: Grid, walk: Walk, from: Cell | readonly Cell[], limit = NO_LIMIT): Flood {
  return spread(grid, walk, { from: typeof from === 'number' ? [from] : from, limit });
}

/** All cheapest ways to one goal, without looking elsewhere: of the result only what lies on those ways is exact. */
export function floodToward(grid: Grid, walk: Walk, from: Cell, goal: Cell): Flood {
  return spread(grid, walk, { from: [from], limit: NO_LIMIT, goal: requireCell(grid, goal) });
}

/** As `floodToward`, but stops at the first cheapest way found; which one that is never changes. */
export function floodStraight(grid: Grid, walk: Walk, from: Cell, goal: Cell): Flood {
  return spread(grid, walk, { from: [from], limit: NO_LIMIT, goal: requireCell(grid, goal), isOneWayEnough: true });
}

/** The cost of the cheapest way from one cell to another; undefined if there is none. */
export function walkingDistance(grid: Grid, walk: Walk, from: Cell, to: Cell): number | undefined {
  const cost = i32(floodStraight(grid, walk, from, to).cost, to);
  return cost === UNREACHED ? undefined : cost;
}

/** The cells that were reached, start included, in ascending order. */
export function reachedCells({ cost }: Flood): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < cost.length; cell++) if (i32(cost, cell) !== UNREACHED) cells.push(cell);
  return cells;
}
