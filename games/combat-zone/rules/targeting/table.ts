/** The table as geometry knows it: scenery worked out once for each arrangement, models as bases. Clauses CZ-GAME-17, CZ-RANGE-*; CZ-RULE-20, 21. */
import {
  type Band,
  type Base,
  bandOf,
  compileField,
  distanceOf,
  type OpenTable,
  type Piece,
} from '@tablerunner/geometry';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';

/** Scenery that moves comes as a new list, so that copies of a state may share one list and what was worked out of it. */
const tables = new WeakMap<readonly Piece[], OpenTable>();

export function tableOf({ field }: CombatZoneState): OpenTable {
  const known = tables.get(field.pieces);
  if (known !== undefined) return known;
  const table = compileField(field);
  tables.set(field.pieces, table);
  return table;
}

/** The models on the table without those named. Bodies and models in Reserve are in nobody's way (CZ-RULE-39, 46). */
export function standingBut({ models }: CombatZoneState, ...without: readonly number[]): number[] {
  const found: number[] = [];
  for (let number = 0; number < models.length; number++) {
    if (models[number]?.place === 'table' && !without.includes(number)) found.push(number);
  }
  return found;
}

/** The base decides every distance and place (CZ-GAME-17). */
export function baseOf(state: CombatZoneState, model: number): Base {
  const { x, y, z, width } = modelOf(state, model);
  return { x, y, z, width };
}

export const basesOf = (state: CombatZoneState, models: readonly number[]): Base[] =>
  models.map((model) => modelOf(state, model));

/** From rim to rim, with the difference of heights (CZ-RULE-21). */
export const distanceBetween = (state: CombatZoneState, one: number, other: number): number =>
  distanceOf(modelOf(state, one), modelOf(state, other));

/** The band of a target, whatever token pays for the action (CZ-RANGE-04, CZ-RANGE-09). */
export const bandBetween = (state: CombatZoneState, one: number, other: number): Band =>
  bandOf(distanceBetween(state, one, other));
