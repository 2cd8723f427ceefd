import { expect, test } from 'vitest';
import {
  BLOCKS_LINE,
  blockersOn,
  canSee,
  createGrid,
  createSightTable,
  firstObstacle,
  SHUTS_CORNER,
  setEdgeKind,
  sightFrom,
} from '../src/index.ts';
import { between, board, look, OPEN, SIGHT_RULES, WALL } from './kit.ts';
import { assertSightAsDefined, assertSightGoesBothWays } from './slow-sight.ts';

test('one line, all lines and the obstacle agree with sight by definition, whatever changes', () => {
  assertSightAsDefined({ maxSide: 5, numRuns: 30 });
});

test('sight goes both ways', () => {
  assertSightGoesBothWays({ maxSide: 12, numRuns: 30 });
});

test('a door opens and closes without a new table', () => {
  const { table, now, sees } = look(`
    +-+-+-+
    |x .:y|
    +-+-+-+`);
  expect(sees('x', 'y')).toBe(false);
  setEdgeKind(table.grid, between(table.grid, 1, 2), OPEN);
  expect(sees('x', 'y')).toBe(true);
  setEdgeKind(table.grid, between(table.grid, 1, 2), WALL);
  expect([...sightFrom(table, 0, now)]).toEqual([1, 1, 0]);
});

test('whatever stands on the ends never blocks', () => {
  const { grid } = board(`
    +-+-+
    |. .|
    +-+-+`);
  const table = createSightTable(grid, SIGHT_RULES, []);
  const now = { edges: grid.edges, blockers: blockersOn(grid, [0, 1]) };
  expect([canSee(table, 0, 1, now), canSee(table, 0, 0, now)]).toEqual([true, true]);
});

test('holes block unless the rules look across them, and are never seen', () => {
  const { grid } = board(`
    +-+-+-+
    |. # .|
    +-+-+-+`);
  const now = { edges: grid.edges, blockers: blockersOn(grid, []) };
  const shut = createSightTable(grid, SIGHT_RULES, []);
  const open = createSightTable(grid, { ...SIGHT_RULES, isSeenAcrossHoles: true }, []);
  expect([...sightFrom(shut, 0, now)]).toEqual([1, 0, 0]);
  expect([...sightFrom(open, 0, now)]).toEqual([1, 0, 1]);
  expect([...sightFrom(open, 1, now)]).toEqual([0, 0, 0]);
});

test('a blocker may shut corners without blocking lines, and the other way round', () => {
  const { grid, at } = board(`
    + + +
     a b
    + + +
     c d
    + + +`);
  const table = createSightTable(grid, SIGHT_RULES, []);
  const blockers = new Uint8Array(4);
  const now = { edges: grid.edges, blockers };
  blockers[at('a')] = SHUTS_CORNER;
  blockers[at('d')] = SHUTS_CORNER;
  expect(canSee(table, at('c'), at('b'), now)).toBe(false);
  blockers[at('d')] = BLOCKS_LINE;
  expect(canSee(table, at('c'), at('b'), now)).toBe(true);
});

test('the first obstacle is named: an edge, a piece or a corner', () => {
  const { table, now } = look(`
    +-+-+-+-+
    |. O . .|
    + +-+ + +
    |. . O:.|
    +-+-+-+-+`);
  const { grid } = table;
  expect(firstObstacle(table, 0, 1, now)).toBeUndefined();
  expect(firstObstacle(table, 0, 3, now)).toEqual({ kind: 'cell', cell: 2 });
  expect(firstObstacle(table, 2, 3, now)).toMatchObject({ kind: 'edge', edge: between(grid, 2, 3) });
  expect(firstObstacle(table, 1, 6, now)).toMatchObject({ kind: 'corner', from: 1, to: 6 });
});

test('a question for another board is refused', () => {
  const table = createSightTable(createGrid({ width: 2, height: 2 }), SIGHT_RULES, []);
  const other = createGrid({ width: 3, height: 2 });
  const now = { edges: other.edges, blockers: blockersOn(other, []) };
  expect(() => canSee(table, 0, 1, now)).toThrow('are not those of a 2 x 2 grid');
  expect(() => sightFrom(table, 0, now)).toThrow(RangeError);
  expect(() => createSightTable(other, SIGHT_RULES, [999])).toThrow('999 is not an edge');
});
