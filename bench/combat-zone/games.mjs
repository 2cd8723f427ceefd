/** Random games of Combat Zone on the engine, from set-up to the end. */
import { combatZoneGame } from '@tablerunner/combat-zone';
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';
import { tables } from './tables.mjs';

/** One legal choice. @typedef {(runner: Runner<object>, chance: import('@tablerunner/engine').FastChance) => unknown} Choose */

/** @param {Choose} choose */
function gamesBy(choose) {
  const all = tables();
  const chance = fastChance('combat-zone');
  let number = 0;
  return () => {
    const options = all[number++ % all.length];
    const runner = new Runner(combatZoneGame, firstPosition(combatZoneGame, options, chance), chance);
    runner.advance();
    let commands = 0;
    for (; runner.position.outcome === undefined; commands++) {
      const choice = choose(runner, chance);
      if (!runner.check(choice).ok) throw new Error('a legal choice was refused');
      runner.play(choice);
    }
    return commands;
  };
}

/** Units are commands: a legal choice is drawn, checked and applied. On an open table there is no list of all of them. */
export const games = () => gamesBy((runner, chance) => runner.byChance(chance.below));

/** Units are commands: the sample of moves that machine players look at is listed each time, and one is chosen out of it. */
export const listedGames = () =>
  gamesBy((runner, chance) => {
    const legal = runner.legal();
    return legal[chance.below(legal.length)];
  });
