/** Shortest ways of a base round scenery. */
import type { OpenTable } from './table.ts';
import type { Base, Neighbour, Point, Way, WayOptions } from './types.ts';

/** Undefined where no way leads there. The walk along the answer is legal, but may be longer than a move. */
export function shortestWay(
  _table: OpenTable,
  _base: Base,
  _to: Point,
  _others: readonly Neighbour[],
  _options: WayOptions,
): Way | undefined {
  throw new Error('not measured yet');
}
