import { expect, test } from 'vitest';
import { compareAttackPaths, compareReach } from './compare-attack.ts';
import { compareWays } from './compare-ways.ts';

test('CZ-RULE-24 paths of attack and cover agree with a slow second implementation', () => {
  const tally = compareAttackPaths(1, 2000);
  expect(tally.blocked).toBeGreaterThan(100);
  expect(tally.covered).toBeGreaterThan(100);
  expect(tally.onAHair).toBeLessThan(40);
});

test('CZ-RULE-22 reach agrees with a slow second implementation', () => {
  const tally = compareReach(2, 2000);
  expect(tally.atReach).toBeGreaterThan(200);
  expect(tally.onAHair).toBeLessThan(20);
});

test('CZ-RULE-28 shortest ways and the region agree with a slow second implementation', () => {
  const tally = compareWays(3, 2000);
  expect(tally.bent).toBeGreaterThan(500);
  expect(tally.inRegion).toBeGreaterThan(500);
});
