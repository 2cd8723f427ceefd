import { expect, test } from 'vitest';
import { type CornerCrossing, createGrid, edgeName, lineBetween, lineSteps } from '../src/index.ts';
import { names } from './kit.ts';
import { assertLineAsDefined, assertLineGoesBothWays } from './slow-line.ts';

test('a line meets just the cells, edges and corners that exact arithmetic finds', () => {
  assertLineAsDefined({ maxSide: 10, numRuns: 2000 });
});

test('a line is the same from both ends, and leads from cell to cell', () => {
  assertLineGoesBothWays({ maxSide: 16, numRuns: 500 });
});

test('a line to its own cell meets nothing', () => {
  const grid = createGrid({ width: 3, height: 3 });
  expect(lineBetween(grid, 4, 4)).toEqual({ cells: [4], crossings: [] });
  expect(lineSteps(0, 0)).toEqual([]);
});

test('a knight’s line crosses two cells between, and no corner', () => {
  const grid = createGrid({ width: 3, height: 2 });
  const line = lineBetween(grid, 0, 5);
  expect(names(grid, line.cells)).toBe('a1 b1 b2 c2');
  expect(line.crossings.every((it) => it.kind === 'edge')).toBe(true);
});

test('three over and one up goes exactly through a corner, with its four edges', () => {
  const grid = createGrid({ width: 4, height: 2 });
  const line = lineBetween(grid, 0, 7);
  expect(names(grid, line.cells)).toBe('a1 b1 c2 d2');
  const corner = line.crossings[1] as CornerCrossing;
  expect(corner.kind).toBe('corner');
  expect(
    names(
      grid,
      corner.flanks.map((flank) => flank.cell),
    ),
  ).toBe('c1 b2');
  expect(corner.flanks.map((flank) => [edgeName(grid, flank.near), edgeName(grid, flank.far)])).toEqual([
    ['b1e', 'c1n'],
    ['b1n', 'b2e'],
  ]);
});

test('a diagonal goes through corners only', () => {
  expect(lineSteps(3, -3)).toEqual([5, 5, 5]);
  expect(lineSteps(-2, 0)).toEqual([3, 3]);
  expect(lineSteps(0, 2)).toEqual([0, 0]);
});
