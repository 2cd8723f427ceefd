/** Where a base can stand, and how high. Clauses CZ-RULE-30, CZ-FALL-01. */
import type { OpenTable } from './table.ts';
import type { Base, Point, Spot, StandingProblem } from './types.ts';

/** Height of the highest surface at a point, at or below a height if one is given. The table itself is 0. */
export function surfaceAt(_table: OpenTable, _point: Point, _below?: number): number {
  throw new Error('not measured yet');
}

/** Why this base cannot stand where it is; undefined if it can. */
export function standing(_table: OpenTable, _base: Base, _others: readonly Base[]): StandingProblem | undefined {
  throw new Error('not measured yet');
}

/** How far it is straight down to the next surface. */
export function fallHeight(_table: OpenTable, _spot: Spot): number {
  throw new Error('not measured yet');
}
