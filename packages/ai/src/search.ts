/**
 * The searching player: information-set Monte Carlo tree search. Each iteration guesses the unseen anew, walks down the
 * tree of choices, adds one choice to it, plays on by chance and counts for every seat what it was worth.
 */
import {
  clonePosition,
  type FastChance,
  fastChance,
  type Game,
  type MatchView,
  type Position,
  Runner,
  type Seat,
} from '@tablerunner/engine';
import { guessPosition } from './guesses.ts';
import { lookAhead } from './look-ahead.ts';
import { type Budget, choicesOf } from './player.ts';
import { playoutBy } from './playout.ts';
import { selector } from './select.ts';
import { Branch, type Edge, Node } from './tree.ts';
import { worthBy } from './worth.ts';

/** Decisions that a playout answers before the game's own value has to say how it looks. */
const PLAYOUT_DEPTH = 12;
/** Guesses of the unseen that the iterations take in turn. */
const MOST_GUESSES = 24;
/** Guesses of the look ahead that orders the first choices. */
const FIRST_GUESSES = 2;

export interface SearchOptions {
  readonly budget: Budget;
  readonly chance: FastChance;
  /** Read only for a budget in milliseconds. */
  readonly now?: () => number;
  readonly depth?: number;
}

export interface SearchReport {
  readonly iterations: number;
  /** In the order of the legal list; `mean` is from 0 (lost) to 1 (won). */
  readonly choices: readonly { readonly choice: unknown; readonly visits: number; readonly mean: number }[];
}

export function searchChoices<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  options: SearchOptions,
): SearchReport {
  const { budget, now = () => performance.now() } = options;
  const end = 'milliseconds' in budget ? now() + budget.milliseconds : 0;
  const { branch, iterate } = searchTree(game, seen, options);
  let iterations = 0;
  if ('iterations' in budget) {
    // Nothing can overtake a choice that leads by more visits than are left; a game may be content with less.
    const { settled = 1 } = game.hints;
    const isOpen = (left: number): boolean => left > 0 && lead(branch) <= settled * left;
    for (; isOpen(budget.iterations - iterations); iterations++) iterate();
  } else {
    do {
      iterate();
      iterations++;
    } while (now() < end);
  }
  return {
    iterations,
    choices: branch.edges.map(({ choice, visits, total }) => ({ choice, visits, mean: visits && total / visits })),
  };
}

/** By how many visits the most visited choice is ahead of the next. */
function lead({ edges }: Branch): number {
  let [first, second] = [0, 0];
  for (const { visits } of edges) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second;
}

/** The choice that the search came back to most often; of several the one that went better. */
export function mostVisited({ choices }: SearchReport): unknown {
  return choices.reduce((best, next) =>
    next.visits > best.visits || (next.visits === best.visits && next.mean > best.mean) ? next : best,
  ).choice;
}

function searchTree<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  { chance, depth = game.hints.depth ?? PLAYOUT_DEPTH }: SearchOptions,
): { readonly branch: Branch; iterate(): void } {
  const runner = new Runner<S>(game, guessPosition(game, seen, chance), chance);
  const playout = playoutBy<S>(game);
  const select = selector<S>(game);
  const worth = worthBy<S>(game);
  const legal = choicesOf(seen);
  const first = new Branch(seen.viewer, runner.frame.step);
  for (const [i, prior] of firstPriors(game, seen, chance).entries()) first.add(legal[i], prior);
  const luck = chance.next();

  const guesses: Position<S>[] = [];
  /** A position of its own for an iteration; those of the same number start from the same guess. */
  const guess = (number: number): Position<S> => {
    const kept = guesses[number % MOST_GUESSES];
    if (kept !== undefined) return clonePosition(kept, (state) => game.clone(state));
    const made = guessPosition(game, seen, fastChance(luck + 2 * number));
    guesses[number] = made;
    return clonePosition(made, (state) => game.clone(state));
  };

  const stretch = game.hints.stretch?.(runner.position.state);
  const isOver = ({ outcome, state }: Position<S>): boolean =>
    outcome !== undefined || (stretch !== undefined && game.hints.stretch?.(state) !== stretch);

  const path: Edge[] = [];
  const seats: Seat[] = [];
  const worths: number[] = [];

  const follow = (edge: Edge, seat: Seat): void => {
    path.push(edge);
    seats.push(seat);
    runner.play(edge.choice);
  };

  /** Down the tree until a choice is new or there is no need to look further. */
  const descend = (start: Edge, whims: FastChance): void => {
    follow(start, first.seat);
    for (let edge = start; edge.visits > 0 && !isOver(runner.position); ) {
      edge.next ??= new Node();
      const branch = edge.next.branch(runner.seat ?? '', runner.frame.step);
      edge = select(branch, runner.legal(), runner, whims);
      follow(edge, branch.seat);
    }
  };

  /** Each choice on the way counts what the end is worth to the seat that made it. */
  const credit = (): void => {
    for (let i = 0; i < path.length; i++) {
      const edge = path[i] as Edge;
      const seat = seats[i] as Seat;
      const before = seats.indexOf(seat);
      if (before === i) worths[i] = worth(runner.position, seat);
      edge.visits++;
      edge.total += worths[before] as number;
    }
  };

  return {
    branch: first,
    iterate() {
      const start = select(first, legal, runner, chance);
      // The first choices meet the same luck in the same order: none looks better because the cards lay well for it.
      const dice = fastChance(luck + 2 * start.visits);
      const whims = fastChance(luck + 2 * start.visits + 1);
      runner.chance = dice;
      runner.reset(guess(start.visits));
      path.length = 0;
      seats.length = 0;
      descend(start, whims);
      playout(runner, depth, whims, isOver);
      credit();
    },
  };
}

function firstPriors<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  chance: FastChance,
): readonly number[] {
  const values = lookAhead(game, seen, chance, FIRST_GUESSES);
  const low = Math.min(...values);
  const reach = Math.max(...values) - low;
  return values.map((value) => (reach > 0 ? (value - low) / reach : 0));
}
