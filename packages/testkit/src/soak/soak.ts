/** Random games without end in sight: as many as are asked for, as fast as the rules go, up to the first fault. */
import { fastChance, firstPosition, type Game, type Outcome, Runner, readOptions } from '@tablerunner/engine';
import { must } from '../read.ts';
import { playAgain } from './play-again.ts';

export interface SoakOptions {
  readonly games: number;
  /** Game number n has the seed `<seed>/<n>`. */
  readonly seed?: string;
  /** The number of the first game, to see one game again. */
  readonly from?: number;
  /** Table options of each game. Left out: the defaults. */
  optionsFor?(game: number): unknown;
  /** A game of more commands than this has no end. */
  readonly mostCommands?: number;
  /** Called after each game. */
  onGame?(done: number): void;
}

export interface SoakReport {
  readonly games: number;
  readonly commands: number;
  /** Commands of the longest game. */
  readonly longest: number;
  /** Games that were played a second time as a match with a log, saved and restored. */
  readonly again: number;
  /** How the games ended, by clause and reason. */
  readonly endings: Readonly<Record<string, number>>;
}

const MOST_COMMANDS = 10_000;
/** One game in so many chooses out of whole lists; the others draw, which on an open table is both faster and wider. */
const LISTED = 5;
/** One game in so many is played again as a match. */
const SELDOM = 20;

/** What went wrong in a game, with all that is needed to see it again. */
export class SoakFault extends Error {
  /** The number of the game. */
  readonly game: number;

  constructor(game: number, where: string, cause: unknown) {
    super(`${cause instanceof Error ? cause.message : String(cause)} (${where})`, { cause });
    this.name = 'SoakFault';
    this.game = game;
  }
}

/** Throws `SoakFault` at the first game that breaks off, gets stuck, refuses what it lists, or does not end as it says. */
export function soak<S extends object, V extends object>(game: Game<S, V>, options: SoakOptions): SoakReport {
  const { games, seed: name = 'soak', from = 0, mostCommands = MOST_COMMANDS } = options;
  const endings = new Map<string, number>();
  let [commands, longest, again] = [0, 0, 0];
  for (let n = from; n < from + games; n++) {
    const given = options.optionsFor?.(n);
    const seed = `${name}/${n}`;
    let played = 0;
    try {
      const outcome = playOne(game, { seed, given, mostCommands, isDrawn: n % LISTED !== 0 }, () => {
        played += 1;
      });
      const ending = `${outcome.clause} ${outcome.reason}`;
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      if (n % SELDOM === 0) {
        playAgain(game, { seed, options: given, mostCommands });
        again += 1;
      }
    } catch (cause) {
      throw new SoakFault(
        n,
        `game ${game.id}, seed '${seed}', options ${JSON.stringify(given ?? {})}, command ${played}`,
        cause,
      );
    }
    commands += played;
    longest = Math.max(longest, played);
    options.onGame?.(n - from + 1);
  }
  return { games, commands, longest, again, endings: Object.fromEntries([...endings].toSorted()) };
}

interface OneGame {
  readonly seed: string;
  readonly given: unknown;
  readonly mostCommands: number;
  /** Choices are drawn without the list, where steps can do that: also such as a sample does not hold. */
  readonly isDrawn: boolean;
}

function playOne<S extends object, V extends object>(
  game: Game<S, V>,
  { seed, given, mostCommands, isDrawn }: OneGame,
  onCommand: () => void,
): Outcome {
  const options = must(readOptions(game, given), 'the options');
  const seats = game.seats(options);
  const chance = fastChance(seed);
  const runner = new Runner<S>(game, firstPosition(game, options, chance), chance, { record: true });
  runner.advance();
  const listed = (legal: readonly unknown[]): unknown => legal[chance.below(legal.length)];
  for (let n = 0; runner.position.outcome === undefined; n++) {
    if (n >= mostCommands) throw new Error(`after ${mostCommands} commands the game has not ended`);
    const { seat } = runner;
    if (seat === undefined || !seats.includes(seat)) throw new Error(`${seat} is asked, who has no seat`);
    const choice = isDrawn ? runner.byChance(chance.below) : listed(runner.legal());
    const verdict = runner.check(choice);
    const how = isDrawn && runner.step.byChance !== undefined ? 'drawn' : 'listed';
    if (!verdict.ok) throw new Error(`${JSON.stringify(choice)} is ${how} but refused: ${JSON.stringify(verdict)}`);
    onCommand();
    runner.play(choice);
    runner.events = [];
    runner.automatic = [];
  }
  return judge(runner.position.outcome, seats);
}

/** An outcome says by which clause and why; a draw has no winners, and who wins sat at the table. */
function judge(outcome: Outcome, seats: readonly string[]): Outcome {
  const stranger = outcome.winners.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) throw new Error(`${stranger} won without a seat`);
  if (outcome.draw && outcome.winners.length > 0) throw new Error(`a draw that ${outcome.winners.join(', ')} won`);
  if (outcome.clause === '' || outcome.reason === '') throw new Error('the end has no clause or no reason');
  return outcome;
}
