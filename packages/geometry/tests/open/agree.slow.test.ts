import { expect, test } from 'vitest';
import { compareAttackPaths, compareReach } from './compare-attack.ts';
import { compareWays } from './compare-ways.ts';
import { tryMoves } from './try-moves.ts';

/** `npm run geometry-soak` asks for 100,000. */
const CASES = Number(process.env.GEOMETRY_CASES ?? 4000);

/** The counts of a long run are worth reading. */
const tell = (what: string, tally: object) => console.log(what, JSON.stringify(tally));

test('CZ-RULE-24 many paths of attack and their cover agree with a slow second implementation', () => {
  const tally = compareAttackPaths(101, CASES);
  tell('attack paths', tally);
  expect(tally.onAHair).toBeLessThan(CASES / 50);
});

test('CZ-RULE-22 much reach agrees with a slow second implementation', () => {
  const tally = compareReach(102, CASES);
  tell('reach', tally);
  expect(tally.onAHair).toBeLessThan(CASES / 50);
});

test('CZ-RULE-28 many shortest ways and regions agree with a slow second implementation', () => {
  const tally = compareWays(103, CASES);
  tell('shortest ways', tally);
  expect(tally.bent).toBeGreaterThan(CASES / 4);
});

test('CZ-RULE-30 many random moves, pushes and landings end where a base can stand', () => {
  const tally = tryMoves(104, CASES);
  tell('moves', tally);
  expect(tally.legal).toBeGreaterThan(CASES / 10);
});
