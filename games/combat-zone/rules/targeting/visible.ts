/** Whether two models can trace a path of attack to each other. Clauses CZ-PATH-04, CZ-PATH-05. */
import { attackPath } from '@tablerunner/geometry';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
import { tableOf } from './table.ts';

/** The barrier that blocks the path; models never do. */
export const blockedBetween = (state: CombatZoneState, from: number, to: number): string | undefined =>
  attackPath(tableOf(state), modelOf(state, from), modelOf(state, to), []).blockedBy;

/** Range does not matter for it, and it goes both ways (CZ-PATH-04, CZ-PATH-05). */
export const isVisible = (state: CombatZoneState, from: number, to: number): boolean =>
  from === to || blockedBetween(state, from, to) === undefined;
