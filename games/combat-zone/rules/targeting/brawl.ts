/** Who is in a brawl with whom, and who outnumbers whom. Clauses CZ-BRAWL-01, 02, 09; CZ-RULE-03, 22, 62. */
import { isAtReach } from '@tablerunner/geometry';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, isRival, modelOf } from '../units.ts';
import { tableOf } from './table.ts';

function reachedBy(state: CombatZoneState, model: number, isMeant: (other: number) => boolean): number[] {
  if (!isOnTable(state, model)) return [];
  const table = tableOf(state);
  const base = modelOf(state, model);
  const found: number[] = [];
  for (let other = 0; other < state.models.length; other++) {
    const near = state.models[other];
    if (other === model || near?.place !== 'table' || !isMeant(other)) continue;
    if (isAtReach(table, base, near)) found.push(other);
  }
  return found;
}

/** All models at reach of one, friends and rivals; nobody is at reach of a model that is not on the table. */
export const modelsAtReach = (state: CombatZoneState, model: number): number[] => reachedBy(state, model, () => true);

/** The rivals with which it is in a brawl; models of one side never brawl (CZ-BRAWL-01, CZ-BRAWL-02). */
export const brawlersOf = (state: CombatZoneState, model: number): number[] =>
  reachedBy(state, model, (other) => isRival(state, model, other));

export const isInBrawl = (state: CombatZoneState, model: number): boolean => brawlersOf(state, model).length > 0;

/** More friends than rivals at its reach, itself not counted; drones count (CZ-BRAWL-09, CZ-RULE-62). */
export function isOutnumbering(state: CombatZoneState, model: number): boolean {
  const near = modelsAtReach(state, model);
  const rivals = near.filter((other) => isRival(state, model, other)).length;
  return near.length - rivals > rivals;
}
