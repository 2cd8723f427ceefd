/** What is measured on Combat Zone: commands of random games against boardgame.io moving one unit, attack paths, reach regions. */
import { PATIENCE, sidesFrom } from '../sides.mjs';
import { syntheticPeer } from '../synthetic.mjs';

const from = sidesFrom(import.meta.url);
const games = from('games.mjs');
const geometry = from('geometry.mjs');

const BAR = 2;
const MOST_PATH = 10;
const MOST_REGION = 20_000;

/** @type {readonly import('../main.mjs').Comparison[]} */
export const combatZoneComparisons = [
  {
    key: 'combat-zone.commands',
    unit: 'commands',
    bar: BAR,
    patience: PATIENCE,
    ours: games('games', 'Tablerunner: Combat Zone: a choice drawn, check, apply'),
    peer: syntheticPeer,
    others: [games('listedGames', 'the same with a list of sampled moves each time')],
  },
  {
    key: 'combat-zone.paths',
    unit: 'paths',
    most: MOST_PATH,
    ours: geometry('paths', 'attack path with cover, 40 pieces, 10 other models'),
    peer: geometry('freshPaths', 'the same with the scenery worked out for each attacker'),
  },
  {
    key: 'combat-zone.region',
    unit: 'regions',
    most: MOST_REGION,
    ours: geometry('regions', 'reach region of 12 inches with outlines'),
    peer: geometry('spots', 'places of a grid that can be reached'),
  },
];
