/** Random games on the engine, whichever game it is: played to their end, or up to the middle. */
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';

/** One legal choice. @typedef {(runner: Runner<object>, chance: import('@tablerunner/engine').FastChance) => unknown} Choose */

/** One out of the legal list. @type {Choose} */
export function listed(runner, chance) {
  const legal = runner.legal();
  return legal[chance.below(legal.length)];
}

function begin(game, options, chance) {
  const runner = new Runner(game, firstPosition(game, options, chance), chance);
  runner.advance();
  return runner;
}

/** Plays until the end, or so many commands. @returns how many */
function playOn(runner, chance, choose, most = Number.POSITIVE_INFINITY) {
  let commands = 0;
  for (; commands < most && runner.position.outcome === undefined; commands++) {
    const choice = choose(runner, chance);
    if (!runner.check(choice).ok) throw new Error('a legal choice was refused');
    runner.play(choice);
  }
  return commands;
}

/** A batch is one game, at the tables in turn. Units are commands: a legal choice, check, apply. */
export function randomGames(game, tables, seed, choose = listed) {
  const chance = fastChance(seed);
  let number = 0;
  return () => playOn(begin(game, tables[number++ % tables.length], chance), chance, choose);
}

/** A game is played to its end, and again up to two thirds of it: pieces on the board, doors open, walls broken. */
function middleOf(game, options, seed) {
  const play = (most) => {
    const chance = fastChance(seed);
    const runner = begin(game, options, chance);
    const commands = playOn(runner, chance, listed, most);
    return { commands, state: runner.position.state };
  };
  return play(Math.floor((play().commands * 2) / 3)).state;
}

/** States out of the middle of games, one for each value of an option: of each mission, of each scenario. */
export function middleStates(game, tables, option) {
  const ofEach = new Map(tables.map((options) => [options[option], options]));
  return [...ofEach.values()].map((options, i) => middleOf(game, options, `${game.id} middle ${i}`));
}
