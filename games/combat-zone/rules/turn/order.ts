/** Who gets Control next. Clauses CZ-CONTROL-06, CZ-MPLAY-04, CZ-TEAMPLAY-02, CZ-RULE-42. */
import type { CombatZoneState } from '../types.ts';
import { clockwiseAfter, hasModels, isSameSide } from '../units.ts';

/** The next player clockwise of another side who has a model left; with nobody else left, Control stays on the side. */
export function nextPlayer(state: CombatZoneState, from: number): number {
  const others = clockwiseAfter(state, from);
  const rival = others.find((player) => !isSameSide(state, from, player) && hasModels(state, player));
  if (rival !== undefined || hasModels(state, from)) return rival ?? from;
  return others.find((player) => hasModels(state, player)) ?? from;
}

/** Those who share Control with a player: the partners of two against two, the player first (CZ-TEAMPLAY-03). */
export function partnersOf(state: CombatZoneState, player: number): number[] {
  const partners = [player];
  for (const other of clockwiseAfter(state, player)) if (isSameSide(state, player, other)) partners.push(other);
  return partners;
}
