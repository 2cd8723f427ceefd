/**
 * Judges a position out of a file before anything is played on it. A file is written by whoever likes to: only what the
 * game's own reader makes of the position, with all its bounds, is a position, and it must be the one that was given.
 */
import type { Game } from './game.ts';
import { canonicalJson } from './json.ts';
import { type Read, readable, unreadable } from './notation.ts';
import type { Position } from './position.ts';
import { Problem } from './reading.ts';
import { seatProblem } from './seat.ts';

/** Far more than any game counts; less, and nothing that is printed or added up can run away. */
const LARGEST = 1_000_000;
/** Pieces of a state, all together: the largest table has a tenth of it. */
const MOST_PIECES = 100_000;
const LONGEST_TEXT = 20_000;

export function judgePosition<S extends object>(game: Game<S>, given: Position<S>): Read<Position<S>> {
  const outside = new Bounds().problemOf(given, 'start');
  if (outside !== undefined) return unreadable('start', outside);
  const text = printed(game, given);
  if (!text.ok) return text;
  const read = game.notation.parsePosition(text.value);
  if (!read.ok) return unreadable('start', `the game cannot read it: ${read.where}: ${read.problem}`);
  if (canonicalJson(read.value) !== canonicalJson(given))
    return unreadable('start', 'it is not the position that its own notation gives back');
  const seats = game.tableOf?.(read.value.state).seats;
  const problem = seats === undefined ? undefined : seatProblem(seats);
  return problem === undefined ? read : unreadable('start', problem);
}

function printed<S extends object>(game: Game<S>, given: Position<S>): Read<string> {
  try {
    return readable(game.notation.printPosition(given));
  } catch (error) {
    const problem = error instanceof Problem ? error.message : 'this is no position of the game';
    return unreadable('start', problem);
  }
}

/** Looked at before anything of the game is: even to print a forged state could run away. */
class Bounds {
  private pieces = 0;

  problemOf(value: unknown, where: string): string | undefined {
    this.pieces += 1;
    if (this.pieces > MOST_PIECES) return `it has more than ${MOST_PIECES} pieces`;
    if (typeof value === 'number') {
      const isFine = Number.isInteger(value) && Math.abs(value) <= LARGEST;
      return isFine ? undefined : `${where} must be a whole number within ${LARGEST}, not ${value}`;
    }
    if (typeof value === 'string')
      return value.length > LONGEST_TEXT ? `${where} is longer than ${LONGEST_TEXT} characters` : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [key, item] of Object.entries(value)) {
      const problem = this.problemOf(item, `${where}.${key.slice(0, 40)}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
}
