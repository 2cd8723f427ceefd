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

/** The table that was asked for last: a match asks for the same one all the time. */
let last: { readonly pieces: readonly Piece[] | undefined; readonly table: OpenTable | undefined } = {
  pieces: undefined,
  table: undefined,
};

export function tableOf({ field }: CombatZoneState): OpenTable {
  if (last.table !== undefined && last.pieces === field.pieces) return last.table;
  const table = tables.get(field.pieces) ?? compileField(field);
  tables.set(field.pieces, table);
  last = { pieces: field.pieces, table };
  return table;
}

const NONE: readonly number[] = [];

/** The models on the table without those named. Bodies and models in Reserve are in nobody's way (CZ-RULE-39, 46). */
export function standingBut({ models }: CombatZoneState, one: number, other = -1, unseen = NONE): number[] {
  const found: number[] = [];
  for (let number = 0; number < models.length; number++) {
    if (models[number]?.place !== 'table' || number === one || number === other) continue;
    if (!unseen.includes(number)) found.push(number);
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
