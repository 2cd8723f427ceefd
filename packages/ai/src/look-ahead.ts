/** One step ahead: what each legal choice leads to on average, by the game's own value, over several guesses and dice. */
import {
  clonePosition,
  type FastChance,
  fastChance,
  type Game,
  type MatchView,
  payoff,
  Runner,
} from '@tablerunner/engine';
import { guessPosition } from './guesses.ts';
import { choicesOf } from './player.ts';

/** Decisions with one answer that are followed at most, so that no game can hold a player up. */
const MOST_FORCED = 50;

/** Values of samples that did not end the game, and how often a sample ended it and how. */
interface Tally {
  sum: number;
  count: number;
  /** Ended games by payoff: losses, draws, wins. */
  readonly ended: [number, number, number];
}

/** The mean value of each choice, in the order of `seen.legal`. More is better. */
export function lookAhead<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  chance: FastChance,
  guesses: number,
): readonly number[] {
  const legal = choicesOf(seen);
  const tallies = legal.map((): Tally => ({ sum: 0, count: 0, ended: [0, 0, 0] }));
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < guesses; i++) {
    const position = guessPosition(game, seen, chance);
    const dice = chance.next(); // the same dice for every choice: none looks better for its luck
    for (const [at, choice] of legal.entries()) {
      const runner = new Runner<S>(
        game,
        clonePosition(position, (state) => game.clone(state)),
        fastChance(dice),
      );
      runner.play(choice);
      followForced(runner);
      const tally = tallies[at] as Tally;
      const { outcome, state, stack } = runner.position;
      if (outcome !== undefined) {
        tally.ended[payoff(outcome, seen.viewer)]++;
        continue;
      }
      const value = game.hints.value(state, seen.viewer, stack);
      tally.sum += value;
      tally.count++;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return tallies.map((tally) => meanOf(tally, low, high));
}

/** An ended game has no place on the game's own scale: a win lies as far above the best value as that above the worst. */
function meanOf({ sum, count, ended: [losses, draws, wins] }: Tally, low: number, high: number): number {
  const [worst, best] = low > high ? [0, 0] : [low, high];
  const reach = best - worst + 1;
  const total = sum + losses * (worst - reach) + (draws * (worst + best)) / 2 + wins * (best + reach);
  return total / (count + losses + draws + wins);
}

/** The engine answers what has one answer only, except where that would tell a secret; here nobody is told. */
function followForced<S extends object>(runner: Runner<S>): void {
  for (let i = 0; i < MOST_FORCED && runner.legal().length === 1; i++) runner.play(runner.legal()[0]);
}
