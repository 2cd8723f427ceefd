/** Inspire Your Team: gonks act one by one, then everything is refreshed. Clauses CZ-INSPIRE-*, CZ-GONK-01, CZ-RULE-11, CZ-RULE-70. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { gonkActivated, inspired } from '../events/turn.ts';
import { arrive, canArrive } from '../setup/reserve.ts';
import type { CombatZoneState } from '../types.ts';
import { isInPlay, modelOf, seatOfPlayer } from '../units.ts';
import { activation } from './activation.ts';

interface InspireMemory {
  /** No more gonks shall act. */
  readonly isFinished?: boolean | undefined;
}

type InspireChoice = { readonly kind: 'gonk'; readonly model: number } | { readonly kind: 'finish' };

const FINISH: InspireChoice = { kind: 'finish' };

/** Neither stunned nor done, and if it waits in Reserve, with a place to arrive at (CZ-INSPIRE-01, CZ-KW-42, CZ-RULE-46). */
function checkGonk(state: CombatZoneState, model: number): Verdict {
  const named = state.models[model];
  if (named === undefined || named.player !== state.control || named.kind === 'drone')
    return refuse('CZ-INSPIRE-01', 'not-your-gonk', { model });
  if (!isInPlay(named)) return refuse('CZ-INSPIRE-01', 'not-in-play', { model });
  if (named.kind === 'character') return refuse('CZ-INSPIRE-09', 'characters-rest', { model });
  if (named.stunned > 0) return refuse('CZ-KW-42', 'gonk-is-stunned', { model });
  if (named.hasActed) return refuse('CZ-GONK-01', 'gonk-has-acted', { model });
  const isShutOut = named.place === 'reserve' && !canArrive(state, model);
  return isShutOut ? refuse('CZ-RULE-46', 'no-place-to-arrive', { model }) : accept();
}

const isWaiting = (state: CombatZoneState, model: number): boolean => {
  const named = state.models[model];
  return named?.kind === 'gonk' && named.player === state.control && !named.hasActed && checkGonk(state, model).ok;
};

const waiting = (state: CombatZoneState): number[] => {
  const found: number[] = [];
  for (let model = 0; model < state.models.length; model++) if (isWaiting(state, model)) found.push(model);
  return found;
};

const choicesIn = (state: CombatZoneState): InspireChoice[] => [
  FINISH,
  ...waiting(state).map((model): InspireChoice => ({ kind: 'gonk', model })),
];

export const inspire = defineStep<CombatZoneState, InspireMemory, InspireChoice>({
  name: 'combat-zone/inspire',
  clause: 'CZ-INSPIRE-01',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('gonk'), model: z.int().min(0) }),
    z.strictObject({ kind: z.literal('finish') }),
  ]),

  who: (state, { isFinished }) =>
    isFinished === true || waiting(state).length === 0 ? undefined : seatOfPlayer(state, state.control),
  candidates: choicesIn,
  legal: choicesIn,
  check: (state, _memory, choice) => (choice.kind === 'finish' ? accept() : checkGonk(state, choice.model)),
  apply(state, memory, choice, engine) {
    if (choice.kind === 'finish') return engine.stay<InspireMemory>({ isFinished: true });
    engine.stay<InspireMemory>({ ...memory });
    engine.emit(gonkActivated, { model: choice.model });
    if (modelOf(state, choice.model).place === 'reserve') engine.interrupt(arrive, { model: choice.model });
    engine.interrupt(activation, { model: choice.model, hasActed: false });
  },
  run(state, _memory, engine) {
    engine.emit(inspired, { player: state.control });
    engine.done();
  },
});
