/** Who says which rebel is struck. Clauses ES-DRONE-09, ES-DRONE-10; ES-RULE-70. */
import type { Seat } from '@tablerunner/engine';
import type { EscapeState, Unit } from '../types.ts';
import { unitAt } from '../units.ts';

/** Least life first, then lowest rank. */
const byWeakness = (a: Unit, b: Unit): number => a.life - b.life || a.profile.rank - b.profile.rank;

/** The controller of the weakest, those out of combat counting as 0; who has left the map does not count. Ties: the Leader. */
export function chooserOfVictim(state: EscapeState): Seat {
  const counted = state.units.filter(({ faction, place }) => faction === 'resistance' && place !== 'gone');
  const [first, ...others] = counted.sort(byWeakness);
  if (first === undefined) return state.leader;
  const tied = others.filter((unit) => byWeakness(unit, first) === 0);
  return tied.every(({ seat }) => seat === first.seat) ? first.seat : state.leader;
}

/** The option of ES-RULE-70: the weakest legal target itself. */
export function weakestOf(state: EscapeState, targets: readonly number[]): readonly number[] {
  const [first] = [...targets].sort((a, b) => byWeakness(unitAt(state, a), unitAt(state, b)) || a - b);
  return first === undefined ? [] : [first];
}
