/** Words and numbers as the notation writes them, beside those that every notation knows. */
import { fail, shorten } from '@tablerunner/engine';

export { fail, Problem, readId, readJson, readNumber, readOneOf, shorten } from '@tablerunner/engine';

export const split = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

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

/** A card, guard or bot of the content. */
export function readKnown(text: string, known: readonly { readonly id: string }[], what: string): string {
  return known.some(({ id }) => id === text) ? text : fail(`there is no ${what} '${shorten(text)}'`);
}

/** A list, or the word that says that it is empty. */
export const NONE = 'none';
export const printList = (words: readonly string[]): string => (words.length === 0 ? NONE : words.join(' '));
export const readList = <T>(text: string, read: (word: string) => T): T[] =>
  text === NONE ? [] : split(text).map(read);
