/** One step ahead: what each legal choice leads to on average, by the game's own value, over several guesses and dice. */
import {
  clonePosition,
  type FastChance,
  fastChance,
  type Game,
  type MatchView,
  payoff,
  Runner,
  type Seat,
} from '@tablerunner/engine';
import { guessPosition } from './guesses.ts';
import { choicesOf } from './player.ts';

/** Decisions with one answer that are followed at most, so that no game can hold a player up. */
const MOST_FORCED = 50;

/** Of more choices than these only the promising are looked at; among equally promising ones chance decides. */
const MOST_LOOKED_AT = 32;
/** Of so many choices one stays after the first look, but never fewer than FEWEST. */
const ONE_OF = 4;
const FEWEST = 4;
/** Looks at choices without luck: what differs is only what cannot be seen. */
const SURE = 2;

/** Values of samples that did not end the game, and how often a sample ended it and how. */
class Tally {
  sum = 0;
  count = 0;
  losses = 0;
  draws = 0;
  wins = 0;
  /** Dice fell or something was uncovered: another look may show something else. */
  hasLuck = false;
  private readonly scale: Scale;

  constructor(scale: Scale) {
    this.scale = scale;
  }

  /** An ended game has no place on the game's own scale: a win lies as far above the best value as that above the worst. */
  get mean(): number {
    const { low, high } = this.scale;
    const [worst, best] = low > high ? [0, 0] : [low, high];
    const reach = best - worst + 1;
    const { losses, draws, wins } = this;
    const total = this.sum + losses * (worst - reach) + (draws * (worst + best)) / 2 + wins * (best + reach);
    const samples = this.count + losses + draws + wins;
    return samples === 0 ? Number.POSITIVE_INFINITY : total / samples;
  }
}

/** The least and the greatest value seen in one look ahead. */
interface Scale {
  low: number;
  high: number;
}

/**
 * The mean value of each choice, in the order of `seen.legal`. More is better. After a first look only the better ones
 * are looked at again, and often only where luck has a say; the others never end above them.
 */
export function lookAhead<S extends object, V extends object>(
  game: Game<S, V>,
  seen: MatchView<V>,
  chance: FastChance,
  guesses: number,
): readonly number[] {
  const legal = choicesOf(seen);
  const scale: Scale = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
  const tallies = legal.map(() => new Tally(scale));
  const runner = new Runner<S>(game, guessPosition(game, seen, chance), chance);

  /** One guess, met by each of the choices with the same dice: none looks better for its luck. */
  const lookOnce = (places: Iterable<number>): void => {
    const position = guessPosition(game, seen, chance);
    const dice = chance.next();
    for (const at of places) {
      runner.chance = fastChance(dice);
      runner.reset(clonePosition(position, (state) => game.clone(state)));
      runner.play(legal[at]);
      followForced(runner);
      if (runner.learned) (tallies[at] as Tally).hasLuck = true;
      count(tallies[at] as Tally, scale, runner, seen.viewer);
    }
  };

  const mean = (at: number): number => (tallies[at] as Tally).mean;
  const looked = mostPromising(runner, legal, chance);
  lookOnce(looked);
  const stay = Math.max(FEWEST, Math.ceil(looked.length / ONE_OF));
  const bar = looked.map(mean).sort((a, b) => b - a)[stay - 1] ?? Number.NEGATIVE_INFINITY;
  const staying = new Set(looked.filter((at) => mean(at) >= bar));
  const looks = Array.from(staying).some((at) => tallies[at]?.hasLuck) ? guesses : Math.min(guesses, SURE);
  for (let i = 1; i < looks; i++) lookOnce(staying);

  const floor = Math.min(...Array.from(staying, mean));
  return tallies.map((tally, at) => (staying.has(at) ? tally.mean : Math.min(tally.mean, floor - 1)));
}

/** The places of the choices that are worth a look. */
function mostPromising<S extends object>(
  { game, position, frame }: Runner<S>,
  legal: readonly unknown[],
  chance: FastChance,
): readonly number[] {
  const places = [...legal.keys()];
  if (legal.length <= MOST_LOOKED_AT) return places;
  const promises = legal.map((choice) => game.hints.promise?.(position.state, frame, choice) ?? 0);
  const lots = legal.map(() => chance.next());
  return places
    .sort((a, b) => (promises[b] ?? 0) - (promises[a] ?? 0) || (lots[a] ?? 0) - (lots[b] ?? 0))
    .slice(0, MOST_LOOKED_AT);
}

function count<S extends object>(tally: Tally, scale: Scale, { game, position }: Runner<S>, viewer: Seat): void {
  const { outcome, state, stack } = position;
  if (outcome !== undefined) {
    const result = payoff(outcome, viewer);
    if (result === 0) tally.losses++;
    else if (result === 1) tally.draws++;
    else tally.wins++;
    return;
  }
  const value = game.hints.value(state, viewer, stack);
  tally.sum += value;
  tally.count++;
  if (value < scale.low) scale.low = value;
  if (value > scale.high) scale.high = value;
}

/**
 * The engine answers what has one answer only, except where that would tell a secret; here nobody is told. What is only
 * sampled has never one answer only, and its list may be long in the making.
 */
function followForced<S extends object>(runner: Runner<S>): void {
  for (let i = 0; i < MOST_FORCED && isForced(runner); i++) runner.play(runner.legal()[0]);
}

const isForced = <S extends object>(runner: Runner<S>): boolean =>
  runner.position.outcome === undefined && runner.step.sampled !== true && runner.legal().length === 1;
