/** Plays the same random games in step, on the engine and on others, and finds the first difference: what is compared must be the same game. */
import { fastChance, firstPosition, Runner, readOptions } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { check, legal, play, setup, whose } from './plain.mjs';

/**
 * @typedef {object} Rival another Skim
 * @property {string} name
 * @property {(draw: (count: number) => number, options: object) => void} begin
 * @property {() => object} state with the fields of the engine's state, `todo` and `outcome`
 * @property {() => string} whose
 * @property {() => readonly object[]} legal
 * @property {(choice: object) => void} play
 */

/** @returns {Rival} */
export function plainRival() {
  let G;
  let draw;
  return {
    name: 'the plain loop',
    begin(dice, options) {
      draw = dice;
      G = setup(draw, options);
    },
    state: () => G,
    whose: () => whose(G),
    legal: () => legal(G),
    play(choice) {
      if (!check(G, choice)) throw new Error('the plain loop refuses what the engine allows');
      play(G, choice, draw);
    },
  };
}

/**
 * @param {Rival} rival
 * @param {number} games
 * @returns {number} commands that were played
 */
export function agree(rival, games) {
  let commands = 0;
  for (let seed = 0; seed < games; seed++) {
    const options = seed % 4 === 0 ? { rounds: 1 + (seed % 30), handLimit: 3 + (seed % 5) } : {};
    const picks = fastChance(`choices ${seed}`);
    const chance = fastChance(`dice ${seed}`);
    const read = readOptions(sample, options);
    if (!read.ok) throw new Error(read.problem);
    const runner = new Runner(sample, firstPosition(sample, read.value, chance), chance);
    runner.advance();
    const dice = fastChance(`dice ${seed}`);
    rival.begin(dice.below, options);
    for (let ply = 0; ; ply++) {
      const ours = snapshot(runner.position.state, runner.seat, runner.legal(), outcomeOf(runner.position.outcome));
      const { todo: _todo, outcome, ...state } = rival.state();
      const theirs = snapshot(
        state,
        outcome === '' ? rival.whose() : undefined,
        outcome === '' ? rival.legal() : [],
        outcome,
      );
      if (ours !== theirs)
        throw new Error(`game ${seed}, command ${ply}: the engine has\n${ours}\n${rival.name} has\n${theirs}`);
      if (runner.seat === undefined) break;
      const choice = runner.legal()[picks.below(runner.legal().length)];
      if (!runner.check(choice).ok) throw new Error('the engine refuses what it lists');
      runner.play(choice);
      rival.play(choice);
      commands++;
    }
  }
  return commands;
}

const outcomeOf = (outcome) => (outcome === undefined ? '' : outcome.draw ? 'draw' : outcome.winners[0]);
const inOrder = (_key, value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const snapshot = (state, seat, choices, outcome) => JSON.stringify({ state, seat, choices, outcome }, inOrder);
