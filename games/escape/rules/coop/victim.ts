/** Who says which rebel is struck. Clauses ES-DRONE-09, ES-DRONE-10; ES-RULE-70. */
import type { Seat } from '@tablerunner/engine';
import type { EscapeState, Unit } from '../types.ts';
import { unitAt } from '../units.ts';

/** Least life first, then lowest rank. */
const byWeakness = (a: Unit, b: Unit): number => a.life - b.life || a.profile.rank - b.profile.rank;

function weakest<T>(all: readonly T[], unitOf: (one: T) => Unit): T[] {
  let found: T[] = [];
  for (const one of all) {
    const [best] = found;
    const than = best === undefined ? -1 : byWeakness(unitOf(one), unitOf(best));
    if (than < 0) found = [one];
    else if (than === 0) found.push(one);
  }
  return found;
}

/** The controllers of the weakest, those out of combat counting as 0; who has left the map does not count. */
export function choosersOfVictim(state: EscapeState): readonly Seat[] {
  const counted = state.units.filter(({ faction, place }) => faction === 'resistance' && place !== 'gone');
  const seats = weakest(counted, (unit) => unit).map(({ seat }) => seat);
  return seats.length === 0 ? [state.leader] : [...new Set(seats)];
}

/** The option of ES-RULE-70: the weakest legal target itself; several only if they tie in life and rank. */
export const weakestOf = (state: EscapeState, targets: readonly number[]): readonly number[] =>
  weakest(targets, (index) => unitAt(state, index));
