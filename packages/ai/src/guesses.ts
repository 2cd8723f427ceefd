/** Whole positions that fit what a seat sees, the unseen put in by chance: where greedy and search begin each time. */
import type { FastChance, Game, MatchView, Position } from '@tablerunner/engine';

/** What it gives may be changed: a guess shares nothing with the view, as the promises of every game say. */
export function guessPosition<S extends object, V extends object>(
  game: Game<S, V>,
  { view, stack }: MatchView<V>,
  chance: FastChance,
): Position<S> {
  return { state: game.guess(view, chance), stack: stack.slice(), drawn: 0 };
}
