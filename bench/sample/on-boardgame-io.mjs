/** Skim on boardgame.io: random games, replays and searches, by its reducer, which is its quickest way. */
import { fastChance } from '@tablerunner/engine';
import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { action, playerOf, skimFor } from './peer.mjs';
import { legal } from './plain.mjs';
import { COMMANDS, SEARCH } from './sizes.mjs';

const game = ProcessGameConfig(skimFor());
const reduce = CreateGameReducer({ game });
const start = (seed) => InitializeGame({ game: { ...game, seed } });

/** A random game; `each` gets every action. */
function playOne(seed, chance, each) {
  let state = start(seed);
  while (state.ctx.gameover === undefined) {
    const actions = game.ai.enumerate(state.G, state.ctx, '0');
    const chosen = actions[chance.below(actions.length)];
    const before = state._stateID;
    state = reduce(state, chosen);
    if (state._stateID === before) throw new Error('boardgame.io refused a listed move');
    each(chosen);
  }
}

/** Units are commands: enumerate, check in the move, reduce. */
export function games() {
  const chance = fastChance('peer');
  let number = 0;
  return () => {
    let commands = 0;
    playOne(`peer ${number++}`, chance, () => commands++);
    return commands;
  };
}

/** It is given the beginnings; we work ours out from the seeds. */
export function replays() {
  const chance = fastChance('logs');
  const records = [];
  for (let left = COMMANDS; left > 0; ) {
    const actions = [];
    const seed = `log ${records.length}`;
    playOne(seed, chance, (made) => actions.push(made));
    records.push({ first: start(seed), actions: actions.slice(0, left) });
    left -= Math.min(left, actions.length);
  }
  return () => {
    for (const { first, actions } of records) {
      let state = first;
      for (const made of actions) state = reduce(state, made);
    }
    return 1;
  };
}

/** Units are iterations. Its bot sees all hands. */
export function searches() {
  const { iterations, depth } = SEARCH;
  let number = 0;
  return async () => {
    const seed = `search ${number++}`;
    const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: depth, seed });
    await bot.play(start(seed), '0');
    return iterations;
  };
}

/**
 * This Skim with dice from outside, to see that it is the same game.
 * @returns {import('./agreement.mjs').Rival}
 */
export function peerRival() {
  let dice;
  let state;
  const open = ProcessGameConfig(skimFor(() => dice));
  const step = CreateGameReducer({ game: open });
  return {
    name: 'boardgame.io',
    begin(draw, setupData) {
      dice = draw;
      state = InitializeGame({ game: open, setupData });
    },
    state: () => state.G,
    whose: () => (playerOf(state.G) === '0' ? 'red' : 'blue'),
    legal: () => legal(state.G),
    play(choice) {
      const before = state._stateID;
      state = step(state, action(state.G, choice));
      if (state._stateID === before) throw new Error('boardgame.io refuses what the engine allows');
    },
  };
}
