/**
 * A recorded game of every mission, played by machine partners until they win or lose; the recorded commands are played again here.
 * A change of rules or content shows in the diff of these files; `npm run renew -- games/burncycle` has them played anew.
 */
import { readdirSync } from 'node:fs';
import { expectPlaythrough } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';

const SETUPS = burncycleGame.setups ?? [];
const LONGEST = 600_000; // machine players think longer than a game takes to be played again

const folder = (name: string): URL => new URL(`recorded/${name}/`, import.meta.url);

test.each(SETUPS.map(({ id, options }, n) => [id, options, 1 + (n % 3)] as const))(
  'BC-GAME-01 %s goes as recorded',
  (id, options, players) => {
    expectPlaythrough(new URL(`${id}.txt`, folder('missions')), burncycleGame, {
      seed: `${id} recorded`,
      options: { ...options, players },
      player: 'greedy',
      brief: true,
      viewsEvery: 150,
    });
  },
  LONGEST,
);

test('BC-GAME-01 there is a recorded game of each mission and of nothing else', () => {
  const wanted = SETUPS.map(({ id }) => `${id}.txt`);
  expect(readdirSync(folder('missions')).toSorted()).toEqual(wanted.toSorted());
});

test('BC-GAME-01 a whole game by chance: views, legal commands and events as recorded', () => {
  expectPlaythrough(new URL('by-chance.txt', folder('whole')), burncycleGame, {
    seed: 'whole',
    options: { players: 2, difficulty: 'standard' },
    viewsEvery: 1_000,
  });
});
