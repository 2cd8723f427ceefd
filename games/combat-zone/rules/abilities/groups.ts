/** Which models a card means when it names a group: friends within RED, visible rivals, Hacked ones. */
import { isWithin, LIMITER } from '@tablerunner/geometry';
import { distanceBetween } from '../targeting/table.ts';
import { isVisible } from '../targeting/visible.ts';
import { isRedLined } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isOnTable, modelOf, modelsOnTable, profileOf } from '../units.ts';
import type { Group } from './words.ts';

function isRelated(state: CombatZoneState, bearer: number, model: number, of: Group['of']): boolean {
  if (of === 'any') return true;
  if (of === 'self') return model === bearer;
  if (of === 'rival') return !isFriend(state, bearer, model);
  return isFriend(state, bearer, model) && (of === 'friend' || model !== bearer);
}

/** Cheap questions first: a path of attack is the dearest. */
export function isInGroup(state: CombatZoneState, bearer: number, model: number, group: Group): boolean {
  if (!isOnTable(state, model) || !isRelated(state, bearer, model, group.of)) return false;
  const { kind, hacked } = modelOf(state, model);
  if (group.kind !== undefined && kind !== group.kind) return false;
  if (group.isHacked === true && hacked === 0) return false;
  if (group.isRedLined === true && !isRedLined(modelOf(state, model))) return false;
  if (group.faction !== undefined && profileOf(state, model)?.faction !== group.faction) return false;
  if (group.within !== undefined && !isWithin(distanceBetween(state, bearer, model), LIMITER[group.within]))
    return false;
  return group.isVisible !== true || isVisible(state, bearer, model);
}

export const groupOf = (state: CombatZoneState, bearer: number, group: Group): number[] =>
  modelsOnTable(state).filter((model) => isInGroup(state, bearer, model, group));
