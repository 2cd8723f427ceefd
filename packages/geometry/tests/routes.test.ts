import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CORNER_RULES,
  cellsBefore,
  cellsOnRoutesTo,
  countRoutesTo,
  createGrid,
  firstStepsTo,
  flood,
  floodToward,
  type Grid,
  listRoutesTo,
  routeTo,
  shortestRoute,
  stepsFrom,
  UNREACHED,
  type Walk,
} from '../src/index.ts';
import { board, names, ON_FOOT, randomBoard, SOLID } from './kit.ts';

/** Every way from one cell to another that costs no more than `budget`, by trying all. */
function tryAll(grid: Grid, walk: Walk, from: number, to: number, budget: number): string[] {
  const found: string[] = [];
  const go = (cell: number, left: number, trail: readonly number[]) => {
    if (cell === to && left === 0) found.push(trail.join(' '));
    for (const step of stepsFrom(grid, walk, cell))
      if (step.cost <= left) go(step.to, left - step.cost, [...trail, step.to]);
  };
  go(from, budget, [from]);
  return found.sort();
}

const someCase = randomBoard(4).chain(({ grid, occupied }) =>
  fc.record({
    grid: fc.constant(grid),
    from: fc.nat(grid.cellCount - 1),
    to: fc.nat(grid.cellCount - 1),
    walk: fc.constantFrom<Walk>(
      ON_FOOT,
      { ...ON_FOOT, enterCost: occupied.map((piece) => 1 + piece) },
      { ...ON_FOOT, diagonal: { rule: CORNER_RULES.bothFlanksShut, blocks: SOLID, occupied } },
    ),
  }),
);

test('all cheapest routes are found, counted and listed, and no other', () => {
  fc.assert(
    fc.property(someCase, ({ grid, from, to, walk }) => {
      const all = flood(grid, walk, from);
      const cost = all.cost[to] ?? UNREACHED;
      if (cost > 7) return;
      const expected = tryAll(grid, walk, from, to, cost);
      for (const it of [all, floodToward(grid, walk, from, to)]) {
        const listed = listRoutesTo(it, to, 10_000);
        expect(listed.map((route) => route.cells.join(' ')).sort()).toEqual(expected);
        expect(listed.every((route) => route.cost === cost)).toBe(true);
        expect(countRoutesTo(it, to)).toBe(expected.length);
        expect(routeTo(it, to)).toEqual(listed[0]);
        const cells = expected.map((route) => route.split(' ').map(Number));
        expect(new Set(cellsOnRoutesTo(it, to))).toEqual(new Set(cells.flat()));
        expect(new Set(firstStepsTo(it, to))).toEqual(new Set(cells.flatMap((route) => route.slice(1, 2))));
      }
      const one = shortestRoute(grid, walk, from, to);
      expect(expected).toContain(one?.cells.join(' '));
      expect(one?.cost).toBe(cost);
    }),
    { numRuns: 300 },
  );
});

test('without a way there is no route', () => {
  const { grid, at } = board(`
    +-+-+
    |A|B|
    +-+-+`);
  const it = flood(grid, ON_FOOT, at('A'));
  expect(shortestRoute(grid, ON_FOOT, at('A'), at('B'))).toBeUndefined();
  expect(routeTo(it, at('B'))).toBeUndefined();
  expect([countRoutesTo(it, at('B')), listRoutesTo(it, at('B'), 9), cellsOnRoutesTo(it, at('B'))]).toEqual([0, [], []]);
  expect(firstStepsTo(it, at('B'))).toEqual([]);
});

test('the way to where one stands is one route without a step', () => {
  const it = flood(createGrid({ width: 2, height: 2 }), ON_FOOT, 3);
  expect(routeTo(it, 3)).toEqual({ cost: 0, cells: [3] });
  expect([countRoutesTo(it, 3), firstStepsTo(it, 3), cellsBefore(it, 3)]).toEqual([1, [], []]);
});

test('two ways round a block are equally short', () => {
  const { grid, at } = board(`
    +-+-+-+
    |. . B|
    + +-+ +
    |. # .|
    + +-+ +
    |A . .|
    +-+-+-+`);
  const it = flood(grid, ON_FOOT, at('A'));
  expect(listRoutesTo(it, at('B'), 9).map((route) => names(grid, route.cells))).toEqual([
    'a1 b1 c1 c2 c3',
    'a1 a2 a3 b3 c3',
  ]);
  expect(names(grid, firstStepsTo(it, at('B')))).toBe('b1 a2');
  expect(names(grid, cellsBefore(it, at('B')))).toBe('c2 b3');
});

test('counting and listing stop at the cap', () => {
  const grid = createGrid({ width: 30, height: 30 });
  const it = flood(grid, ON_FOOT, 0);
  expect(countRoutesTo(it, 899)).toBe(Number.MAX_SAFE_INTEGER);
  expect(countRoutesTo(it, 899, 1000)).toBe(1000);
  expect(listRoutesTo(it, 899, 5)).toHaveLength(5);
  expect(countRoutesTo(it, 9 * 30 + 9)).toBe(48_620);
});
