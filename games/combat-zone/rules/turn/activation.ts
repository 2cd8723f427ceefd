/** The activation of one model: action after action until it cannot or will not go on. Clauses CZ-ACTIVATE-02 to 06, CZ-GONK-01, CZ-RULE-41, 43, 44. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { tauntedDoer } from '../abilities/taunts.ts';
import { action } from '../actions/action.ts';
import type { DeedChoice, Doer } from '../actions/deed.ts';
import { checkDeed, deedByChance, deedCandidates, deedChoice, deedFor, hasDeed, legalDeeds } from '../actions/deeds.ts';
import { activationEnded } from '../events/turn.ts';
import { hasReadyToken } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, modelOf, seatOf } from '../units.ts';

interface ActivationMemory {
  readonly model: number;
  /** An action or a launch has been attempted (CZ-RULE-41). */
  readonly hasActed: boolean;
}

interface End extends DeedChoice {
  readonly kind: 'end';
}

type ActivationChoice = DeedChoice | End;

const END: End = { kind: 'end' };
/** By chance it ends about as often as if it were drawn out of the list. */
const SELDOM = 16;

/** Who was taunted has no choice at first (CZ-GAME-11). */
const doerOf = (state: CombatZoneState, { model, hasActed }: ActivationMemory): Doer =>
  (hasActed ? undefined : tauntedDoer(state, model)) ?? { model, isFree: false };

/**
 * Gone, cut short, done with its one action as a gonk, without anything that it could do, or somebody else is to act,
 * who has to wait for the end of an Inspire (CZ-ACTIVATE-03, CZ-RULE-43, CZ-RULE-44, CZ-COMMAND-03, CZ-INSPIRE-10).
 */
function isOver(state: CombatZoneState, memory: ActivationMemory): boolean {
  const { model, hasActed } = memory;
  const { commanded, heir, isInspiring, isStopped } = state;
  if (!isOnTable(state, model) || isStopped || (!isInspiring && (commanded >= 0 || heir >= 0))) return true;
  const { kind, stunned } = modelOf(state, model);
  if (kind !== 'character') return hasActed || stunned > 0;
  return isSpent(state, model) && !hasDeed(state, doerOf(state, memory));
}

/** Nothing that a token could pay for is left: the activation may end though nothing was done (CZ-RULE-43). */
const isSpent = (state: CombatZoneState, model: number): boolean =>
  modelOf(state, model).kind === 'character' && !hasReadyToken(modelOf(state, model));

const mayEnd = (state: CombatZoneState, { model, hasActed }: ActivationMemory): boolean =>
  hasActed || isSpent(state, model);

export const activation = defineStep<CombatZoneState, ActivationMemory, ActivationChoice>({
  name: 'combat-zone/activation',
  clause: 'CZ-ACTIVATE-02',
  choice: deedChoice<ActivationChoice>([z.strictObject({ kind: z.literal('end') })]),
  sampled: true,

  who: (state, memory) => (isOver(state, memory) ? undefined : seatOf(state, memory.model)),
  candidates: (state, memory) => [END, ...deedCandidates(state, doerOf(state, memory))],
  legal: (state, memory) => [...(mayEnd(state, memory) ? [END] : []), ...legalDeeds(state, doerOf(state, memory))],
  byChance(state, memory, below) {
    const isEnd = below(SELDOM) === 0 && mayEnd(state, memory);
    return isEnd ? END : deedByChance(state, doerOf(state, memory), below);
  },
  check(state, memory, choice) {
    if (choice.kind !== 'end') return checkDeed(state, doerOf(state, memory), choice);
    return mayEnd(state, memory) ? accept() : refuse('CZ-RULE-41', 'nothing-done-yet', { model: memory.model });
  },
  apply(state, memory, choice, engine) {
    if (choice.kind === 'end') {
      engine.emit(activationEnded, { model: memory.model });
      return engine.done();
    }
    engine.stay<ActivationMemory>({ model: memory.model, hasActed: memory.hasActed || deedFor(choice).counts });
    engine.interrupt(action, { doer: doerOf(state, memory), choice, stage: undefined });
  },
  run(_state, { model }, engine) {
    engine.emit(activationEnded, { model });
    engine.done();
  },
});
