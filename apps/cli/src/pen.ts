/** The pen for a game's drawings at a terminal: the reader's language, the terminal's width, and its colours if wanted. */
import type { Ink, Pen } from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import type { Out } from './world.ts';

const USUAL_WIDTH = 80;
const NARROWEST = 60;
/** Longer lines are hard to read, however wide the screen is. */
const WIDEST = 120;

/** Where nobody looks on from a terminal: files, pipes, answers of the referee. */
const PAGE_WIDTH = 110;

/** Each a code that turns it on and one that turns it off. */
const CODES: Readonly<Record<Ink, readonly [number, number]>> = {
  strong: [1, 22],
  soft: [2, 22],
  own: [36, 39],
  other: [33, 39],
  good: [32, 39],
  danger: [31, 39],
};

const ESCAPE = '\x1b[';

export const columnsOf = ({ isTTY, columns }: Out): number =>
  isTTY === true ? Math.max(NARROWEST, Math.min(columns ?? USUAL_WIDTH, WIDEST)) : PAGE_WIDTH;

export const isColourful = (out: Out, env: Readonly<Record<string, string | undefined>>): boolean =>
  out.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

export const penFor = (speaker: Speaker, { columns, colour }: { columns: number; colour: boolean }): Pen => ({
  columns,
  say: (key, facts) => speaker.say(key, facts),
  name: (id) => speaker.name(id),
  paint(text, ink) {
    const [on, off] = CODES[ink];
    return colour ? `${ESCAPE}${on}m${text}${ESCAPE}${off}m` : text;
  },
  width(text) {
    if (!colour) return [...text].length;
    const [first = '', ...rest] = text.split(ESCAPE);
    const plain = rest.map((part) => part.slice(part.indexOf('m') + 1)).join('');
    return [...first].length + [...plain].length;
  },
});

/** For text that is kept or sent on: no colours, and a page's width. */
export const pagePen = (speaker: Speaker): Pen => penFor(speaker, { columns: PAGE_WIDTH, colour: false });
