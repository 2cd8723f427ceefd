/** Random games of Combat Zone on the engine, from set-up to the end. */
import { combatZoneGame } from '@tablerunner/combat-zone';
import { randomGames } from '../random-games.mjs';
import { tables } from './tables.mjs';

const SEED = 'combat-zone';

/** Units are commands: a legal choice is drawn, checked and applied. On an open table there is no list of all of them. */
export const games = () =>
  randomGames(combatZoneGame, tables(), SEED, (runner, chance) => runner.byChance(chance.below));

/** Units are commands: the sample of moves that machine players look at is listed each time, and one is chosen out of it. */
export const listedGames = () => randomGames(combatZoneGame, tables(), SEED);
