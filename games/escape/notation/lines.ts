/** The text of a position cut into its drawing and its lines. */
import { NO_SCENARIO } from '../rules/scenario/scenario.ts';
import { STATE_LINES } from './state-lines.ts';

export interface Line {
  readonly where: string;
  readonly key: string;
  readonly text: string;
}

/** Lines that may stand there several times, and are written without a colon too. */
export const MANY = ['unit', 'marker', 'prop', 'token', 'option', 'field', 'step'] as const;
/** Lines that are read before or after the others. */
const APART = ['mode', 'seats', 'scenario', 'board', 'airlocks', 'at', 'drawn', 'over'] as const;

export const KEYS: readonly string[] = [...APART, ...Object.keys(STATE_LINES), ...MANY];

/** Fields of the state that have lines of their own. */
export const OWN_FIELDS: readonly string[] = [
  'mode',
  'options',
  'scenario',
  'board',
  'seats',
  'leader',
  'turn',
  'lastTurn',
  'units',
  'markers',
  'props',
  'doors',
  'broken',
  'burns',
  'anthem',
  'initiative',
  'next',
  'event',
  'darkRoom',
  'shutAirlock',
  'trapped',
  'inARow',
  'active',
  'lastFree',
  'roll',
  'repression',
  'score',
];

export const USUAL = {
  scenario: NO_SCENARIO,
  lastTurn: 6,
  seats: { revolution: ['resistance', 'isc'], cooperation: ['p1'] },
} as const;

interface Text {
  readonly drawing: readonly string[];
  readonly lines: readonly Line[];
}

/** The drawing reaches from the first line that begins with + to the last; what follows a # elsewhere is for the reader only. */
export function splitText(text: string): Text {
  const rows = text.split(/\r?\n/);
  const first = rows.findIndex((row) => row.trimStart().startsWith('+'));
  const last = rows.findLastIndex((row) => row.trimStart().startsWith('+'));
  const isDrawn = (i: number): boolean => first >= 0 && i >= first && i <= last;
  const lines = rows.flatMap((raw, i) => {
    const row = isDrawn(i) ? '' : raw.replace(/(^|\s)#.*$/, '').trim();
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
