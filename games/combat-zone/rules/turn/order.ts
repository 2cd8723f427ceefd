/** Who gets Control next. Clauses CZ-CONTROL-06, CZ-MPLAY-04, CZ-TEAMPLAY-02, CZ-RULE-42. */
import type { CombatZoneState } from '../types.ts';
import { clockwiseAfter, isInPlay, isSameSide } from '../units.ts';

export const hasModels = (state: CombatZoneState, player: number): boolean =>
  state.models.some((model) => model.player === player && isInPlay(model));

/** The next player clockwise of another side who has a model left; with nobody else left, Control stays on the side. */
export function nextPlayer(state: CombatZoneState, from: number): number {
  const others = clockwiseAfter(state, from).filter((player) => hasModels(state, player));
  return (
    others.find((player) => !isSameSide(state, from, player)) ?? (hasModels(state, from) ? from : (others[0] ?? from))
  );
}

/** Those who share Control with a player: the partners of two against two, the player first (CZ-TEAMPLAY-03). */
export const partnersOf = (state: CombatZoneState, player: number): number[] => [
  player,
  ...clockwiseAfter(state, player).filter((other) => isSameSide(state, player, other)),
];
