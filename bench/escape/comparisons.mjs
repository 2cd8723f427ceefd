/** What is measured on Escape: commands of random games against boardgame.io moving one unit, and lines of sight. */
import { PATIENCE, sidesFrom } from '../sides.mjs';
import { syntheticPeer } from '../synthetic.mjs';

const from = sidesFrom(import.meta.url);
const games = from('games.mjs');
const sight = from('sight.mjs');

const BAR = 10;
const MOST_MICROSECONDS = 50;

const commands = (key, make, what) => ({
  key,
  unit: 'commands',
  bar: BAR,
  patience: PATIENCE,
  ours: games(make, `Tablerunner: Escape, ${what}: legal list, check, apply`),
  peer: syntheticPeer,
});

/** @type {readonly import('../main.mjs').Comparison[]} */
export const escapeComparisons = [
  commands('escape.commands', 'both', 'both modes'),
  commands('escape.commands.revolution', 'revolution', 'Revolution'),
  commands('escape.commands.cooperation', 'cooperation', 'Cooperation'),
  {
    key: 'escape.sight',
    unit: 'cells',
    most: MOST_MICROSECONDS,
    ours: sight('pairs', 'from one cell to all others, pair by pair'),
    peer: sight('lines', 'the lines walked anew each time'),
    others: [sight('once', 'all others in one go')],
  },
];
