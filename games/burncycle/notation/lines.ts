/** The text of a position cut into its drawing and its lines. */

import { PILE_LINES } from './deck-lines.ts';
import { SPACE_LINES } from './drawing.ts';
import { STATE_LINES } from './state-lines.ts';

export interface Line {
  readonly where: string;
  readonly key: string;
  readonly text: string;
}

/** Lines that may stand there several times, and are written without a colon too. */
export const MANY = ['agent', 'module', 'guard', 'room', 'post', 'option', 'step'] as const;
const SPACES = SPACE_LINES.map((key) => `${key} at`);
/** Lines that are read before or after the others. */
const APART = [
  'floor',
  'floor number',
  'icons',
  'mission',
  'stage',
  'difficulty',
  'captain',
  'seats',
  'at',
  'drawn',
  'over',
];

export const KEYS: readonly string[] = [
  ...APART,
  ...SPACES,
  ...Object.keys(STATE_LINES),
  ...Object.keys(PILE_LINES),
  ...MANY,
];

interface Text {
  readonly drawing: readonly string[];
  readonly lines: readonly Line[];
}

/** The drawing reaches from the first line that begins with + to the last; what follows a # elsewhere is for the reader only. */
export function splitText(text: string): Text {
  const rows = text.split(/\r?\n/);
  const isRim = (row: string): boolean => row.trimStart().startsWith('+');
  const [first, last] = [rows.findIndex(isRim), rows.findLastIndex(isRim)];
  const isDrawn = (i: number): boolean => first >= 0 && i >= first && i <= last;
  const lines = rows.flatMap((raw, i) => {
    const row = isDrawn(i) ? '' : raw.replace(/(^|\s)#(?!\d).*$/, '').trim();
    return row === '' ? [] : [readLine(row, `line ${i + 1}`)];
  });
  return { drawing: rows.filter((_, i) => isDrawn(i)), lines };
}

function readLine(row: string, where: string): Line {
  const many = MANY.find((key) => row.startsWith(`${key} `));
  if (many !== undefined) return { where, key: many, text: row.slice(many.length + 1).trim() };
  const colon = row.indexOf(':');
  if (colon < 0) return { where, key: row, text: '' };
  return { where, key: row.slice(0, colon).trim(), text: row.slice(colon + 1).trim() };
}
