/** Random games of Escape on the engine, each mode alone and both in turn, and positions out of the middle of them. */
import { escapeGame } from '@tablerunner/escape';
import { middleStates as middleOf, randomGames } from '../random-games.mjs';
import { tablesFor } from './tables.mjs';

/** Units are commands: legal list, check, apply. */
const gamesOf = (mode) => randomGames(escapeGame, tablesFor(mode), `escape ${mode}`);

export const revolution = () => gamesOf('revolution');
export const cooperation = () => gamesOf('cooperation');

/** A game of each mode in turn. */
export function both() {
  const modes = [revolution(), cooperation()];
  return () => modes.reduce((commands, play) => commands + play(), 0);
}

/** One of each scenario: pieces on the board, doors open, walls broken. */
export const middleStates = () => middleOf(escapeGame, tablesFor(), 'scenario');
