/** Who holds what: quarters, zones, ground. More models than every other side, or nobody does. Clauses CZ-FIELD-14, CZ-RULE-40. */
import { type Base, distanceOf, isWithin, LIMITER, quarterOf } from '@tablerunner/geometry';
import type { CombatZoneState, Model } from '../types.ts';
import { playerOf } from '../units.ts';
import { holderOf, objectivesOf, spotOf, workerOf } from './marks.ts';
import type { Zone } from './types.ts';
import { isInZone } from './zones.ts';

/** The side with more models that are counted than each other side; -1 for none (CZ-RULE-40). */
function sideWithMost(state: CombatZoneState, isCounted: (model: Model) => boolean): number {
  const counts = [0, 0, 0, 0]; // sides are numbered from 0 to 3, whoever sits there
  for (const model of state.models) {
    if (model.place !== 'table' || !isCounted(model)) continue;
    const { side } = playerOf(state, model.player);
    counts[side] = (counts[side] ?? 0) + 1;
  }
  const most = Math.max(0, ...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? first : -1;
}

/** 0 south-west, 1 south-east, 2 north-west, 3 north-east. */
export const holderOfQuarter = (state: CombatZoneState, quarter: number): number =>
  sideWithMost(state, (model) => quarterOf(state.field, model) === quarter);

export const holderOfZone = (state: CombatZoneState, zone: Zone): number =>
  sideWithMost(state, (model) => isInZone(state.field, zone, model));

/** The side that an objective counts for; -1 for none. */
export function holderOfObjective(state: CombatZoneState, objective: number): number {
  const sideOf = (player: number | undefined): number => (player === undefined ? -1 : playerOf(state, player).side);
  switch (objectivesOf(state)[objective]?.kind) {
    case 'crate':
      return sideOf(state.models[holderOf(state, objective)]?.player);
    case 'device': {
      const worker = workerOf(state, objective);
      return worker < 0 ? -1 : sideOf(worker);
    }
    default: {
      const spot = spotOf(state, objective);
      if (spot === undefined) return -1;
      const point: Base = { ...spot, width: 0 };
      return sideWithMost(state, (model) => isWithin(distanceOf(model, point), LIMITER.red));
    }
  }
}
