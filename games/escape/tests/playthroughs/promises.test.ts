/** The promises of the engine on a few random games of Escape: one of each mode with the rules as they stand, and some at any table. */
import { checkPromises, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';

test.each([
  ['revolution', {}],
  ['cooperation', { mode: 'cooperation', players: 3 }],
])('ES-GAME-08 %s keeps all promises', (_mode, options) => {
  const games = 2;
  const report = checkPromises(escapeGame, { games, seed: 'quick', optionsFor: () => options });
  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(games);
  expect(report.refused).toBeGreaterThan(100);
  expect(report.reshuffled).toBeGreaterThan(0);
});

test('ES-GAME-08 a few games at tables of all sorts keep all promises', () => {
  const { optionsFor } = tablesOf(escapeGame, 'quick');
  expect(checkPromises(escapeGame, { games: 4, seed: 'tables', from: 9, optionsFor }).games).toBe(4);
});
