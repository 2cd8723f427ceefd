/** A free action that a card gives: its player says which, or lets it pass. Clauses CZ-FREE-*. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { action } from '../actions/action.ts';
import type { DeedChoice, Doer } from '../actions/deed.ts';
import { checkDeed, deedCandidates, deedChoice, legalDeeds } from '../actions/deeds.ts';
import type { FreeActionMemory } from '../called.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, seatOf } from '../units.ts';
import { freeToken, isLed } from './free-token.ts';

const doerOf = ({ model, colour, token, only, target, answering }: FreeActionMemory): Doer => ({
  model,
  isFree: true,
  ...(colour === undefined ? {} : { colour }),
  ...(token === undefined ? {} : { token }),
  ...(only === undefined ? {} : { only }),
  ...(target === undefined ? {} : { target }),
  ...(answering === undefined
    ? {}
    : { answering: { ...answering, model, moment: 0, isSpent: false, limits: [...answering.limits] } }),
});

/** The model is there, and if somebody else chooses, its own player has said with which token (CZ-FREE-02). */
const isReady = (state: CombatZoneState, { model, chooser, token }: FreeActionMemory): boolean =>
  isOnTable(state, model) && (token !== undefined || !isLed(state, model, chooser));

const PASS: DeedChoice = { kind: 'pass' };

export const freeAction = defineStep<CombatZoneState, FreeActionMemory, DeedChoice>({
  name: 'combat-zone/free-action',
  clause: 'CZ-FREE-01',
  choice: deedChoice<DeedChoice>([z.strictObject({ kind: z.literal('pass') })]),

  who: (state, memory) => (isReady(state, memory) ? seatOf(state, memory.chooser ?? memory.model) : undefined),
  candidates: (state, memory) => [PASS, ...deedCandidates(state, doerOf(memory))],
  legal: (state, memory) => [PASS, ...legalDeeds(state, doerOf(memory))],
  check(state, memory, choice) {
    if (choice.kind === 'pass') return accept();
    if (!isOnTable(state, memory.model)) return refuse('CZ-FREE-01', 'not-on-the-table', { model: memory.model });
    return checkDeed(state, doerOf(memory), choice);
  },
  apply(_state, memory, choice, engine) {
    if (choice.kind === 'pass') return engine.done();
    engine.next(action, { doer: doerOf(memory), choice });
  },
  run(state, memory, engine) {
    if (!isOnTable(state, memory.model)) return engine.done();
    engine.next(freeToken, { model: memory.model, doer: doerOf(memory), of: { free: memory } });
  },
});
