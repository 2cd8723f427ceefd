/** The promises of the engine on a few random games of Combat Zone. */
import { checkPromises } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { combatZoneGame } from '../../index.ts';

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 300_000 };

test.each([
  ['two players', { field: 7 }],
  ['two against two', { scenario: 'break-out', players: 4, field: 'bare' }],
])('CZ-GAME-09 %s: all promises are kept', SLOW, (_name, options) => {
  const report = checkPromises(combatZoneGame, { games: 1, seed: 'quick', optionsFor: () => options });
  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThan(0);
  expect(report.refused).toBeGreaterThan(50);
});
