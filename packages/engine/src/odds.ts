/** Exact odds of a command: every way the dice can fall is played, on copies, up to the next decision. No sampling. */
import type { Chance } from './chance/chance.ts';
import type { GameEvent } from './event.ts';
import type { Forecast, Game } from './game.ts';
import { canonicalJson, cloneJson } from './json.ts';
import { type Read, readable, unreadable } from './notation.ts';
import { clonePosition, type Position } from './position.ts';
import type { Facts } from './refusal.ts';
import { Runner } from './runner.ts';

/** Nine dice of one command already have ten million ways to fall; beyond this the answer would come too late. */
const MOST_WAYS = 60_000;
const MOST_WHEELS = 1_000; // a pick of one thing turns no wheel, but counts as a draw

export interface OddsRow {
  readonly outcome: Facts;
  /** This many of all `of` equally likely ways. */
  readonly ways: number;
}

export interface Odds {
  readonly of: number;
  readonly rows: readonly OddsRow[];
  /** A shuffle took place: its order is not part of the odds. */
  readonly shuffled: boolean;
}

/** Dice that call for more dice without end, or odds that whole numbers cannot hold. */
class PastCounting extends Error {}

/** The command is settled, and other dice are about to fall. */
class Settled extends Error {}

/** `choice` must be legal. A forecast answers later decisions as long as it has an answer. */
export function oddsOf<S extends object>(
  game: Game<S>,
  position: Position<S>,
  choice: unknown,
  forecast?: Forecast<S>,
): Read<Odds> {
  try {
    return countOdds(game, position, choice, forecast);
  } catch (error) {
    if (error instanceof PastCounting) return unreadable('odds', 'the dice can fall in more ways than can be counted');
    throw error;
  }
}

function countOdds<S extends object>(
  game: Game<S>,
  position: Position<S>,
  choice: unknown,
  forecast?: Forecast<S>,
): Read<Odds> {
  const found = new Map<string, { outcome: Facts; shares: Map<number, number> }>();
  const ways = allWays();
  let played = 0;
  do {
    if (++played > MOST_WAYS) return unreadable('odds', `there are more than ${MOST_WAYS} ways for the dice to fall`);
    const runner = playOut(game, position, choice, { ways, forecast });
    const outcome = summaryOf(game, runner.events, position.state, runner.position.state);
    const key = canonicalJson(outcome);
    const row = found.get(key) ?? { outcome, shares: new Map<number, number>() };
    const share = ways.share();
    row.shares.set(share, (row.shares.get(share) ?? 0) + 1);
    found.set(key, row);
  } while (ways.next());

  const of = [...found.values()].flatMap((row) => [...row.shares.keys()]).reduce(leastCommonMultiple, 1);
  const rows = [...found.values()].map(({ outcome, shares }) => ({
    outcome,
    ways: [...shares].reduce((sum, [share, count]) => sum + Math.floor(of / share) * count, 0),
  }));
  return readable({ of, rows: rows.sort((a, b) => b.ways - a.ways), shuffled: ways.shuffled() });
}

/** One way: up to the next decision that the forecast does not answer, or to dice that belong to something else. */
function playOut<S extends object>(
  game: Game<S>,
  position: Position<S>,
  choice: unknown,
  { ways, forecast }: { readonly ways: Ways; readonly forecast: Forecast<S> | undefined },
): Runner<S> {
  const isSettled = (): boolean => runner.events.some(({ name }) => game.settles?.includes(name) === true);
  const chance: Chance = {
    draw(count, place, use) {
      if (isSettled()) throw new Settled();
      return ways.draw(count, place, use);
    },
  };
  const copy = clonePosition(position, (state) => game.clone(state));
  const runner = new Runner<S>(game, copy, chance, { record: true });
  try {
    runner.play(choice);
    if (forecast !== undefined) follow(runner, forecast);
  } catch (error) {
    if (!(error instanceof Settled)) throw error;
  }
  return runner;
}

function follow<S extends object>(runner: Runner<S>, forecast: Forecast<S>): void {
  while (runner.position.outcome === undefined) {
    const answer = forecast.answer(runner.position.state, runner.frame, runner.legal());
    if (answer === undefined) return;
    runner.play(answer);
  }
}

function summaryOf<S extends object>(game: Game<S>, events: readonly GameEvent[], before: S, after: S): Facts {
  if (game.summary !== undefined) return game.summary(events, before, after);
  const told = events.filter(({ name }) => !name.startsWith('engine/'));
  return { events: cloneJson(told) as never };
}

interface Ways extends Chance {
  /** One over the likelihood of the way that was just played. */
  share(): number;
  /** Turns to the next way; `false` when all have been played. */
  next(): boolean;
  shuffled(): boolean;
}

/** Counts through all results like an odometer whose wheels appear as the dice are rolled. */
function allWays(): Ways {
  const wheels: { at: number; readonly count: number }[] = [];
  let reading = 0;
  let sawShuffle = false;
  const share = (): number => wheels.reduce((product, wheel) => product * wheel.count, 1);
  const added = (count: number): { at: number; readonly count: number } => {
    const wheel = { at: 0, count };
    if (wheels.push(wheel) > MOST_WHEELS || share() > Number.MAX_SAFE_INTEGER) throw new PastCounting();
    return wheel;
  };
  return {
    draw(count, _place, use) {
      if (use === 'shuffle') {
        sawShuffle = true;
        return count - 1;
      }
      const wheel = wheels[reading] ?? added(count);
      reading += 1;
      return wheel.at;
    },
    share,
    next() {
      reading = 0;
      for (let last = wheels.pop(); last !== undefined; last = wheels.pop()) {
        if (last.at + 1 === last.count) continue;
        wheels.push({ at: last.at + 1, count: last.count });
        return true;
      }
      return false;
    },
    shuffled: () => sawShuffle,
  };
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  const multiple = Math.floor(a / x) * b;
  if (!Number.isSafeInteger(multiple)) throw new PastCounting();
  return multiple;
}
