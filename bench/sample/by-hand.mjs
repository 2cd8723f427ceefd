/** Random games of the plain loop. */
import { fastChance } from '@tablerunner/engine';
import { check, legal, play, setup } from './plain.mjs';

/** Units are commands: legal list, check, apply. */
export function games() {
  const chance = fastChance('plain');
  return () => {
    const G = setup(chance.below);
    let commands = 0;
    for (; G.outcome === ''; commands++) {
      const choices = legal(G);
      const choice = choices[chance.below(choices.length)];
      if (!check(G, choice)) throw new Error('a listed choice was refused');
      play(G, choice, chance.below);
    }
    return commands;
  };
}
