/** A table for tests: a drawn position or a fresh match, commands as they are written, dice as they are told. */
import {
  type Decision,
  type Frame,
  type Game,
  type GameEvent,
  Match,
  type MatchView,
  parseCommand,
  printCommand,
  type Refusal,
  type Seat,
  sealedChance,
  type Viewer,
} from '@tablerunner/engine';
import { onTestFinished } from 'vitest';
import { toldChance } from './dice.ts';
import { must } from './read.ts';

export interface TableSetting<S> {
  /** Rolls that no test tells come from here. Left out: always the same. */
  readonly seed?: string;
  /** Table options; for a drawn position, where the second argument is the drawing. */
  readonly options?: unknown;
  /** Steps to put on top of those of the drawing, the last one at work. */
  readonly steps?: readonly Frame[];
  /** The last touch to what the notation cannot say. */
  arrange?(state: S): void;
}

/** The verdict on a command that was only tried, with the command for the message. */
export type Tried = ({ readonly ok: true } | Refusal) & { readonly seat: Seat; readonly command: string };

export interface Table<S extends object, V extends object> {
  readonly match: Match<S, V>;
  readonly state: S;
  /** Plays commands one after the other, each for whoever must choose or for the seat that is written before it: `red: run 3`. */
  play(...commands: string[]): void;
  /** Judges a command; nothing is played. */
  try(command: string): Tried;
  /** The faces of the dice to come, in this order. One too many or too few fails the test. */
  dice(...faces: number[]): void;
  /** What `pick` gives next, counted from 0. */
  picks(...places: number[]): void;
  /** Fails unless the table waits for this seat (at this step). */
  waitingFor(seat: Seat, step?: string): void;
  decision(): Decision | undefined;
  /** All legal commands as text. */
  legal(): string[];
  view(viewer: Viewer): MatchView<V>;
  /** All events since the start, or what one viewer may know of them. */
  events(viewer?: Viewer): readonly GameEvent[];
  /** The position in the notation of the game. */
  drawing(): string;
}

/** `start` is a drawn position as text, or the options of a fresh match. */
export function table<S extends object, V extends object>(
  game: Game<S, V>,
  start: string | object,
  setting: TableSetting<S> = {},
): Table<S, V> {
  const seed = setting.seed ?? 'test';
  const match = open(game, start, { ...setting, seed });
  const told = toldChance();
  const own = sealedChance(seed);
  let watched = false;

  const frame = (): Frame => {
    const top = match.position.stack.at(-1);
    if (top === undefined || match.position.outcome !== undefined)
      throw new Error('the match is over: no command is asked for');
    return top;
  };

  const read = (line: string): { seat: Seat; command: string; choice: unknown } => {
    const [, name, rest] = /^([^\s:]+):\s*(.*)$/s.exec(line) ?? [];
    const named = name !== undefined && match.seats.includes(name);
    const command = named ? (rest ?? '') : line;
    const choice = must(parseCommand(game, command, match.position.state, frame()), `the command '${command}'`);
    return { seat: named ? name : (match.decision()?.seat ?? ''), command, choice };
  };

  const tell = (use: 'die' | 'pick', results: readonly number[]): void => {
    if (!watched) onTestFinished(() => refuseLeftOvers(told.leftOver()));
    watched = true;
    told.tell(use, results);
  };

  return {
    match,
    get state() {
      return match.position.state;
    },
    play(...lines) {
      for (const line of lines) {
        const { seat, command, choice } = read(line);
        const verdict = match.check(seat, choice);
        if (!verdict.ok) throw new Error(`${seat} cannot '${command}': ${sayRefusal(verdict)}`);
        const script = told.scriptFor(game, match.position, verdict.choice, own, command);
        const played = match.play(seat, choice, script);
        if (!played.ok) throw new Error(`${seat} cannot '${command}': ${sayRefusal(played)}`);
      }
    },
    try(line) {
      const { seat, command, choice } = read(line);
      const before = match.hash();
      const verdict = match.check(seat, choice);
      if (match.hash() !== before) throw new Error(`judging '${command}' has changed the state`);
      return verdict.ok ? { ok: true, seat, command } : { ...verdict, seat, command };
    },
    dice: (...faces) => tell('die', faces),
    picks: (...places) => tell('pick', places),
    waitingFor(seat, step) {
      const decision = match.decision();
      if (decision?.seat === seat && (step === undefined || decision.step === step)) return;
      const now = decision === undefined ? 'nobody: the match is over' : `${decision.seat} at ${decision.step}`;
      throw new Error(
        `the table should wait for ${seat}${step === undefined ? '' : ` at ${step}`}, but waits for ${now}`,
      );
    },
    decision: () => match.decision(),
    legal: () => match.legal().map((choice) => printCommand(game, choice, match.position.state, frame())),
    view: (viewer) => match.view(viewer),
    events: (viewer) => (viewer === undefined ? match.events : match.eventsFor(viewer).map(({ event }) => event)),
    drawing: () => game.notation.printPosition(match.position),
  };
}

function open<S extends object, V extends object>(
  game: Game<S, V>,
  start: string | object,
  { seed, options, steps = [], arrange }: TableSetting<S> & { readonly seed: string },
): Match<S, V> {
  if (typeof start !== 'string' && steps.length === 0 && arrange === undefined) {
    return must(Match.start(game, { seed, options: start }), 'the start');
  }
  const position =
    typeof start === 'string'
      ? must(game.notation.parsePosition(start), 'the drawn position')
      : must(Match.start(game, { seed, options: start }), 'the start').position;
  arrange?.(position.state);
  position.stack.push(...steps);
  const given = typeof start === 'string' ? options : start;
  return must(Match.from(game, { seed, options: given, position }), 'the drawn position');
}

export const sayRefusal = ({ clause, reason, facts }: Refusal): string =>
  `${clause} ${reason} ${JSON.stringify(facts)}`;

function refuseLeftOvers(sentence: string | undefined): void {
  if (sentence !== undefined) throw new Error(sentence);
}
