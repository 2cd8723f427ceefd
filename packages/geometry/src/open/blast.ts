/** Who is caught in a blast. Clauses CZ-RULE-64 and 66, CZ-KW-17 and 18. */
import type { OpenTable } from './table.ts';
import type { Base, Spot } from './types.ts';

/** Indices of the bases within 3 inches of the token's rim that no barrier shields. */
export function blast(_table: OpenTable, _centre: Spot, _bases: readonly Base[]): number[] {
  throw new Error('not measured yet');
}
