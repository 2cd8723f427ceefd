import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CORNER_RULES,
  cellsOf,
  costKinds,
  createGrid,
  flood,
  floodToward,
  type Grid,
  NO_STEP,
  reachedCells,
  SHUT,
  stepsFrom,
  UNREACHED,
  type Walk,
  walkingDistance,
} from '../src/index.ts';
import { board, DOOR, names, ON_FOOT, randomBoard, ruleNames, SOLID, turned, WALL } from './kit.ts';

/** Offers every step again and again until nothing gets cheaper. */
function bellmanFord(grid: Grid, walk: Walk, from: readonly number[], limit = UNREACHED - 1): number[] {
  const cost = Array<number>(grid.cellCount).fill(UNREACHED);
  for (const cell of from) cost[cell] = 0;
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const cell of cellsOf(grid)) {
      const here = cost[cell] ?? UNREACHED;
      if (here === UNREACHED || (here > 0 && walk.ends?.[cell])) continue;
      for (const step of stepsFrom(grid, walk, cell)) {
        if (here + step.cost >= (cost[step.to] ?? 0) || here + step.cost > limit) continue;
        cost[step.to] = here + step.cost;
        isNew = true;
      }
    }
  }
  return cost;
}

const someBoard = randomBoard(8).filter(({ grid }) => cellsOf(grid).length > 0);

/** All sorts of walkers: with dear doors, dear cells, cells that end the way, diagonal steps, a judge. */
const someWalk = (grid: Grid, occupied: Uint8Array): fc.Arbitrary<Walk> =>
  fc
    .record({
      door: fc.constantFrom(0, 1, 7, SHUT),
      enter: fc.option(fc.array(fc.constantFrom(1, 1, 2, 5, 200, SHUT), { minLength: 64, maxLength: 64 }), {
        nil: undefined,
      }),
      hasEnds: fc.boolean(),
      rule: fc.option(fc.constantFrom(...ruleNames(CORNER_RULES)), { nil: undefined }),
      extraCost: fc.nat(2),
      hasJudge: fc.boolean(),
    })
    .map(({ door, enter, hasEnds, rule, extraCost, hasJudge }) => ({
      edgeCost: costKinds([
        [WALL, SHUT],
        [DOOR, door],
      ]),
      enterCost: enter && Uint8Array.from(enter.slice(0, grid.cellCount)),
      ends: hasEnds ? occupied : undefined,
      diagonal: rule && { rule: CORNER_RULES[rule], blocks: SOLID, occupied, extraCost },
      judge: hasJudge ? (cost, from, to) => ((from + to) % 7 === 0 ? NO_STEP : cost + ((from * to) % 3)) : undefined,
    }));

const someCase = someBoard.chain(({ grid, occupied }) =>
  fc.record({
    grid: fc.constant(grid),
    walk: someWalk(grid, occupied),
    from: fc.constantFrom(...cellsOf(grid)),
    to: fc.nat(grid.cellCount - 1),
    limit: fc.nat(12),
  }),
);

test('a flood finds the same costs as offering every step again and again', () => {
  fc.assert(
    fc.property(someCase, ({ grid, walk, from, to, limit }) => {
      expect([...flood(grid, walk, from).cost]).toEqual(bellmanFord(grid, walk, [from]));
      expect([...flood(grid, walk, from, limit).cost]).toEqual(bellmanFord(grid, walk, [from], limit));
      const starts = grid.holes[to] ? [from] : [from, to, from];
      expect([...flood(grid, walk, starts).cost]).toEqual(bellmanFord(grid, walk, starts));
    }),
    { numRuns: 300 },
  );
});

test('looking toward one goal finds the same cost and the same ways back', () => {
  fc.assert(
    fc.property(someCase, ({ grid, walk, from, to }) => {
      const all = flood(grid, walk, from);
      const some = floodToward(grid, walk, from, to);
      const expected = all.cost[to];
      expect(some.cost[to]).toBe(expected);
      expect(walkingDistance(grid, walk, from, to)).toBe(expected === UNREACHED ? undefined : expected);
      if (expected !== UNREACHED) expect(some.back[to]).toBe(all.back[to]);
    }),
    { numRuns: 300 },
  );
});

test('a board turned by half a turn gives turned costs', () => {
  fc.assert(
    fc.property(someBoard, (it) => {
      const back = turned(it);
      const last = it.grid.cellCount - 1;
      const from = cellsOf(it.grid)[0] ?? 0;
      expect([...flood(back.grid, ON_FOOT, last - from).cost].reverse()).toEqual([
        ...flood(it.grid, ON_FOOT, from).cost,
      ]);
    }),
  );
});

test('opening a door costs a step more than walking through an open one', () => {
  const { grid, at } = board(`
    +-+-+-+-+-+-+
    |A . .:. . B|
    +-+-+-+-+-+-+`);
  expect(walkingDistance(grid, ON_FOOT, at('A'), at('B'))).toBeUndefined();
  expect(
    walkingDistance(
      grid,
      {
        edgeCost: costKinds([
          [WALL, SHUT],
          [DOOR, 1],
        ]),
      },
      at('A'),
      at('B'),
    ),
  ).toBe(6);
  expect(walkingDistance(grid, { edgeCost: costKinds([]) }, at('A'), at('B'))).toBe(5);
});

test('a limit bounds the reach', () => {
  const { grid, at } = board(`
    +-+-+-+-+
    |. .|. .|
    + + + + +
    |. A|. .|
    + +-+ + +
    |. . . .|
    +-+-+-+-+`);
  expect(names(grid, reachedCells(flood(grid, ON_FOOT, at('A'), 2)))).toBe('a1 a2 b2 a3 b3');
  expect(flood(grid, ON_FOOT, at('A')).cost[at('c2')]).toBe(5);
});

test('one may arrive where a piece ends the way, but not go on', () => {
  const { grid, at } = board(`
    +-+-+-+
    |A O B|
    +-+-+-+`);
  const ends = new Uint8Array(3);
  ends[at('O')] = 1;
  ends[at('A')] = 1;
  const { cost } = flood(grid, { ...ON_FOOT, ends }, at('A'));
  expect([...cost]).toEqual([0, 1, UNREACHED]);
});

test('a hole is never reached, not even as a start', () => {
  const grid = createGrid({ width: 3, height: 1, holes: [1] });
  expect(reachedCells(flood(grid, ON_FOOT, 0))).toEqual([0]);
  expect(reachedCells(flood(grid, ON_FOOT, [1]))).toEqual([]);
  expect(reachedCells(flood(grid, ON_FOOT, []))).toEqual([]);
});

test('a step that costs less than 1 or too much is refused, and later floods still work', () => {
  const grid = createGrid({ width: 3, height: 3 });
  for (const cost of [-1, 0.5, 509, Number.NaN]) {
    expect(() => flood(grid, { ...ON_FOOT, judge: () => cost }, 0)).toThrow(`a step cannot cost ${cost}`);
  }
  expect(flood(grid, ON_FOOT, 0).cost[8]).toBe(4);
  expect(() => flood(grid, ON_FOOT, 9)).toThrow('cell 9 is outside');
  expect(() => costKinds([[WALL, 256]])).toThrow('edge cost 256');
});

test('a judge may start a flood of its own', () => {
  const grid = createGrid({ width: 4, height: 4 });
  const judge = (cost: number, from: number) => cost + (flood(grid, ON_FOOT, from).cost[0] === 3 ? 1 : 0);
  expect(flood(grid, { ...ON_FOOT, judge }, 0).cost[15]).toBe(7);
});
