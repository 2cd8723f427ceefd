/** Steps of a player's turn: when the turn is over, by shutdown or escape, all of them are over. Clauses BC-SHUT-03, BC-ESCAPE-03; BC-RULE-83. */
import { defineStep, type Step } from '@tablerunner/engine';
import type { BurncycleState } from '../types.ts';

export const defineTurnStep = <F, C = never>(step: Step<BurncycleState, F, C>): Step<BurncycleState, F, C> =>
  defineStep<BurncycleState, F, C>({
    ...step,
    who: (state, memory) => (state.isTurnOver ? undefined : step.who?.(state, memory)),
    run: (state, memory, engine) => (state.isTurnOver ? engine.done() : step.run?.(state, memory, engine)),
  });
