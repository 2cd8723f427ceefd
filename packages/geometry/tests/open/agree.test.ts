import { expect, test } from 'vitest';
import { compareAttackPaths, compareClosePaths, compareReach } from './compare-attack.ts';
import { compareWays } from './compare-ways.ts';
import { tryMoves } from './try-moves.ts';

test('CZ-RULE-24 paths of attack and cover agree with a slow second implementation', () => {
  const tally = compareAttackPaths(1, 2000);
  expect(tally.blocked).toBeGreaterThan(100);
  expect(tally.covered).toBeGreaterThan(100);
  expect(tally.onAHair).toBeLessThan(40);
});

test('CZ-RULE-23 paths between bases that nearly touch agree with a slow second implementation', () => {
  const tally = compareClosePaths(5, 2000);
  expect(tally.ignored).toBeGreaterThan(60);
  expect(tally.onAHair).toBeLessThan(20);
});

test('CZ-RULE-22 reach agrees with a slow second implementation', () => {
  const tally = compareReach(2, 2000);
  expect(tally.atReach).toBeGreaterThan(200);
  expect(tally.onAHair).toBeLessThan(20);
});

test('CZ-RULE-28 shortest ways and the region agree with a slow second implementation', () => {
  // With this seed the way back was once a thousandth longer.
  const tally = compareWays(1014, 2000);
  expect(tally.bent).toBeGreaterThan(500);
  expect(tally.inRegion).toBeGreaterThan(500);
  expect(tally.narrow).toBeGreaterThan(20);
});

test('CZ-RULE-30 random moves, pushes and landings end where a base can stand', () => {
  const { legal, meets } = tryMoves(4, 2000);
  expect(legal).toBeGreaterThan(200);
  expect(Object.keys(meets).sort()).toEqual(['climb-down', 'climb-up', 'gap', 'obstacle', 'opening', 'rival', 'step']);
});
