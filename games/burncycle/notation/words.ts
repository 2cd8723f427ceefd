/** Words and numbers as the notation writes them, and the way a reader gives up. */

/** Thrown by the readers of this folder and caught once where the text came in. */
export class Problem extends Error {}

export const fail = (problem: string): never => {
  throw new Problem(problem);
};

/** A long word is told by its beginning. */
export const shorten = (word: string): string => (word.length > 30 ? `${word.slice(0, 30)}…` : word);

export const split = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const ID = /^[a-z][a-z0-9-]{0,39}$/;

export const readId = (text: string, what: string): string =>
  ID.test(text) ? text : fail(`${what} must be a name in small letters, not '${shorten(text)}'`);

/** A number with its limits, and the clause that sets them. */
export interface Limits {
  readonly what: string;
  readonly least?: number;
  readonly most: number;
  readonly clause: string;
}

export function readCount(text: string, { what, least = 0, most, clause }: Limits): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number >= least && number <= most) return number;
  return fail(`${what} must be a number from ${least} to ${most}, not '${shorten(text)}' (${clause})`);
}

export const readNumber = (text: string, what: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(`${what} must be a number, not '${shorten(text)}'`);

export function readOneOf<const T extends string>(text: string, known: readonly T[], what: string): T {
  return known.find((word) => word === text) ?? fail(`${what} is one of ${known.join(', ')}, not '${shorten(text)}'`);
}

/** A card, guard or bot of the content. */
export function readKnown(text: string, known: readonly { readonly id: string }[], what: string): string {
  return known.some(({ id }) => id === text) ? text : fail(`there is no ${what} '${shorten(text)}'`);
}

export function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail(`${what} must be JSON`);
  }
}

/** A list, or the word that says that it is empty. */
export const NONE = 'none';
export const printList = (words: readonly string[]): string => (words.length === 0 ? NONE : words.join(' '));
export const readList = <T>(text: string, read: (word: string) => T): T[] =>
  text === NONE ? [] : split(text).map(read);
