/**
 * Exact odds of a command: every way the dice can fall is played, on copies, through the questions that follow, until it is
 * settled. No sampling. Who answers the questions is told by the policy.
 */
import type { Chance } from '../chance/chance.ts';
import type { GameEvent } from '../event.ts';
import type { Forecast, Game } from '../game.ts';
import { canonicalJson, cloneJson } from '../json.ts';
import { type Read, readable, unreadable } from '../notation.ts';
import { payoff } from '../outcome.ts';
import { clonePosition, type Position } from '../position.ts';
import type { Facts } from '../refusal.ts';
import { Runner } from '../runner.ts';
import type { Seat } from '../seat.ts';
import { isAsked, isSettled } from './follows.ts';
import { type OddsTable, tableOf, type Weighed } from './rows.ts';
import { addParts, isMore, type Parts, type Share } from './share.ts';
import { allWays, PastCounting, type Ways } from './ways.ts';

/** Beyond this the answer would come too late. */
const MOST_WAYS = 60_000;
/** A won match is worth more than any position. */
const WON = 1_000_000_000;
/** The worth of a position is a float of the game; so many parts of one are told apart. */
const PARTS = 1_000_000;
/** So many questions, one after the other, belong to no command. */
const MOST_QUESTIONS = 100;

/**
 * Who answers the questions that follow: each as is best for whoever is asked (`best`), the first of the legal list
 * (`first`), nobody, so that the odds end at the next question (`none`), or a forecast of the game.
 */
export type Policy<S> = (typeof FREE_POLICIES)[number] | Forecast<S>;

/** The policies that every game has. */
export const FREE_POLICIES = ['best', 'first', 'none'] as const;

export interface Odds extends OddsTable {
  /** The name of the policy. */
  readonly policy: string;
  /** A shuffle took place: its order is not part of the odds. */
  readonly shuffled: boolean;
  /** The best was sought among a sample: a question had more answers than can be listed. */
  readonly sampled: boolean;
}

/** More was to be played than can be waited for. */
class TooMany extends Error {}

/** `choice` must be legal. A forecast answers as long as it has an answer. */
export function oddsOf<S extends object>(
  game: Game<S>,
  position: Position<S>,
  choice: unknown,
  policy: Policy<S> = 'none',
): Read<Odds> {
  const work: Work<S> = { game, before: position, policy, plays: 0, shuffled: false, sampled: false };
  try {
    const { rows } = spreadOf(work, { position, events: [], owners: [], questions: 0 }, choice);
    return readable({ ...tableOf([...rows.values()]), ...toldOf(work) });
  } catch (error) {
    if (error instanceof PastCounting) return unreadable('odds', 'the dice can fall in more ways than can be counted');
    if (error instanceof TooMany) return unreadable('odds', tooMany(policy));
    throw error;
  }
}

const tooMany = <S>(policy: Policy<S>): string =>
  policy === 'best'
    ? `there are more than ${MOST_WAYS} ways for the dice to fall and the questions to be answered; name another policy`
    : `there are more than ${MOST_WAYS} ways for the dice to fall`;

interface Work<S extends object> {
  readonly game: Game<S>;
  readonly before: Position<S>;
  readonly policy: Policy<S>;
  plays: number;
  shuffled: boolean;
  sampled: boolean;
}

/** A place on the way: what has happened since the command, and who was asked: each wants to know what the end is worth. */
interface Place<S> {
  readonly position: Position<S>;
  readonly events: readonly GameEvent[];
  readonly owners: readonly Seat[];
  readonly questions: number;
}

/** What a choice can come to: outcomes with their shares, and what that is worth on average to each seat that was asked. */
interface Spread {
  readonly rows: Map<string, Weighed>;
  readonly worth: Map<Seat, Parts>;
}

function spreadOf<S extends object>(work: Work<S>, place: Place<S>, choice: unknown): Spread {
  const spread: Spread = { rows: new Map(), worth: new Map() };
  const ways = allWays();
  do {
    count(work);
    const { runner, isOver } = playOut(work, place, choice, ways);
    const found = isOver ? endOf(work, runner, place.owners) : bestOf(work, runner, place);
    add(spread, found, ways.share());
  } while (ways.next());
  work.shuffled ||= ways.shuffled();
  return spread;
}

function count<S extends object>(work: Work<S>): void {
  work.plays += 1;
  if (work.plays > MOST_WAYS) throw new TooMany();
}

/** One way, up to the end or, where the best answer is sought, to the next question. */
function playOut<S extends object>(
  work: Work<S>,
  place: Place<S>,
  choice: unknown,
  ways: Ways,
): { readonly runner: Runner<S>; readonly isOver: boolean } {
  const { game, policy } = work;
  const isOver = (): boolean => isSettled(game, runner.events) || !isAsked(game, runner.position, work.before.stack);
  const copy = clonePosition(place.position, (state) => game.clone(state));
  const runner: Runner<S> = new Runner<S>(
    game,
    copy,
    untilSettled(ways, () => isSettled(game, runner.events)),
    { record: true },
  );
  runner.events = place.events.slice();
  try {
    runner.play(choice);
    if (policy === 'best') return { runner, isOver: isOver() };
    const answerOf = (): unknown => {
      if (policy === 'none') return undefined;
      if (policy !== 'first') return policy.answer(runner.position.state, runner.frame, runner.legal());
      return isOver() ? undefined : runner.legal()[0];
    };
    for (let questions = 0; runner.position.outcome === undefined; questions++) {
      const answer = answerOf();
      if (answer === undefined) break;
      if (questions === MOST_QUESTIONS) throw new TooMany();
      runner.play(answer);
    }
  } catch (error) {
    if (!(error instanceof Settled)) throw error;
  }
  return { runner, isOver: true };
}

/** The command is settled, and other dice are about to fall. */
class Settled extends Error {}

function untilSettled(ways: Ways, isOver: () => boolean): Chance {
  return {
    draw(count, place, use) {
      if (isOver()) throw new Settled();
      return ways.draw(count, place, use);
    },
    thrown(dice, place) {
      if (isOver()) throw new Settled();
      return ways.thrown(dice, place);
    },
  };
}

function endOf<S extends object>({ game, before }: Work<S>, runner: Runner<S>, owners: readonly Seat[]): Spread {
  const { position, events } = runner;
  const outcome = summaryOf(game, events, before.state, position.state);
  return {
    rows: new Map([[canonicalJson(outcome), { outcome, parts: new Map([[1n, 1n]]) }]]),
    worth: new Map(owners.map((seat) => [seat, worthOf(game, position, seat)])),
  };
}

/** The answer that is best on average for whoever is asked; the first of several. */
function bestOf<S extends object>(work: Work<S>, runner: Runner<S>, { owners: asked, questions }: Place<S>): Spread {
  const { position, events, seat = '' } = runner;
  if (runner.step.sampled === true) work.sampled = true;
  if (questions === MOST_QUESTIONS) throw new TooMany();
  const place = { position, events, owners: asked.includes(seat) ? asked : [...asked, seat], questions: questions + 1 };
  let best: Spread | undefined;
  for (const answer of consideredOf(work, runner)) {
    const spread = spreadOf(work, place, answer);
    if (best === undefined || isMore(worthIn(spread, seat), worthIn(best, seat))) best = spread;
  }
  return best ?? endOf(work, runner, asked);
}

/** The answers among which the best is sought. */
const consideredOf = <S extends object>({ game }: Work<S>, runner: Runner<S>): readonly unknown[] =>
  game.considered?.(runner.position.state, runner.frame, runner.legal()) ?? runner.legal();

const NOTHING: Parts = new Map();
const worthIn = ({ worth }: Spread, seat: Seat): Parts => worth.get(seat) ?? NOTHING;

function add(spread: Spread, found: Spread, likely: Share): void {
  for (const [key, { outcome, parts }] of found.rows) {
    const row = spread.rows.get(key) ?? { outcome, parts: new Map() };
    addParts(row.parts, parts, likely);
    spread.rows.set(key, row);
  }
  for (const [seat, parts] of found.worth) {
    const worth = spread.worth.get(seat) ?? new Map();
    addParts(worth, parts, likely);
    spread.worth.set(seat, worth);
  }
}

function worthOf<S extends object>(game: Game<S>, { state, stack, outcome }: Position<S>, seat: Seat): Parts {
  const worth = outcome === undefined ? game.hints.value(state, seat, stack) : (payoff(outcome, seat) - 1) * WON;
  return new Map([[1n, BigInt(Math.trunc(Math.max(-WON, Math.min(WON, worth)) * PARTS) || 0)]]);
}

function summaryOf<S extends object>(game: Game<S>, events: readonly GameEvent[], before: S, after: S): Facts {
  if (game.summary !== undefined) return game.summary(events, before, after);
  const told = events.filter(({ name }) => !name.startsWith('engine/'));
  return { events: cloneJson(told) as never };
}

const toldOf = <S extends object>({
  policy,
  shuffled,
  sampled,
}: Work<S>): Pick<Odds, 'policy' | 'shuffled' | 'sampled'> => ({
  policy: typeof policy === 'string' ? policy : policy.name,
  shuffled,
  sampled,
});
