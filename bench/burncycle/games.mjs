/** Random games of burncycle on the engine, and positions out of the middle of them. */
import { burncycleGame } from '@tablerunner/burncycle';
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';
import { tables } from './tables.mjs';

function begin(options, chance) {
  const runner = new Runner(burncycleGame, firstPosition(burncycleGame, options, chance), chance);
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
export function games() {
  const all = tables();
  const chance = fastChance('burncycle');
  let number = 0;
  return () => playOn(begin(all[number++ % all.length], chance), chance);
}

/** A game is played to its end, and again up to two thirds of it: units about, doors open, walls broken. */
function middleOf(options, seed) {
  const play = (most) => {
    const chance = fastChance(seed);
    const runner = begin(options, chance);
    const commands = playOn(runner, chance, most);
    return { commands, state: runner.position.state };
  };
  return play(Math.floor((play().commands * 2) / 3)).state;
}

/** States out of the middle of games, one of each mission. */
export function middleStates() {
  const ofEach = new Map(tables().map((options) => [options.mission, options]));
  return [...ofEach.values()].map((options, i) => middleOf(options, `burncycle middle ${i}`));
}
