/** Which dice and picks a command will ask for, in order, before it is played: every way is tried on copies, nothing changes. */
import type { Chance } from '../chance/chance.ts';
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { clonePosition, type Position } from '../position.ts';
import { Runner } from '../runner.ts';
import { isAsked, isSettled } from './follows.ts';
import { allWays, PastCounting, type Ways } from './ways.ts';

/** More is not tried: what was found until then is told, and that it may not be all. */
const MOST_TRIES = 4_000;
const MOST_QUESTIONS = 100;

/** Dice that are thrown together, or a choice of chance. */
type Draw =
  | {
      readonly use: 'dice';
      readonly sides: number;
      readonly count: number;
      readonly purpose: string;
      readonly owner?: string;
    }
  | { readonly use: 'pick'; readonly of: number };

/** Asked for whatever happens, only if earlier dice fall so, or only after an answer to a question that follows the command. */
type Depends = 'nothing' | 'dice' | 'answers';

export type Roll = Draw & { readonly depends: Depends };

export interface Rolls {
  /** In the order in which they are asked for; of those that exclude each other the one that was found first. */
  readonly rolls: readonly Roll[];
  /** `false`: there may be more, and more that depend on something. */
  readonly complete: boolean;
}

interface Work<S extends object> {
  readonly game: Game<S>;
  readonly before: Position<S>;
  readonly automatic: boolean;
  tries: number;
  complete: boolean;
  /** Only the answers that the game considers were tried. */
  chosen: boolean;
  /** By the number of questions that were answered: what the ways that were tried drew, each list once. */
  readonly found: Map<string, readonly Draw[]>[];
}

interface Place<S> {
  readonly position: Position<S>;
  readonly events: readonly GameEvent[];
  readonly questions: number;
}

/** `choice` must be legal. `automatic` says whether decisions with one answer are answered by the engine. */
export function rollsOf<S extends object>(
  game: Game<S>,
  position: Position<S>,
  choice: unknown,
  automatic = true,
): Rolls {
  const work: Work<S> = { game, before: position, automatic, tries: 0, complete: true, chosen: false, found: [] };
  tryAll(work, { position, events: [], questions: 0 }, choice);
  const [first = [], ...later] = work.found.map((lists) => [...lists.values()]);
  const certain = work.complete ? agreedBy(first) : Math.min(1, agreedBy(first)); // nothing comes before the first
  const rolls = [
    ...inOrder(first).map(({ draw, at }): Roll => ({ ...draw, depends: at < certain ? 'nothing' : 'dice' })),
    ...later.flatMap((lists) => inOrder(lists).map(({ draw }): Roll => ({ ...draw, depends: 'answers' }))),
  ];
  return { rolls, complete: work.complete && !work.chosen };
}

/** All ways of one choice, and of the answers to the questions that follow it. */
function tryAll<S extends object>(work: Work<S>, place: Place<S>, choice: unknown): void {
  const { game, before } = work;
  const ways = allWays();
  do {
    if (work.tries === MOST_TRIES || place.questions > MOST_QUESTIONS) {
      work.complete = false;
      return;
    }
    work.tries += 1;
    const runner = tryOne(work, place, choice, ways);
    if (runner === undefined) return;
    const { position, events } = runner;
    if (isSettled(game, events) || !isAsked(game, position, before.stack)) continue;
    if (runner.step.sampled === true) work.complete = false;
    const legal = runner.legal();
    const answers = game.considered?.(position.state, runner.frame, legal) ?? legal;
    if (answers.length < legal.length) work.chosen = true;
    for (const answer of answers) tryAll(work, { position, events, questions: place.questions + 1 }, answer);
  } while (ways.next());
}

/** `undefined` where there are more ways than can be looked at. */
function tryOne<S extends object>(
  work: Work<S>,
  { position, events, questions }: Place<S>,
  choice: unknown,
  ways: Ways,
): Runner<S> | undefined {
  const { game, automatic } = work;
  const drawn: Draw[] = [];
  const copy = clonePosition(position, (state) => game.clone(state));
  const runner = new Runner<S>(game, copy, recorded(ways, drawn), { record: true, automatic });
  runner.events = events.slice();
  try {
    runner.play(choice);
    return runner;
  } catch (error) {
    if (!(error instanceof PastCounting)) throw error;
    work.complete = false;
    return undefined;
  } finally {
    const lists = work.found[questions] ?? new Map<string, readonly Draw[]>();
    lists.set(canonicalJson(drawn), drawn);
    work.found[questions] = lists;
  }
}

/** Told dice are no part of a shuffle: it is drawn, but nobody is asked for it. */
const recorded = (ways: Ways, drawn: Draw[]): Chance => ({
  draw(count, place, use) {
    if (use === 'pick') drawn.push({ use: 'pick', of: count });
    return ways.draw(count, place, use);
  },
  thrown(dice, place) {
    const { sides, count, purpose, how } = dice;
    drawn.push({ use: 'dice', sides, count, purpose, ...(how?.owner === undefined ? {} : { owner: how.owner }) });
    return ways.thrown(dice, place);
  },
});

/** How many draws all lists begin with alike. */
function agreedBy(lists: readonly (readonly Draw[])[]): number {
  const [first = [], ...others] = lists;
  const differs = first.findIndex((draw, at) => others.some((list) => canonicalJson(list[at]) !== canonicalJson(draw)));
  return differs < 0 ? first.length : differs;
}

/** Every draw by the place at which it is asked for, equal ones at one place once. */
function inOrder(lists: readonly (readonly Draw[])[]): readonly { readonly draw: Draw; readonly at: number }[] {
  const found = new Map<string, { readonly draw: Draw; readonly at: number }>();
  for (const list of lists) {
    for (const [at, draw] of list.entries()) {
      const key = `${at} ${canonicalJson(draw)}`;
      if (!found.has(key)) found.set(key, { draw, at });
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at);
}
