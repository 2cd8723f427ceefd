import { expect, test } from 'vitest';
import { compareAttackPaths, compareReach } from './compare-attack.ts';

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
