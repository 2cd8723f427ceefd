/** Netrunners: who can run programs, and who may step in for a friend. Clauses CZ-NET-02, CZ-NET-22, CZ-RULE-76. */
import { countsAs } from '../abilities/skills.ts';
import { isVisible } from '../targeting/visible.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, modelsOnTable } from '../units.ts';

export const isNetrunner = (state: CombatZoneState, model: number): boolean => countsAs(state, model, 'netrunner');

/** Friends of the target with a path of attack to the one who launches, at any range, brawling or Vulnerable as they may be. */
export const helpersFor = (state: CombatZoneState, launcher: number, target: number): number[] =>
  modelsOnTable(state).filter(
    (model) =>
      model !== target &&
      isFriend(state, model, target) &&
      isNetrunner(state, model) &&
      isVisible(state, model, launcher),
  );
