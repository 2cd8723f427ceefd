/** What a successful action brings about: Push, Heal, Stun, Refresh, a new Active Model, loot, and what its card says. */
import { defineStep } from '@tablerunner/engine';
import { listFrom } from '../abilities/effects/context.ts';
import { effectList } from '../abilities/effects/table.ts';
import { actionOf, cardOfAction, keywordsOf } from '../abilities/skills.ts';
import { hackedRemoved } from '../events/models.ts';
import { commanded } from '../events/turn.ts';
import { push } from '../movement/push.ts';
import { woundedTokens } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
import { heal } from '../wounds/heal.ts';
import { refresh, stun } from '../wounds/stun.ts';
import { loot } from './loot.ts';

interface ResultsMemory {
  readonly model: number;
  /** The ID of the action. */
  readonly action: string;
  /** -1 for none. */
  readonly target: number;
  readonly isCrit: boolean;
  /** Wounds that the target bore before it was hit; left out where nobody was. */
  readonly wounds?: number | undefined;
  /** Not the one whose defeat made the action a success: what works on the acting model is not due once more. */
  readonly isFurther?: boolean | undefined;
  /** The body that is looted; -1 or left out for none. */
  readonly body?: number | undefined;
}

export const results = defineStep<CombatZoneState, ResultsMemory>({
  name: 'combat-zone/results',
  clause: 'CZ-KW-01',
  run(state, { model, action: id, target, isCrit, isFurther = false, wounds, body = -1 }, engine) {
    engine.done();
    const action = actionOf(state, model, id);
    if (action === undefined) return;
    const keywords = keywordsOf(state, model, action, target);
    const patient = target < 0 ? model : target;
    if (keywords.push !== undefined && target >= 0) engine.interrupt(push, { model: target, by: model });
    if (keywords.heal !== undefined) engine.interrupt(heal, { model: patient, count: keywords.heal });
    if (keywords.stun !== undefined && target >= 0) engine.interrupt(stun, { model: target, count: keywords.stun });
    if (keywords.refresh !== undefined && !isFurther) engine.interrupt(refresh, { model, count: keywords.refresh }); // CZ-RULE-69
    if (id === 'basic/firewall' && modelOf(state, target).hacked > 0) engine.emit(hackedRemoved, { model: target });
    if (action.isCommand === true && target >= 0) engine.emit(commanded, { model, target });
    if (action.effects !== undefined) {
      const isWounded = wounds !== undefined && woundedTokens(modelOf(state, target)) > wounds;
      const context = {
        model,
        card: cardOfAction(state, model, id),
        target,
        cause: -1,
        isCrit,
        ...(isWounded ? { isWounded } : {}),
      };
      engine.interrupt(effectList, listFrom(action.effects, context));
    }
    if (body >= 0) engine.interrupt(loot, { model, body, isGear: id === 'loot/gear' });
  },
});
