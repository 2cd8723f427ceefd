/** Round trips of the notation: what is printed is read back, and nonsense is refused with a sentence and breaks nothing. */
import {
  canonicalJson,
  type FastChance,
  type Frame,
  fastChance,
  type Game,
  Match,
  type Position,
  parseCommand,
  plainPen,
  printCommand,
  type Read,
} from '@tablerunner/engine';
import { must } from './read.ts';
import { nonsense, spoil } from './spoil.ts';

export interface FuzzOptions {
  /** Random games whose positions and commands are printed, read and spoiled. */
  readonly games?: number;
  readonly seed?: string;
  /** Spoiled texts of each position and of each command. */
  readonly tries?: number;
  optionsFor?(game: number): unknown;
}

export interface FuzzReport {
  positions: number;
  commands: number;
  /** Spoiled texts that were refused, and those that still meant something. */
  refused: number;
  readable: number;
}

const DEFAULT_TRIES = 6;
/** Positions of a game are spoiled at one decision in so many. */
const SELDOM = 8;

/** Throws at the first text that is not read back, or that breaks a parser. */
export function fuzzNotation<S extends object, V extends object>(
  game: Game<S, V>,
  options: FuzzOptions = {},
): FuzzReport {
  const { games = 20, seed = 'fuzz', tries = DEFAULT_TRIES } = options;
  const report: FuzzReport = { positions: 0, commands: 0, refused: 0, readable: 0 };
  for (let n = 0; n < games; n++) {
    const chance = fastChance(`${seed}/${n}`);
    const match = must(Match.start(game, { seed: `${seed}/${n}`, options: options.optionsFor?.(n) }), 'the options');
    for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
      const legal = match.legal();
      const choice = legal[chance.below(legal.length)];
      fuzzCommand(game, match, choice, tries, chance, report);
      if (chance.below(SELDOM) === 0) fuzzPosition(game, match.position, tries, chance, report);
      match.play(decision.seat, choice);
    }
    fuzzPosition(game, match.position, tries, chance, report);
  }
  return report;
}

function fuzzCommand<S extends object, V extends object>(
  game: Game<S, V>,
  match: Match<S, V>,
  choice: unknown,
  tries: number,
  chance: FastChance,
  report: FuzzReport,
): void {
  const { state, stack } = match.position;
  const frame: Frame = stack.at(-1) ?? { step: '', memory: undefined };
  const seat = match.decision()?.seat ?? '';
  const text = printCommand(game, choice, state, frame);
  const read = reading(game, 'command', text, () => parseCommand(game, text, state, frame));
  if (!read.ok || canonicalJson(read.value) !== canonicalJson(choice)) {
    throw new Error(
      `${game.id}: ${canonicalJson(choice)} is printed as '${text}', which reads ${JSON.stringify(read)}`,
    );
  }
  report.commands += 1;
  for (let i = 0; i < tries; i++) {
    const spoiled = i % 3 === 2 ? nonsense(chance) : spoil(text, chance);
    const again = reading(game, 'command', spoiled, () => parseCommand(game, spoiled, state, frame));
    count(report, again);
    if (again.ok) unbroken(game, 'command', spoiled, () => match.check(seat, again.value));
  }
}

function fuzzPosition<S extends object, V extends object>(
  game: Game<S, V>,
  position: Position<S>,
  tries: number,
  chance: FastChance,
  report: FuzzReport,
): void {
  const { notation } = game;
  const text = notation.printPosition(position);
  const read = reading(game, 'position', text, () => notation.parsePosition(text));
  if (!read.ok || canonicalJson(read.value) !== canonicalJson(position)) {
    throw new Error(`${game.id}: a position is not read back as it was printed: ${JSON.stringify(read)}\n${text}`);
  }
  report.positions += 1;
  for (let i = 0; i < tries; i++) {
    const spoiled = i % 5 === 4 ? nonsense(chance) : spoil(text, chance);
    const again = reading(game, 'position', spoiled, () => notation.parsePosition(spoiled));
    count(report, again);
    // What is read must be playable: the referee goes on from it.
    if (again.ok) unbroken(game, 'position', spoiled, () => goOnFrom(game, again.value));
  }
}

/** Goes on from a position as a referee would: its decision, its legal commands, its views, its text. */
function goOnFrom<S extends object, V extends object>(game: Game<S, V>, position: Position<S>): void {
  const match = must(Match.from(game, { seed: 'fuzz', position }), 'the position');
  match.candidates();
  for (const seat of match.seats) game.draw(match.view(seat).view, plainPen);
  const printed = game.notation.printPosition(match.position);
  must(game.notation.parsePosition(printed), `the position printed anew (${printed})`);
}

/** A text as it can be copied into a test; a very long one is cut. */
const quote = (text: string): string =>
  text.length > 2_000 ? `${JSON.stringify(text.slice(0, 2_000))}… (${text.length} characters)` : JSON.stringify(text);

/** Runs what must not throw, whatever the text was. */
function unbroken<T>(game: { readonly id: string }, what: string, text: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${game.id}: the ${what} ${quote(text)} breaks: ${reason}`, { cause: error });
  }
}

/** Runs a parser: it must answer with a value, or with a place and a sentence. */
function reading<T>(game: { readonly id: string }, what: string, text: string, parse: () => Read<T>): Read<T> {
  const read = unbroken(game, what, text, parse);
  if (read.ok || (read.where !== '' && read.problem !== '')) return read;
  throw new Error(`${game.id}: the ${what} ${quote(text)} is refused without a place or a sentence`);
}

function count(report: FuzzReport, read: Read<unknown>): void {
  if (read.ok) report.readable += 1;
  else report.refused += 1;
}
