/** Distances by ruler: walls and pieces do not count. For distances on foot see flood.ts. */
import type { Cell, Grid } from './grid.ts';
import { gapX, gapY } from './neighbours.ts';

/** Steps across sides: a diagonal neighbour is 2 away. */
export function manhattan(grid: Grid, one: Cell, other: Cell): number {
  return gapX(grid, one, other) + gapY(grid, one, other);
}

/** Steps in eight directions: a diagonal neighbour is 1 away. */
export function chebyshev(grid: Grid, one: Cell, other: Cell): number {
  return Math.max(gapX(grid, one, other), gapY(grid, one, other));
}

/** Square of the straight distance between the centres, for comparing without roots. */
export function squaredDistance(grid: Grid, one: Cell, other: Cell): number {
  return gapX(grid, one, other) ** 2 + gapY(grid, one, other) ** 2;
}
