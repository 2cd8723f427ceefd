import { expect, test } from 'vitest';
import { compareAttackPaths, compareClosePaths, compareReach } from './compare-attack.ts';
import { compareWays } from './compare-ways.ts';
import { tryMoves } from './try-moves.ts';

/** `npm run geometry-soak` asks for 100,000. */
const CASES = Number(process.env.GEOMETRY_CASES ?? 4000);

/** A long run goes in parts with a seed each, and tells after each what it has seen. */
const PART = 5000;

function inParts<T extends { cases: number }>(
  what: string,
  run: (seed: number, cases: number) => T,
  judge: (tally: T) => void,
): void {
  let cases = 0;
  for (let seed = 1001; cases < CASES; seed++) {
    const tally = run(seed, Math.min(PART, CASES - cases));
    judge(tally);
    cases += tally.cases;
    console.log(`${what}: ${cases} agree; seed ${seed}: ${JSON.stringify(tally)}`);
  }
}

test('CZ-RULE-24 many paths of attack and their cover agree with a slow second implementation', () => {
  inParts('attack paths', compareAttackPaths, (tally) => expect(tally.onAHair).toBeLessThan(tally.cases / 50 + 1));
});

test('CZ-RULE-23 many paths between bases that nearly touch agree with a slow second implementation', () => {
  inParts('close paths', compareClosePaths, (tally) => expect(tally.onAHair).toBeLessThan(tally.cases / 50 + 1));
});

test('CZ-RULE-22 much reach agrees with a slow second implementation', () => {
  inParts('reach', compareReach, (tally) => expect(tally.onAHair).toBeLessThan(tally.cases / 50 + 1));
});

test('CZ-RULE-28 many shortest ways and regions agree with a slow second implementation', () => {
  inParts('shortest ways', compareWays, (tally) => expect(tally.bent).toBeGreaterThan(tally.cases / 8));
});

test('CZ-RULE-30 many random moves, pushes and landings end where a base can stand', () => {
  inParts('moves', tryMoves, (tally) => expect(tally.legal).toBeGreaterThan(tally.cases / 10));
});
