/** Stun [X] and Refresh [X]: tokens are turned to used or to ready. Clauses CZ-KW-33, CZ-KW-40 to 43, CZ-RULE-69, CZ-RULE-70. */
import { defineStep } from '@tablerunner/engine';
import { gonkStunned, tokenRefreshed, tokenStunned } from '../events/wounds.ts';
import { readyTokens } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, modelOf } from '../units.ts';
import { type TokenStep, type TokensMemory, tokenStep } from './choose.ts';

export const stunTokens: TokenStep = tokenStep({
  name: 'combat-zone/stun-tokens',
  clause: 'CZ-KW-41',
  reason: 'token-not-ready',
  places: readyTokens,
  event: tokenStunned,
});

export const refresh: TokenStep = tokenStep({
  name: 'combat-zone/refresh',
  clause: 'CZ-KW-33',
  reason: 'token-not-used',
  places: (model) => model.tokens.flatMap(({ isReady }, i) => (isReady ? [] : [i])),
  event: tokenRefreshed,
});

/** A gonk misses the next Inspire, and the rest of its player's own if that is going on; a second Stun adds nothing (CZ-RULE-70). */
export const stun = defineStep<CombatZoneState, TokensMemory>({
  name: 'combat-zone/stun',
  clause: 'CZ-KW-40',
  run(state, memory, engine) {
    const { model } = memory;
    const { kind, stunned, player } = modelOf(state, model);
    if (kind === 'character') return engine.next(stunTokens, memory);
    engine.done();
    if (kind !== 'gonk' || stunned > 0 || !isOnTable(state, model)) return;
    engine.emit(gonkStunned, { model, inspires: state.isInspiring && state.control === player ? 2 : 1 });
  },
});
