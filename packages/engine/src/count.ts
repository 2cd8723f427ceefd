/** Counts the legal sequences of commands from a position: no move lost, none invented. */
import type { Chance } from './chance/chance.ts';
import type { Game } from './game.ts';
import { clonePosition, type Position } from './position.ts';
import { Runner } from './runner.ts';

interface Counted {
  readonly ok: true;
  /** Sequences of one command, of two, and so on up to the depth. A match that ends early ends its sequence. */
  readonly counts: readonly number[];
}

interface TooMany {
  readonly ok: false;
  readonly most: number;
}

/**
 * Answers that the engine gives by itself are no commands and are not counted. Dice and shuffles fall as `chance` has
 * them at their place: the count is one of commands, not of ways to roll.
 */
export function countSequences<S extends object>(
  game: Game<S>,
  position: Position<S>,
  chance: Chance,
  depth: number,
  most = Number.POSITIVE_INFINITY,
): Counted | TooMany {
  const counts = new Array<number>(depth).fill(0);
  let visited = 0;
  const copyOf = (from: Position<S>): Runner<S> =>
    new Runner(
      game,
      clonePosition(from, (state) => game.clone(state)),
      chance,
    );

  /** `false` when there were too many. */
  const visit = (runner: Runner<S>, level: number): boolean => {
    const legal = runner.legal();
    counts[level] = (counts[level] ?? 0) + legal.length;
    visited += legal.length;
    if (visited > most) return false;
    if (level + 1 === depth) return true;
    for (const choice of legal) {
      const next = copyOf(runner.position);
      next.play(choice);
      if (next.position.outcome === undefined && !visit(next, level + 1)) return false;
    }
    return true;
  };

  if (depth === 0 || position.outcome !== undefined) return { ok: true, counts };
  const first = copyOf(position);
  first.advance(); // a drawn position may begin before its first decision
  return visit(first, 0) ? { ok: true, counts } : { ok: false, most };
}
