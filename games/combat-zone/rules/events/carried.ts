/** Taking a card off a model that carries it. Clause CZ-ARMOR-05. */
import type { Carried, CombatZoneState, Contest } from '../types.ts';
import { modelOf } from '../units.ts';

/** Armor that was named behind a card moves up one place when the card goes. */
const moveUp = (contest: Contest, model: number, carried: number): Contest => ({
  ...contest,
  opposing: contest.opposing.map((roller) =>
    roller.model === model && roller.armor !== undefined && roller.armor > carried
      ? { ...roller, armor: roller.armor - 1 }
      : roller,
  ),
  ...(contest.outer === undefined ? {} : { outer: moveUp(contest.outer, model, carried) }),
});

/** A card leaves a model, perhaps in the middle of a roll. */
export function takeCarried(state: CombatZoneState, model: number, carried: number): Carried | undefined {
  if (state.contest !== undefined) state.contest = moveUp(state.contest, model, carried);
  return modelOf(state, model).carried.splice(carried, 1)[0];
}
