/** Counts the legal sequences of commands from a position: no move lost, none invented. */
import { type Chance, clonePosition, type Game, type Position, Runner } from '@tablerunner/engine';

export interface Counted {
  readonly ok: true;
  /** Sequences of one command, of two, and so on up to the depth. A match that ends early ends its sequence. */
  readonly counts: readonly number[];
}

export interface TooMany {
  readonly ok: false;
  readonly most: number;
}

/** About a quarter of a minute for a small game; more would look like a hung program. */
const MOST_SEQUENCES = 2_000_000;
export const DEEPEST_COUNT = 12;

/**
 * Answers that the engine gives by itself are no commands and are not counted. Dice and shuffles fall as `chance` has
 * them at their place: the count is one of commands, not of ways to roll.
 */
export function countSequences(
  game: Game,
  position: Position<object>,
  chance: Chance,
  depth: number,
  most = MOST_SEQUENCES,
): Counted | TooMany {
  const counts = new Array<number>(depth).fill(0);
  let visited = 0;
  const clone = (from: Position<object>): Runner<object> =>
    new Runner(
      game,
      clonePosition(from, (state) => game.clone(state)),
      chance,
    );

  /** `false` when there were too many. */
  const visit = (runner: Runner<object>, level: number): boolean => {
    const legal = runner.legal();
    counts[level] = (counts[level] ?? 0) + legal.length;
    visited += legal.length;
    if (visited > most) return false;
    if (level + 1 === depth) return true;
    for (const choice of legal) {
      const next = clone(runner.position);
      next.play(choice);
      if (next.position.outcome === undefined && !visit(next, level + 1)) return false;
    }
    return true;
  };

  if (depth === 0 || position.outcome !== undefined) return { ok: true, counts };
  return visit(clone(position), 0) ? { ok: true, counts } : { ok: false, most };
}
