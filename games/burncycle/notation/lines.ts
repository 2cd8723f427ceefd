/** The text of a position cut into its drawing and its lines. */
import { type DrawnText, splitDrawn } from '@tablerunner/engine';
import { PILE_LINES } from './deck-lines.ts';
import { SPACE_LINES } from './drawing.ts';
import { STATE_LINES } from './state-lines.ts';

/** Lines that may stand there several times. */
export const ONCE_OR_MORE = ['agent', 'guard', 'room', 'post', 'option', 'step'];
/** Lines that are written without a colon too. */
const BARE = ['agent', 'module', 'guard', 'room', 'post', 'option', 'step'];
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
  ...BARE,
];

/** What follows a # is for people only, unless it is a number. */
export const splitText = (text: string): DrawnText => splitDrawn(text, /(^|\s)#(?!\d).*$/, BARE);
