/** The text of a position cut into its drawing and its lines. */
import { type DrawnText, splitDrawn } from '@tablerunner/engine';
import { NO_SCENARIO } from '../rules/scenario/scenario.ts';
import { STATE_LINES } from './state-lines.ts';

/** Lines that may stand there several times, and are written without a colon too. */
export const MANY = ['unit', 'marker', 'prop', 'token', 'option', 'step'];
/** Lines that are read before or after the others. */
const APART = ['mode', 'seats', 'scenario', 'board', 'airlocks', 'at', 'drawn', 'over'];

export const KEYS: readonly string[] = [...APART, ...Object.keys(STATE_LINES), ...MANY];

/** More than any match ever has of what a position lists line by line. */
export const MOST: Readonly<Record<string, number>> = { unit: 60, marker: 60, prop: 20, token: 60, step: 60 };

export const USUAL = {
  scenario: NO_SCENARIO,
  lastTurn: 6,
  seats: { revolution: ['resistance', 'isc'], cooperation: ['p1'] },
} as const;

/** What follows a # is for people only. */
export const splitText = (text: string): DrawnText => splitDrawn(text, /(^|\s)#.*$/, MANY);
