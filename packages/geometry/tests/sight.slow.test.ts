import { test } from 'vitest';
import { assertLineAsDefined, assertLineGoesBothWays } from './slow-line.ts';
import { assertSightAsDefined, assertSightGoesBothWays } from './slow-sight.ts';

test('one line, all lines and the obstacle agree with sight by definition, on many boards', () => {
  assertSightAsDefined({ maxSide: 8, numRuns: 60 });
});

test('sight goes both ways on large boards', () => {
  assertSightGoesBothWays({ maxSide: 30, numRuns: 15 });
});

test('a line meets just the cells, edges and corners that exact arithmetic finds, on large boards', () => {
  assertLineAsDefined({ maxSide: 30, numRuns: 2500 });
});

test('a line is the same from both ends, on very large boards', () => {
  assertLineGoesBothWays({ maxSide: 100, numRuns: 500 });
});
