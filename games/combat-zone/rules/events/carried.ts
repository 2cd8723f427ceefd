/** Taking a card off a model that carries it. Clause CZ-ARMOR-05. */
import type { Carried, CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';

/** A card leaves a model in the middle of a roll: armor that was named behind it moves up one place. */
export function takeCarried(state: CombatZoneState, model: number, carried: number): Carried | undefined {
  const { contest } = state;
  if (contest !== undefined)
    contest.opposing = contest.opposing.map((roller) =>
      roller.model === model && roller.armor !== undefined && roller.armor > carried
        ? { ...roller, armor: roller.armor - 1 }
        : roller,
    );
  return modelOf(state, model).carried.splice(carried, 1)[0];
}
