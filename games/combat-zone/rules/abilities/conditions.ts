/** Whether a condition of a card holds for its bearer now. The names are those of words.ts. */
import { isWithin, LIMITER } from '@tablerunner/geometry';
import { brawlersOf, isInBrawl } from '../targeting/brawl.ts';
import { distanceBetween } from '../targeting/table.ts';
import { isVisible } from '../targeting/visible.ts';
import { healableTokens } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isRival, modelOf, modelsOnTable } from '../units.ts';
import type { ConditionName } from './words.ts';

/** Cards that are used are no actions (CZ-CARD-04). */
export const USE = 'use/';

/** Actions of this activation, without cards that were only used. */
export const actionsTaken = ({ taken }: CombatZoneState): string[] => taken.filter((id) => !id.startsWith(USE));

/** Before the first action, or while it is being resolved; a [RE]action is never it. */
function isFirstAction(state: CombatZoneState, model: number): boolean {
  if (state.active !== model || state.doing.some((doing) => doing.model === model && doing.isReaction)) return false;
  const count = actionsTaken(state).length;
  return count === 0 || (count === 1 && state.doing.some((doing) => doing.model === model));
}

const sees = (state: CombatZoneState, model: number, isMeant: (other: number) => boolean): boolean =>
  modelsOnTable(state).some((other) => other !== model && isMeant(other) && isVisible(state, model, other));

type Judge = (state: CombatZoneState, model: number, other: number) => boolean;

const JUDGES: Readonly<Record<ConditionName, Judge>> = {
  'first-action': isFirstAction,
  'not-moved': (state, model) => state.active !== model || !state.taken.includes('basic/move'),
  'friend-visible': (state, model) => sees(state, model, (other) => isFriend(state, model, other)),
  'no-rival-within-yellow': (state, model) =>
    !modelsOnTable(state).some(
      (other) => isRival(state, model, other) && isWithin(distanceBetween(state, model, other), LIMITER.yellow),
    ),
  elevated: (state, model) => !isWithin(modelOf(state, model).z, LIMITER.red),
  unseen: (state, model) => !sees(state, model, (other) => isRival(state, model, other)),
  'in-brawl': isInBrawl,
  'target-hacked': (state, _model, other) => (state.models[other]?.hacked ?? 0) > 0,
  'brawl-with-cause': (state, model, other) => brawlersOf(state, model).includes(other),
  wounded: (state, model) => healableTokens(modelOf(state, model)).length > 0,
};

const isCondition = (name: string): name is ConditionName => name in JUDGES;

/** `other`: the target of the action, or whoever brought the moment about; -1 for nobody. */
const holds = (state: CombatZoneState, model: number, condition: string, other = -1): boolean =>
  isCondition(condition) && JUDGES[condition](state, model, other);

export const allHold = (
  state: CombatZoneState,
  model: number,
  conditions: readonly string[] | undefined,
  other = -1,
): boolean => conditions === undefined || conditions.every((condition) => holds(state, model, condition, other));
