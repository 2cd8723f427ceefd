/** The promises, on a few games of Skim; the slow test plays thousands. */
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { checkPromises } from '../src/index.ts';

test('Skim keeps all promises on 100 random games', () => {
  const report = checkPromises(sample, { games: 100, seed: 'quick' });
  console.log(report);
  expect(report.games).toBe(100);
  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(100);
});
