/** A target that is hit: wounds, and what else the action brings. Clauses CZ-BASIC-05, CZ-KW-01, 20, 21, 23; CZ-RULE-59, 100. */
import type { Engine } from '@tablerunner/engine';
import { actionOf, type Keywords, keywordsOf } from '../abilities/skills.ts';
import { results } from '../actions/results.ts';
import { attackHit } from '../events/moments.ts';
import { woundedTokens } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf, rollsSoFar } from '../units.ts';
import { suffer } from '../wounds/suffer.ts';
import type { Shot, Struck } from './shot-types.ts';

/** One wound, one more if it is Deadly, one more for a crit if it has Deadly Crits (CZ-KW-21, 23, CZ-RULE-100). */
function woundsOf({ options }: CombatZoneState, keywords: Keywords, isCrit: boolean): number {
  const deadly = keywords.deadly === undefined ? 0 : 1;
  const crit = isCrit && keywords['deadly-crits'] !== undefined ? 1 : 0;
  return 1 + (options.deadlyAndDeadlyCrits === 'add-up' ? deadly + crit : Math.max(deadly, crit));
}

interface Hit extends Struck {
  readonly isCrit: boolean;
  /** Besides the one whose defeat made the action a success: other targets of the roll, and whoever a blast catches. */
  readonly isFurther?: boolean | undefined;
}

/** Wounds come first, then the rest, which still happens if armor took the wound (CZ-RULE-59). */
export function hit(
  state: CombatZoneState,
  { model, action: id }: Pick<Shot, 'model' | 'action'>,
  { target, token, armor, isCrit, isFurther }: Hit,
  engine: Engine<CombatZoneState>,
): void {
  const action = actionOf(state, model, id);
  if (action === undefined) return;
  if (action.isAttack === true) {
    engine.emit(attackHit, { model, target, action: id, isCrit });
    const worn = modelOf(state, target).carried[armor ?? -1]?.card; // its place may change before the wound falls
    const dealt = woundsOf(state, keywordsOf(state, model, action, target), isCrit);
    const moment = rollsSoFar(state); // another target may roll for a last deed before this one suffers
    engine.interrupt(suffer, { model: target, wounds: dealt, token, by: model, isAttack: true, armor: worn, moment });
  }
  const wounds = woundedTokens(modelOf(state, target));
  engine.interrupt(results, {
    model,
    action: id,
    target,
    isCrit,
    wounds,
    ...(isFurther === true ? { isFurther } : {}),
  });
}
