/** Random games of Escape on the engine, each mode alone and both in turn. */
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import { tablesFor } from './tables.mjs';

function begin(options, chance) {
  const runner = new Runner(escapeGame, firstPosition(escapeGame, options, chance), chance);
  runner.advance();
  return runner;
}

/** Plays until the end, or so many commands. @returns how many */
function playOn(runner, chance, most = Number.POSITIVE_INFINITY) {
  let commands = 0;
  for (; commands < most && runner.position.outcome === undefined; commands++) {
    const choices = runner.legal();
    const choice = choices[chance.below(choices.length)];
    if (!runner.check(choice).ok) throw new Error('a listed choice was refused');
    runner.play(choice);
  }
  return commands;
}

/** Units are commands: legal list, check, apply. */
function gamesOf(mode) {
  const tables = tablesFor(mode);
  const chance = fastChance(`escape ${mode}`);
  let number = 0;
  return () => playOn(begin(tables[number++ % tables.length], chance), chance);
}

export const revolution = () => gamesOf('revolution');
export const cooperation = () => gamesOf('cooperation');

/** A game of each mode in turn. */
export function both() {
  const modes = [revolution(), cooperation()];
  return () => modes.reduce((commands, play) => commands + play(), 0);
}

/** A game is played to its end, and again up to two thirds of it: pieces on the board, doors open, walls broken. */
function middleOf(options, seed) {
  const play = (most) => {
    const chance = fastChance(seed);
    const runner = begin(options, chance);
    const commands = playOn(runner, chance, most);
    return { commands, state: runner.position.state };
  };
  return play(Math.floor((play().commands * 2) / 3)).state;
}

/** States out of the middle of games, one of each scenario. */
export function middleStates() {
  const ofEach = new Map(tablesFor().map((options) => [options.scenario, options]));
  return [...ofEach.values()].map((options, i) => middleOf(options, `escape middle ${i}`));
}
