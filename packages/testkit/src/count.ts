/** Counts legal sequences of commands: no move lost, none invented. */
import { type Chance, clonePosition, type Game, type Position, Runner, sealedChance } from '@tablerunner/engine';

/**
 * How many sequences of one command there are from a position, of two, and so on up to the depth. One branch per legal
 * command; dice fall as a fixed source has them at their place; answers that the engine gives by itself are no commands.
 * A match that ends early ends its sequence.
 */
export function countSequences<S extends object>(
  game: Game<S>,
  position: Position<S>,
  depth: number,
  chance: Chance = sealedChance('count'),
): number[] {
  const counts = new Array<number>(depth).fill(0);
  const visit = (runner: Runner<S>, level: number): void => {
    const legal = runner.legal();
    counts[level] = (counts[level] ?? 0) + legal.length;
    if (level + 1 >= depth) return;
    for (const choice of legal) {
      const next = copyOf(runner.position);
      next.play(choice);
      visit(next, level + 1);
    }
  };
  const copyOf = (from: Position<S>): Runner<S> =>
    new Runner(
      game,
      clonePosition(from, (state) => game.clone(state)),
      chance,
    );

  if (depth < 1) return [];
  const first = copyOf(position);
  first.advance(); // a drawn position may begin before its first decision
  visit(first, 0);
  return counts;
}
