/**
 * A recorded match of every scenario, played by machine players to its end; the recorded commands are played again here.
 * A change of rules or content shows in the diff of these files; `npm run renew -- games/combat-zone` has them played anew.
 */
import { readdirSync } from 'node:fs';
import { expectPlaythrough } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { combatZoneGame } from '../../index.ts';

const SETUPS = combatZoneGame.setups ?? [];
const LONGEST = 600_000; // machine players think longer than a match takes to be played again

const folder = (name: string): URL => new URL(`recorded/${name}/`, import.meta.url);

test.each(SETUPS.map(({ id, options }, n) => [id, options, n] as const))(
  'CZ-GAME-09 %s goes as recorded',
  (id, options, n) => {
    expectPlaythrough(new URL(`${id}.txt`, folder('scenarios')), combatZoneGame, {
      seed: `${id} recorded`,
      options: { ...options, limit: 100, field: n },
      player: 'greedy',
      brief: true,
      viewsEvery: 1_000,
    });
  },
  LONGEST,
);

test('CZ-SCEN-01 there is a recorded match of each scenario and of nothing else', () => {
  const wanted = SETUPS.map(({ id }) => `${id}.txt`);
  expect(readdirSync(folder('scenarios')).toSorted()).toEqual(wanted.toSorted());
});

test('CZ-TEAMPLAY-01 two against two goes as recorded', () => {
  expectPlaythrough(new URL('two-against-two.txt', folder('whole')), combatZoneGame, {
    seed: 'partners',
    options: { scenario: 'break-out', players: 4, limit: 40, field: 'bare' },
    brief: true,
    viewsEvery: 1_000,
  });
});

test('CZ-GAME-09 a whole match by chance: views, legal commands and events as recorded', () => {
  expectPlaythrough(new URL('by-chance.txt', folder('whole')), combatZoneGame, {
    seed: 'whole',
    options: { scenario: 'blood-price', limit: 40, field: 'bare' },
    viewsEvery: 1_000,
  });
});
