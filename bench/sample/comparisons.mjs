/** What is compared on Skim: commands, replay, clone and search, each with boardgame.io playing the same game. */

import { searchChoices } from '@tablerunner/ai';
import { fastChance, firstPosition, Match, Runner, readOptions, replaySave } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { agree, plainRival } from './agreement.mjs';
import { action, playerOf, skimFor } from './peer.mjs';
import { legal } from './plain.mjs';
// A copy of its own, so that the plain loop is compiled for plain objects alone and not for boardgame.io's proxies too.
import * as plain from './plain.mjs?alone';

const COMMANDS = 1000;
const SEARCHES = { iterations: 50, depth: 50 }; // fifty decisions are the default of boardgame.io's bot
const read = readOptions(sample, {});
const options = read.ok ? read.value : {};

const peerGame = ProcessGameConfig(skimFor());
const reduce = CreateGameReducer({ game: peerGame });
const peerStart = (seed) => InitializeGame({ game: { ...peerGame, seed } });

/** @returns {Promise<import('../main.mjs').Comparison[]>} */
export async function sampleComparisons() {
  const commands = agree(plainRival(), 50) + agree(peerRival(), 10);
  console.log(`The three Skims agree on ${commands.toLocaleString('en')} commands.`);
  return [
    {
      key: 'sample.commands',
      unit: 'commands',
      bar: 30,
      ours: engineGames(),
      peer: peerGames(),
      others: [plainGames(), matchGames()],
    },
    replays(),
    clones(),
    searches(),
  ];
}

/** boardgame.io's Skim with the engine's dice, to see that it is the same game. */
function peerRival() {
  let dice;
  let state;
  const game = ProcessGameConfig(skimFor(() => dice));
  const step = CreateGameReducer({ game });
  return {
    name: 'boardgame.io',
    begin(draw, setupData) {
      dice = draw;
      state = InitializeGame({ game, setupData });
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

function engineGames() {
  const chance = fastChance('engine');
  return {
    name: 'Tablerunner: legal list, check, apply',
    batch() {
      const runner = new Runner(sample, firstPosition(sample, options, chance), chance);
      runner.advance();
      let commands = 0;
      for (; runner.position.outcome === undefined; commands++) {
        const choices = runner.legal();
        const choice = choices[chance.below(choices.length)];
        if (!runner.check(choice).ok) throw new Error('a listed choice was refused');
        runner.play(choice);
      }
      return commands;
    },
  };
}

function matchGames() {
  const chance = fastChance('match');
  let number = 0;
  return {
    name: 'Tablerunner: a whole match with log, events, sealed dice',
    batch: () => randomMatch(`match ${number++}`, chance).log.filter(({ auto }) => auto !== true).length,
  };
}

function randomMatch(seed, chance) {
  const started = Match.start(sample, { seed });
  if (!started.ok) throw new Error(started.problem);
  const match = started.value;
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const choices = match.legal();
    const played = match.play(decision.seat, choices[chance.below(choices.length)]);
    if (!played.ok) throw new Error('a listed choice was refused');
  }
  return match;
}

function plainGames() {
  const chance = fastChance('plain');
  return {
    name: 'a plain loop written by hand',
    batch() {
      const G = plain.setup(chance.below);
      let commands = 0;
      for (; G.outcome === ''; commands++) {
        const choices = plain.legal(G);
        const choice = choices[chance.below(choices.length)];
        if (!plain.check(G, choice)) throw new Error('a listed choice was refused');
        plain.play(G, choice, chance.below);
      }
      return commands;
    },
  };
}

/** A random game of boardgame.io; `each` gets every action. */
function playPeer(seed, chance, each = () => {}) {
  let state = peerStart(seed);
  for (; state.ctx.gameover === undefined; ) {
    const actions = peerGame.ai.enumerate(state.G, state.ctx, '0');
    const chosen = actions[chance.below(actions.length)];
    const before = state._stateID;
    state = reduce(state, chosen);
    if (state._stateID === before) throw new Error('boardgame.io refused a listed move');
    each(chosen);
  }
}

function peerGames() {
  const chance = fastChance('peer');
  let number = 0;
  return {
    name: 'boardgame.io 0.50.2: enumerate, check, reduce',
    batch() {
      let commands = 0;
      playPeer(`peer ${number++}`, chance, () => commands++);
      return commands;
    },
  };
}

/** One game of Skim has some sixty commands: logs of whole games, one after the other, make the thousand. */
function replays() {
  const chance = fastChance('logs');
  const saves = [];
  for (let left = COMMANDS; left > 0; ) {
    const { log, ...save } = randomMatch(`log ${saves.length}`, chance).save();
    const own = log.flatMap(({ auto }, i) => (auto === true ? [] : [i])).slice(0, left);
    const end = own.length < left ? log.length : (own.at(-1) ?? 0) + 1;
    saves.push({ ...save, log: log.slice(0, end) });
    left -= own.length;
  }
  const records = [];
  for (let left = COMMANDS; left > 0; ) {
    const actions = [];
    const seed = `log ${records.length}`;
    playPeer(seed, chance, (made) => actions.push(made));
    records.push({ start: peerStart(seed), actions: actions.slice(0, left) });
    left -= records.at(-1).actions.length;
  }
  return {
    key: 'sample.replay',
    unit: 'replays',
    bar: 30,
    ours: {
      name: `Tablerunner: replay ${COMMANDS} commands from their seeds`,
      batch() {
        for (const save of saves) replaySave(sample, save);
        return 1;
      },
    },
    peer: {
      name: `boardgame.io: reduce ${COMMANDS} moves from stored beginnings`,
      batch() {
        for (const { start, actions } of records) {
          let state = start;
          for (const made of actions) state = reduce(state, made);
        }
        return 1;
      },
    },
  };
}

function clones() {
  const state = randomMatch('clone', fastChance('clone')).positionAt(30).state;
  const many = (copy) => () => {
    for (let i = 0; i < 1000; i++) copy(state);
    return 1000;
  };
  const size = JSON.stringify(state).length;
  return {
    key: 'sample.clone',
    unit: 'clones',
    ours: { name: `the game's own clone (${size} bytes as JSON)`, batch: many((it) => sample.clone(it)) },
    peer: { name: 'structuredClone', batch: many((it) => structuredClone(it)) },
    others: [{ name: 'JSON.parse(JSON.stringify())', batch: many((it) => JSON.parse(JSON.stringify(it))) }],
  };
}

function searches() {
  const { iterations, depth } = SEARCHES;
  const chance = fastChance('search');
  let number = 0;
  return {
    key: 'sample.search',
    unit: 'iterations',
    ours: {
      name: 'Tablerunner: search that guesses what it cannot see',
      batch() {
        const runner = new Runner(sample, firstPosition(sample, options, chance), chance);
        runner.advance();
        const { seat, position } = runner;
        const seen = {
          game: sample.id,
          viewer: seat,
          view: sample.view(position.state, seat),
          stack: position.stack,
          legal: runner.legal(),
        };
        return searchChoices(sample, seen, { budget: { iterations }, chance, depth }).iterations;
      },
    },
    peer: {
      name: 'boardgame.io: MCTSBot, which sees everything',
      async batch() {
        const seed = `search ${number++}`;
        const bot = new MCTSBot({
          game: peerGame,
          enumerate: peerGame.ai.enumerate,
          iterations,
          playoutDepth: depth,
          seed,
        });
        await bot.play(peerStart(seed), '0');
        return iterations;
      },
    },
  };
}
