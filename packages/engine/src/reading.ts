/** What readers of text have in common: the words that every notation knows, and the way to give up. */
import { type Read, readable, unreadable } from './notation.ts';

/** Thrown by a reader, however deep it is in a text, and caught once where the text came in. */
export class Problem extends Error {}

export const fail = (problem: string): never => {
  throw new Problem(problem);
};

/** The place that a reader has come to. */
export interface Here {
  where: string;
}

/** What a reader makes of a text that is not too long, or what it gave up with, and at which place. */
export function readText<T>(text: string, where: string, mostCharacters: number, read: (here: Here) => T): Read<T> {
  const here = { where };
  try {
    if (text.length > mostCharacters) fail(`it is longer than ${mostCharacters} characters`);
    return readable(read(here));
  } catch (error) {
    if (error instanceof Problem) return unreadable(here.where, error.message);
    throw error;
  }
}

/** Prints what somebody may have forged: a state that is none gives up in a sentence too, however it breaks the printer. */
export function writeText(print: () => string): string {
  try {
    return print();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('this is no state of the game', { cause: error });
  }
}

/** A long word is told by its beginning. */
export const shorten = (word: string): string => (word.length > 30 ? `${word.slice(0, 30)}…` : word);

/** IDs of cards, characters, scenarios and seats. */
const ID = /^[a-z][a-z0-9-]{0,39}$/;

export const readId = (text: string, what: string): string =>
  ID.test(text) ? text : fail(`${what} must be a name in small letters, not '${shorten(text)}'`);

export const readNumber = (text: string, what: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(`${what} must be a number, not '${shorten(text)}'`);

export function readOneOf<const T extends string>(text: string, known: readonly T[], what: string): T {
  return known.find((word) => word === text) ?? fail(`${what} is one of ${known.join(', ')}, not '${shorten(text)}'`);
}

export function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail(`${what} must be JSON`);
  }
}
