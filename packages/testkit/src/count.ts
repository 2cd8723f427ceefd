/** Counts legal sequences of commands, for tests: no move lost, none invented. */
import { type Chance, countSequences as count, type Game, type Position, sealedChance } from '@tablerunner/engine';

/** How many sequences of one command there are from a position, of two, and so on up to the depth. */
export function countSequences<S extends object>(
  game: Game<S>,
  position: Position<S>,
  depth: number,
  chance: Chance = sealedChance('count'),
): readonly number[] {
  const counted = count(game, position, chance, depth);
  return counted.ok ? counted.counts : [];
}
