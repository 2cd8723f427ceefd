/** What is measured on burncycle: commands of random games against boardgame.io moving one unit, and awareness of all units. */
import { PATIENCE, sidesFrom } from '../sides.mjs';
import { syntheticPeer } from '../synthetic.mjs';

const from = sidesFrom(import.meta.url);
const games = from('games.mjs');
const awareness = from('awareness.mjs');

const BAR = 8;
const MOST_MICROSECONDS = 100;

/** @type {readonly import('../main.mjs').Comparison[]} */
export const burncycleComparisons = [
  {
    key: 'burncycle.commands',
    unit: 'commands',
    bar: BAR,
    patience: PATIENCE,
    ours: games('games', 'Tablerunner: burncycle, all missions: legal list, check, apply'),
    peer: syntheticPeer,
  },
  {
    key: 'burncycle.awareness',
    unit: 'floors',
    most: MOST_MICROSECONDS,
    ours: awareness('known', 'all units of a floor, as the rules ask'),
    peer: awareness('walked', 'the spaces walked anew each time'),
  },
];
