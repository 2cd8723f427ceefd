/** Which choice a search follows next: the promising first, then the best by what was seen and how seldom it was tried. */
import type { FastChance, Game, Runner } from '@tablerunner/engine';
import type { Branch, Edge } from './tree.ts';

/** How much a choice that was seldom tried is favoured: about 0.7 is right where results lie between 0 and 1. */
const CURIOSITY = 0.7;
/** How much a promise counts; it fades as the choice is tried. */
const TRUST = 0.5;
/** After so many tries a promise counts half. */
const PATIENCE = 8;
/** Choices open at a decision at once, and how more are opened with its visits: with sixty choices not all are tried. */
const OPEN_AT_ONCE = 3;
const OPEN_LATER = 2;

export type Select<S extends object> = (
  branch: Branch,
  legal: readonly unknown[],
  runner: Runner<S>,
  chance: FastChance,
) => Edge;

export function selector<S extends object>(game: Game<S>): Select<S> {
  const found: Edge[] = [];
  const { hints } = game;
  const { curiosity = CURIOSITY } = hints;

  /** Finds the edges of the legal choices, adding those that are new. */
  const gather = (branch: Branch, legal: readonly unknown[], runner: Runner<S>): void => {
    const { state } = runner.position;
    const known = branch.edges.length;
    let place = -1;
    for (let i = 0; i < legal.length; i++) {
      const choice = legal[i];
      place = known === 0 ? -1 : branch.find(choice, place + 1);
      if (place < 0) place = branch.add(choice, Math.max(0, hints.promise?.(state, runner.frame, choice) ?? 0));
      const edge = branch.edges[place] as Edge;
      edge.available++;
      found[i] = edge;
    }
  };

  return (branch, legal, runner, chance) => {
    gather(branch, legal, runner);
    let [open, fresh, ties, most] = [0, -1, 0, 0];
    for (let i = 0; i < legal.length; i++) {
      const edge = found[i] as Edge;
      if (edge.prior > most) most = edge.prior;
      if (edge.visits > 0) {
        open++;
        continue;
      }
      const lead = fresh < 0 ? 1 : edge.prior - (found[fresh] as Edge).prior;
      if (lead > 0) {
        fresh = i;
        ties = 1;
      } else if (lead === 0 && chance.below(++ties) === 0) fresh = i;
    }
    branch.visits++;
    if (fresh >= 0 && open < OPEN_AT_ONCE + OPEN_LATER * Math.sqrt(branch.visits)) return found[fresh] as Edge;
    return best(legal.length, most === 0 ? 0 : TRUST / most);
  };

  function best(count: number, trust: number): Edge {
    let [at, high] = [0, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < count; i++) {
      const { visits, total, available, prior } = found[i] as Edge;
      if (visits === 0) continue;
      const score =
        total / visits +
        curiosity * Math.sqrt(Math.log(available) / visits) +
        (trust * prior * PATIENCE) / (visits + PATIENCE);
      if (score > high) {
        high = score;
        at = i;
      }
    }
    return found[at] as Edge;
  }
}
