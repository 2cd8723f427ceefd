/** The path of attack. Clauses CZ-RULE-23 to 27, 63, 93 to 95, 104. */
import type { OpenTable } from './table.ts';
import type { AttackPath, Base } from './types.ts';

/** The others are all models but the two. */
export function attackPath(_table: OpenTable, _from: Base, _to: Base, _others: readonly Base[]): AttackPath {
  throw new Error('not measured yet');
}

/** Whether a path of attack is not blocked; it goes both ways (CZ-PATH-04). */
export function isVisible(_table: OpenTable, _from: Base, _to: Base): boolean {
  throw new Error('not measured yet');
}

/** Indices of the others in the corridor from one base through another and on to a length from the first base's rim, up to the first barrier (CZ-RULE-63). */
export function inPath(_table: OpenTable, _from: Base, _to: Base, _others: readonly Base[], _length: number): number[] {
  throw new Error('not measured yet');
}
