/** A move along a way, and what it meets. Clauses CZ-RULE-28 to 36. */
import type { OpenTable } from './table.ts';
import type { Base, Neighbour, OpenWalk, Point } from './types.ts';

/** The way holds the waypoints after the start; heights follow from the surfaces. */
export function walk(_table: OpenTable, _base: Base, _way: readonly Point[], _others: readonly Neighbour[]): OpenWalk {
  throw new Error('not measured yet');
}
