/** Lengths in words: thousandths as inches with one decimal, as the language writes them. */
import type { Point } from '@tablerunner/geometry';
import type { Words } from '../../../i18n/words.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** "7", "10.9", "10,9". */
export function inchesText(length: number, { locale }: Pick<Words, 'locale'>): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(length / 1000);
}

/** "12.5 | 8", as places are written in the log: from the west, from the south. */
export const placeText = ({ x, y }: Point, say: Pick<Words, 'locale'>): string =>
  `${inchesText(x, say)} | ${inchesText(y, say)}`;
