/** Moves that nobody chose: pushes, falls and landings. Clauses CZ-RULE-37, 68 and 98. */
import type { OpenTable } from './table.ts';
import type { Base, Landing, Point, Push, Spot } from './types.ts';

/** A base pushed away from a point. */
export function pushed(_table: OpenTable, _base: Base, _from: Point, _length: number, _others: readonly Base[]): Push {
  throw new Error('not measured yet');
}

/** Where something lands that falls from a spot: straight below, or at the nearest place where it can stand. */
export function landing(_table: OpenTable, _spot: Spot, _width: number, _others: readonly Base[]): Landing {
  throw new Error('not measured yet');
}
