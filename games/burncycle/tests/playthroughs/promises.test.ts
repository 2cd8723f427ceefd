/** The promises of the engine on a few random games of burncycle: one alone, one of four, and some at any table. */
import { checkPromises, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';

test.each([
  ['one agent', { players: 1 }],
  ['four agents at high difficulty', { players: 4, difficulty: 'high', mission: 'heavy-lifting' }],
])('BC-GAME-01 %s: all promises are kept', (_name, options) => {
  const report = checkPromises(burncycleGame, { games: 1, seed: 'quick', optionsFor: () => options });
  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThan(0);
  expect(report.refused).toBeGreaterThan(50);
});

test('BC-GAME-01 a few games at tables of all sorts keep all promises', () => {
  const { optionsFor } = tablesOf(burncycleGame, 'quick');
  expect(checkPromises(burncycleGame, { games: 2, seed: 'tables', from: 5, optionsFor }).games).toBe(2);
});
