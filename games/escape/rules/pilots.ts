/** Which Robots a Pilot has. Clauses ES-ABIL-47, ES-ABIL-48. */
import type { EscapeState, Unit } from './types.ts';

/** Ranks of all Robots that are bound to this Pilot, added up. */
export function boundRanks(state: EscapeState, pilot: Unit): number {
  const index = state.units.indexOf(pilot);
  let sum = 0;
  for (const unit of state.units) if (unit.pilot === index) sum += unit.profile.rank;
  return sum;
}
