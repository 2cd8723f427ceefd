/**
 * A recorded game of every scenario, chosen by the machine players; the recorded commands are played again here. A change of
 * rules or content shows in the diff of these files; `npm run renew -- games/escape` has them played anew.
 */
import { readdirSync } from 'node:fs';
import { expectPlaythrough } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';

const SETUPS = escapeGame.setups ?? [];
const LONGEST = 600_000; // machine players think longer than a game takes to be played again

const folder = (name: string): URL => new URL(`recorded/${name}/`, import.meta.url);

test.each(SETUPS.map(({ id, options }) => [options.mode, id, options] as const))(
  'ES-GAME-08 %s: %s goes as recorded',
  (mode, id, options) => {
    const players = mode === 'cooperation' ? { players: 2 } : {};
    expectPlaythrough(new URL(`${mode}-${id}.txt`, folder('scenarios')), escapeGame, {
      seed: `${id} recorded`,
      options: { ...options, ...players, squads: 'proposed' },
      player: 'greedy',
      brief: true,
      viewsEvery: 60,
    });
  },
  LONGEST,
);

test('ES-GAME-08 there is a recorded game of each scenario and of nothing else', () => {
  const wanted = SETUPS.map(({ id, options }) => `${options.mode}-${id}.txt`);
  expect(readdirSync(folder('scenarios')).toSorted()).toEqual(wanted.toSorted());
});

test.each([
  ['revolution', {}],
  ['cooperation', { mode: 'cooperation', players: 2 }],
])('ES-GAME-08 a whole game of %s: views, legal commands and events as recorded', (mode, options) => {
  expectPlaythrough(new URL(`${mode}-by-chance.txt`, folder('whole')), escapeGame, {
    seed: 'whole',
    options,
    viewsEvery: 1_000,
  });
});
