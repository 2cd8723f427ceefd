/** Actions that begin and end, and the tokens that pay for them. */
import { defineEvent } from '@tablerunner/engine';
import { tokenOf } from '../tokens.ts';
import type { CombatZoneState, Doing } from '../types.ts';
import { modelOf } from '../units.ts';

/** CZ-TOKEN-03. */
export const tokenUsed = defineEvent<CombatZoneState, { model: number; token: number }>({
  name: 'combat-zone/token-used',
  write(state, { model, token }) {
    tokenOf(modelOf(state, model), token).isReady = false;
  },
});

export const actionBegan = defineEvent<CombatZoneState, Omit<Doing, 'rolls'>>({
  name: 'combat-zone/action-began',
  write(state, { model, action, token, colour, isFree, isReaction }) {
    if (state.doing.length === 0 && state.answers.length > 0) state.answers = [];
    state.doing.push({ model, action, token, colour, isFree, isReaction, rolls: 0 });
    if (model === state.active && !isReaction) state.taken.push(action);
  },
});

/** The attempt uses it up until the next Inspire (CZ-DIFFICULT-01, CZ-DIFFICULT-04). */
export const difficultUsed = defineEvent<CombatZoneState, { model: number; action: string }>({
  name: 'combat-zone/difficult-used',
  write(state, { model, action }) {
    modelOf(state, model).used.push(action);
  },
});

/** It has been carried out; cards with Discard go now, and [RE]actions come next (CZ-KW-26, CZ-REACT-05). */
export const actionResolved = defineEvent<CombatZoneState, { model: number; action: string }>({
  name: 'combat-zone/action-resolved',
  write() {},
});

export const actionEnded = defineEvent<CombatZoneState, { model: number; action: string }>({
  name: 'combat-zone/action-ended',
  write(state) {
    state.doing.pop();
    if (state.doing.length === 0 && state.answers.length > 0) state.answers = [];
  },
});
