/** All promises of a game, on random games: one function over any game. */
import { createPlayer } from '@tablerunner/ai';
import { type FastChance, fastChance, type Game, Match, printCommand, SPECTATOR } from '@tablerunner/engine';
import { must } from '../read.ts';
import { BrokenPromise, keep, PROMISES, type PromiseName, type Scene, without } from './broken.ts';
import { lookAround, lookAtOffer, lookAtPosition, lookAtTexts, tryOffer } from './look.ts';
import { type Chronicle, lookBack, newChronicle, tryUndo } from './memory.ts';
import { lookAtRefusals } from './refuse.ts';
import { lookAtSecrets } from './secrets.ts';

export interface PromiseOptions {
  /** How many random games. */
  readonly games: number;
  /** Game number n has the seed `<seed>/<n>`. */
  readonly seed?: string;
  /** The number of the first game, to see one game again. */
  readonly from?: number;
  /** Table options of each game. Left out: the defaults. */
  optionsFor?(game: number): unknown;
  /** Who plays: the name of a machine player. Left out: `random`. */
  readonly player?: string;
  /** A game of more commands than this has no end. */
  readonly mostCommands?: number;
  /** Called after each game. */
  onGame?(done: number): void;
}

export interface PromiseReport {
  readonly games: number;
  readonly commands: number;
  /** Commands of the longest game. */
  readonly longest: number;
  /** How often each promise was put to the test. */
  readonly kept: Readonly<Record<PromiseName, number>>;
  readonly refused: number;
  /** Mutations that happened to be legal commands. */
  readonly legalMutations: number;
  /** Reshuffled positions that really differed from the true one: none in a game without secrets. */
  readonly reshuffled: number;
  /** How the games ended, by reason. */
  readonly endings: Readonly<Record<string, number>>;
}

const MOST_COMMANDS = 5_000;

interface Totals {
  commands: number;
  longest: number;
  refused: number;
  legalMutations: number;
  reshuffled: number;
  readonly kept: Map<PromiseName, number>;
  readonly endings: Map<string, number>;
}

/** Throws `BrokenPromise` at the first promise that does not hold. */
export function checkPromises<S extends object, V extends object>(
  game: Game<S, V>,
  options: PromiseOptions,
): PromiseReport {
  const totals: Totals = {
    commands: 0,
    longest: 0,
    refused: 0,
    legalMutations: 0,
    reshuffled: 0,
    kept: new Map(),
    endings: new Map(),
  };
  const from = options.from ?? 0;
  for (let n = from; n < from + options.games; n++) {
    checkGame(game, n, options, totals);
    options.onGame?.(n - from + 1);
  }
  const { kept, endings, ...counts } = totals;
  return {
    games: options.games,
    ...counts,
    kept: Object.fromEntries(PROMISES.map((name) => [name, kept.get(name) ?? 0])) as Record<PromiseName, number>,
    endings: Object.fromEntries(endings),
  };
}

function checkGame<S extends object, V extends object>(
  game: Game<S, V>,
  n: number,
  options: PromiseOptions,
  totals: Totals,
): void {
  const seed = `${options.seed ?? 'promises'}/${n}`;
  let last = '';
  let match: Match<S, V> | undefined;
  const given = options.optionsFor?.(n);
  const scene: Scene = {
    game: game.id,
    seed,
    ...(given === undefined ? {} : { options: JSON.stringify(given) }),
    kept: totals.kept,
    entry: () => match?.log.length ?? 0,
    command: () => last,
  };
  const begun = without(scene, 'end', 'the start', () => Match.start(game, { seed, options: given }));
  match = must(begun, `the options of game ${n}`);
  const { seats } = match;
  keep(
    scene,
    'end',
    new Set([...seats, SPECTATOR]).size === seats.length + 1,
    () => `the seats are ${seats.join(', ')}`,
  );

  const chance = fastChance(seed);
  const player =
    options.player === undefined ? undefined : must(createPlayer(game, options.player, seed), 'the player');
  const chronicle = newChronicle();
  chronicle.positions.set(match.log.length, JSON.stringify(match.position));
  note(match, chronicle);
  const most = options.mostCommands ?? MOST_COMMANDS;
  let commands = 0;
  // Each game is looked at closely at its first decision, at one that is often in its middle, and now and then.
  const closely = new Set([0, chance.below(40)]);
  const others: unknown[] = [];

  while (match.decision() !== undefined) {
    const look = closely.has(commands) || chance.below(SELDOM) === 0;
    if (look) lookClosely(scene, match, { chance, chronicle, others, totals, seed });
    else lookAtOffer(scene, match, match.legal());
    const { seat } = match.decision() ?? { seat: '' };
    const legal = match.legal();
    const choice = player?.choose(match.view(seat)) ?? legal[chance.below(legal.length)];
    if (!look) lookAtTexts(scene, match, [choice]);
    last = playOne(scene, match, choice, { chronicle, undo: commands === 0 || chance.below(OFTEN) === 0, others });
    commands += 1;
    keep(scene, 'end', commands <= most, () => `after ${most} commands the game has not ended`);
  }
  lookAtEnd(scene, match);
  lookAround(scene, match);
  lookAtPosition(scene, match);
  totals.reshuffled += lookAtSecrets(scene, match, chance);
  lookBack(scene, match, chronicle, chance);

  totals.commands += commands;
  totals.longest = Math.max(totals.longest, commands);
  const reason = match.position.outcome?.reason ?? '';
  totals.endings.set(reason, (totals.endings.get(reason) ?? 0) + 1);
}

/** One decision in so many is looked at closely. */
const SELDOM = 64;
/** One command in so many is taken back and played again. */
const OFTEN = 24;

interface Closely {
  readonly chance: FastChance;
  readonly chronicle: Chronicle;
  readonly others: readonly unknown[];
  readonly totals: Totals;
  readonly seed: string;
}

function lookClosely<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  { chance, chronicle, others, totals, seed }: Closely,
): void {
  lookAtPosition(scene, match);
  lookAtOffer(scene, match, match.legal());
  lookAtTexts(scene, match, match.legal());
  lookAround(scene, match);
  if (chance.below(3) === 0) tryOffer(scene, match, seed);
  const { refused, legal } = lookAtRefusals(scene, match, others, chance);
  totals.refused += refused;
  totals.legalMutations += legal;
  totals.reshuffled += lookAtSecrets(scene, match, chance);
  chronicle.positions.set(match.log.length, JSON.stringify(match.position));
  if (chronicle.fork === undefined || chance.below(2) === 0) {
    chronicle.fork = { at: match.log.length, json: JSON.stringify(match.position) };
  }
}

interface Playing {
  readonly chronicle: Chronicle;
  readonly undo: boolean;
  readonly others: unknown[];
}

/** Plays one command, remembers what was told of it, and gives it back as text. */
function playOne<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  choice: unknown,
  { chronicle, undo, others }: Playing,
): string {
  const { game, position } = match;
  const decision = match.decision();
  const frame = position.stack.at(-1);
  if (decision === undefined || frame === undefined) throw new BrokenPromise('end', 'nobody is asked', scene);
  const { seat } = decision;
  const command = `${seat}: ${printCommand(game, choice, position.state, frame)}`;
  const before = undo
    ? { text: JSON.stringify(position), log: match.log.length, events: match.events.length }
    : undefined;
  const named: Scene = { ...scene, command: () => command };
  const played = without(named, 'offer', 'the command', () => match.play(seat, choice, { at: match.log.length }));
  keep(named, 'offer', played.ok, () => `a listed command is refused: ${JSON.stringify(played)}`);
  if (before !== undefined) tryUndo(named, match, seat, choice, before);
  note(match, chronicle);
  if (others.length < 50) others.push(choice);
  return command;
}

/** Writes down what has been told since the last time. */
function note<S extends object, V extends object>(match: Match<S, V>, { events, entries }: Chronicle): void {
  for (const event of match.events.slice(events.length)) events.push(JSON.stringify(event));
  for (const entry of match.log.slice(entries.length)) entries.push(JSON.stringify(entry));
}

function lookAtEnd<S extends object, V extends object>(scene: Scene, match: Match<S, V>): void {
  const { outcome } = match.position;
  keep(scene, 'end', outcome !== undefined, () => 'nobody is asked, but the game has no outcome');
  if (outcome === undefined) return;
  const strangers = outcome.winners.filter((seat) => !match.seats.includes(seat));
  keep(scene, 'end', strangers.length === 0, () => `${strangers.join(', ')} won without a seat`);
  keep(scene, 'end', !outcome.draw || outcome.winners.length === 0, () => 'a draw has a winner');
  keep(scene, 'end', outcome.reason !== '' && outcome.clause !== '', () => 'the outcome has no reason or no clause');
}
