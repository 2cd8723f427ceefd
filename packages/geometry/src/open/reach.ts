/** At reach: within the width of the Limiter, and no barrier between. Clause CZ-RULE-22. */
import type { OpenTable } from './table.ts';
import type { Base, Thing } from './types.ts';

export function isAtReach(_table: OpenTable, _a: Base, _b: Base): boolean {
  throw new Error('not measured yet');
}

/** Whether a token, an object, a piece, a roof edge or the edge of the table is at reach of a base. */
export function isAtReachOf(_table: OpenTable, _base: Base, _thing: Thing): boolean {
  throw new Error('not measured yet');
}

/** Indices of the others at reach of a base. */
export function reachOf(_table: OpenTable, _base: Base, _others: readonly Base[]): number[] {
  throw new Error('not measured yet');
}
