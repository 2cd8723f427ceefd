/** The game as the test table plays it: with a step below those that are tried out alone. */
import { defineStep, type Game, type Step } from '@tablerunner/engine';
import { escapeGame } from '../index.ts';
import type { EscapeState } from '../rules/types.ts';
import type { EscapeView } from '../view/view.ts';

/** Below a step that is tried out alone: when it is over, so is the match. */
export const standIn = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/stand-in',
  clause: 'ES-GAME-08',
  run: (_state, _memory, engine) =>
    engine.end({ winners: [], draw: true, clause: 'ES-GAME-08', reason: 'end-of-this-test' }),
});

export const game: Game<EscapeState, EscapeView> = {
  ...escapeGame,
  stepsByName: new Map([...escapeGame.stepsByName, [standIn.name, standIn as Step<EscapeState>]]),
};
