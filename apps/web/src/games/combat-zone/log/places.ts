/** Places of the open table in sentences: inches from the west and from the south edge, written so that they can be found again. */
import type { Point } from '@tablerunner/geometry';

const THOUSANDTHS = 1000;

/** `12.3|4.5`, with the comma where the language has one. */
export function placeText({ x, y }: Point, locale: string): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${number.format(x / THOUSANDTHS)}|${number.format(y / THOUSANDTHS)}`;
}

/** The point that a word of a sentence names; undefined for all other words. */
export function pointOfPlace(word: string): Point | undefined {
  const [, x, y] = /^(\d{1,2}[.,]\d) ?\| ?(\d{1,2}[.,]\d)$/.exec(word) ?? [];
  if (x === undefined || y === undefined) return undefined;
  const thousandths = (inches: string): number => Number(inches.replace(/[.,]/, '')) * (THOUSANDTHS / 10);
  return { x: thousandths(x), y: thousandths(y) };
}
