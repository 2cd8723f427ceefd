/** Random games of burncycle on the engine, and positions out of the middle of them. */
import { burncycleGame } from '@tablerunner/burncycle';
import { middleStates as middleOf, randomGames } from '../random-games.mjs';
import { tables } from './tables.mjs';

/** Units are commands: legal list, check, apply. */
export const games = () => randomGames(burncycleGame, tables(), 'burncycle');

/** One of each mission: units about, doors open, walls broken. */
export const middleStates = () => middleOf(burncycleGame, tables(), 'mission');
