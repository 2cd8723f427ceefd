/** What is compared on Skim: commands, replay, clone and search, with boardgame.io playing the same game. */
import { sidesFrom } from '../sides.mjs';
import { agree, plainRival } from './agreement.mjs';
import { peerRival } from './on-boardgame-io.mjs';
import { COMMANDS } from './sizes.mjs';

const from = sidesFrom(import.meta.url);
const ours = from('ours.mjs');
const byHand = from('by-hand.mjs');
const peer = from('on-boardgame-io.mjs');

/** Ends with an error when the games that are compared are not the same game. */
export function checkSample() {
  const commands = agree(plainRival(), 50) + agree(peerRival(), 10);
  return `Skim by the engine, by hand and on boardgame.io: the same on ${commands.toLocaleString('en')} commands`;
}

/** @type {readonly import('../main.mjs').Comparison[]} */
export const sampleComparisons = [
  {
    key: 'sample.commands',
    unit: 'commands',
    bar: 30,
    ours: ours('games', 'Tablerunner: legal list, check, apply'),
    peer: peer('games', 'boardgame.io: enumerate, check, reduce'),
    others: [
      byHand('games', 'a plain loop written by hand'),
      ours('matches', 'Tablerunner: a match with log, events, sealed dice'),
    ],
  },
  {
    key: 'sample.replay',
    unit: 'replays',
    bar: 30,
    ours: ours('replays', `Tablerunner: ${COMMANDS} commands from their seeds`),
    peer: peer('replays', `boardgame.io: ${COMMANDS} moves from stored beginnings`),
  },
  {
    key: 'sample.clone',
    unit: 'clones',
    ours: ours('ownClones', "the game's own clone"),
    peer: ours('structuredClones', 'structuredClone'),
    others: [ours('jsonClones', 'JSON.parse(JSON.stringify())')],
  },
  {
    key: 'sample.search',
    unit: 'iterations',
    ours: ours('searches', 'Tablerunner: search, which guesses what it cannot see'),
    peer: peer('searches', 'boardgame.io: MCTSBot, which sees all hands'),
  },
];
