/** What a base can reach with a length. */
import type { OpenTable } from './table.ts';
import type { Base, Neighbour, ReachSpot, Region, Sampling } from './types.ts';

/** Without any roll. */
export function reachRegion(_table: OpenTable, _base: Base, _length: number, _others: readonly Neighbour[]): Region {
  throw new Error('not measured yet');
}

/** Spots for machine players, with and without rolls. */
export function reachSpots(
  _table: OpenTable,
  _base: Base,
  _length: number,
  _others: readonly Neighbour[],
  _sampling: Sampling,
): ReachSpot[] {
  throw new Error('not measured yet');
}
