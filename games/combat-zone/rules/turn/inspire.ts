/** Inspire Your Team: gonks act one by one, then everything is refreshed. Clauses CZ-INSPIRE-*, CZ-GONK-01, CZ-RULE-11, CZ-RULE-70. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { gonkActivated, inspired } from '../events/turn.ts';
import type { CombatZoneState } from '../types.ts';
import { gonksOf, seatOfPlayer } from '../units.ts';
import { activation } from './activation.ts';

export interface InspireMemory {
  /** No more gonks shall act. */
  readonly isFinished?: boolean | undefined;
}

export type InspireChoice = { readonly kind: 'gonk'; readonly model: number } | { readonly kind: 'finish' };

const FINISH: InspireChoice = { kind: 'finish' };

/** Gonks that may still act: neither stunned nor done (CZ-INSPIRE-01, CZ-KW-42). */
const waiting = (state: CombatZoneState): number[] =>
  gonksOf(state, state.control).filter((model) => {
    const gonk = state.models[model];
    return gonk !== undefined && !gonk.hasActed && gonk.stunned === 0;
  });

export const inspire = defineStep<CombatZoneState, InspireMemory, InspireChoice>({
  name: 'combat-zone/inspire',
  clause: 'CZ-INSPIRE-01',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('gonk'), model: z.int().min(0) }),
    z.strictObject({ kind: z.literal('finish') }),
  ]),

  who: (state, { isFinished }) =>
    isFinished === true || waiting(state).length === 0 ? undefined : seatOfPlayer(state, state.control),
  candidates: (state) => [FINISH, ...waiting(state).map((model): InspireChoice => ({ kind: 'gonk', model }))],
  check(state, _memory, choice) {
    if (choice.kind === 'finish') return accept();
    const { model } = choice;
    const named = state.models[model];
    if (named === undefined || !gonksOf(state, state.control).includes(model))
      return named?.kind === 'character'
        ? refuse('CZ-INSPIRE-09', 'characters-rest', { model })
        : refuse('CZ-INSPIRE-01', 'not-your-gonk', { model });
    if (named.stunned > 0) return refuse('CZ-KW-42', 'gonk-is-stunned', { model });
    return named.hasActed ? refuse('CZ-GONK-01', 'gonk-has-acted', { model }) : accept();
  },
  apply(_state, memory, choice, engine) {
    if (choice.kind === 'finish') return engine.stay<InspireMemory>({ isFinished: true });
    engine.stay<InspireMemory>({ ...memory });
    engine.emit(gonkActivated, { model: choice.model });
    engine.interrupt(activation, { model: choice.model, hasActed: false });
  },
  run(state, _memory, engine) {
    engine.emit(inspired, { player: state.control });
    engine.done();
  },
});
