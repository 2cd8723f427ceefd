/** Whole positions that fit what a seat sees, the unseen put in by chance: where greedy and search begin each time. */
import type { FastChance, Game, MatchView, Position } from '@tablerunner/engine';
import { choicesOf } from './player.ts';

/** Each call guesses anew. What it gives may be changed: it shares nothing with the view. */
export function guesser<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  chance: FastChance,
): () => Position<S> {
  choicesOf(seen);
  const { view, stack } = seen;
  // A guess may be built with parts of the view. Playing on writes into the state, and the view must not change with it.
  const mustCopy = sharesAny(view, game.guess(view, chance));
  return () => {
    const guess = game.guess(view, chance);
    return { state: mustCopy ? game.clone(guess) : guess, stack: stack.slice(), drawn: 0 };
  };
}

function sharesAny(a: object, b: object): boolean {
  const parts = new Set<unknown>();
  gather(a, parts);
  return meets(b, parts);
}

function gather(value: unknown, into: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  into.add(value);
  for (const part of Object.values(value)) gather(part, into);
}

function meets(value: unknown, parts: ReadonlySet<unknown>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return parts.has(value) || Object.values(value).some((part) => meets(part, parts));
}
