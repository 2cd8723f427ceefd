/** Commands as one line of text: the game's notation, and the engine's own for its own steps. */
import { type Game, isEngineStep } from './game.ts';
import { type Read, readable, unreadable } from './notation.ts';
import type { Frame } from './step.ts';

export function printCommand<S extends object>(game: Game<S>, choice: unknown, state: S, frame: Frame): string {
  return isEngineStep(frame)
    ? `first ${(choice as { first: number }).first}`
    : game.notation.printChoice(choice, state, frame);
}

export function parseCommand<S extends object>(game: Game<S>, text: string, state: S, frame: Frame): Read<unknown> {
  if (!isEngineStep(frame)) return game.notation.parseChoice(text.trim(), state, frame);
  const digits = /^first (\d{1,4})$/.exec(text.trim())?.[1];
  return digits === undefined ? unreadable('command', 'write: first 0') : readable({ first: Number(digits) });
}
