import { expect, test } from 'vitest';
import {
  BLOCKS_LINE,
  blockersOn,
  CORNER_RULES,
  canSee,
  createGrid,
  createSightTable,
  edgesOf,
  firstObstacle,
  flagKinds,
  SHUTS_CORNER,
  type SightNow,
  type SightTable,
  setEdgeKind,
  sightFrom,
} from '../src/index.ts';
import { between, board, DOOR, OPEN, SOLID, WALL } from './kit.ts';
import { assertSightAsDefined, assertSightGoesBothWays } from './slow-sight.ts';

const RULES = { blocks: SOLID, corner: CORNER_RULES.bothFlanksShut };

test('one line, all lines and the obstacle agree with sight by definition, whatever changes', () => {
  assertSightAsDefined({ maxSide: 5, numRuns: 30 });
});

test('sight goes both ways', () => {
  assertSightGoesBothWays({ maxSide: 12, numRuns: 30 });
});

/** The table and the state of a drawing: letters other than x, y are pieces that block. */
function look(text: string): {
  readonly table: SightTable;
  readonly now: SightNow;
  readonly sees: (one: string, other: string) => boolean;
} {
  const { grid, at, all } = board(text);
  const table = createSightTable(grid, RULES, edgesOf(grid, flagKinds([DOOR])));
  const now = { edges: grid.edges, blockers: blockersOn(grid, all('O')) };
  return { table, now, sees: (one, other) => canSee(table, at(one), at(other), now) };
}

test('at a corner one free flank is enough', () => {
  const none = look(`
    + + +
     . y
    + + +
     x .
    + + +`);
  expect(none.sees('x', 'y')).toBe(true);
  const one = look(`
    + + +
     . y
    + + +
     x O
    + + +`);
  expect(one.sees('x', 'y')).toBe(true);
  const both = look(`
    + + +
     O y
    + + +
     x O
    + + +`);
  expect(both.sees('x', 'y')).toBe(false);
});

test('at a corner a piece on one flank and a wall on the other block', () => {
  const nearWall = look(`
    + + +
     . y
    +-+ +
     x O
    + + +`);
  expect(nearWall.sees('x', 'y')).toBe(false);
  const farWall = look(`
    + + +
     .|y
    + + +
     x O
    + + +`);
  expect(farWall.sees('x', 'y')).toBe(false);
  const sameFlank = look(`
    + + +
     . y
    + + +
     x|O
    + + +`);
  expect(sameFlank.sees('x', 'y')).toBe(true);
});

test('the seam of a straight wall is tight, the end of a wall is not', () => {
  const straight = look(`
    + + +
     .|y
    + + +
     x|.
    + + +`);
  expect(straight.sees('x', 'y')).toBe(false);
  const end = look(`
    + + +
     . y
    + + +
     x|.
    + + +`);
  expect(end.sees('x', 'y')).toBe(true);
});

test('a slanting line is blocked by what it goes through, not by what it passes', () => {
  for (const [middle, expected] of [
    ['O.', false],
    ['.O', false],
  ] as const) {
    const { sees } = look(`
      + + + +
       . ${middle[1]} y
      + + + +
       x ${middle[0]} .
      + + + +`);
    expect(sees('x', 'y')).toBe(expected);
  }
  const aside = look(`
    + + + +
     O . y
    + + + +
     x . O
    + + + +`);
  expect(aside.sees('x', 'y')).toBe(true);
});

test('a slanting line through a corner needs one free flank there', () => {
  const row = (top: string, bottom: string) =>
    look(`
      + + + + +
       . ${top} . y
      + + + + +
       x ${bottom[0]} ${bottom[1]} .
      + + + + +`).sees('x', 'y');
  expect(row('.', '.O')).toBe(true);
  expect(row('O', '..')).toBe(true);
  expect(row('O', '.O')).toBe(false);
  expect(row('.', 'O.')).toBe(false);
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
  const table = createSightTable(grid, RULES, []);
  const now = { edges: grid.edges, blockers: blockersOn(grid, [0, 1]) };
  expect([canSee(table, 0, 1, now), canSee(table, 0, 0, now)]).toEqual([true, true]);
});

test('holes block unless the rules look across them, and are never seen', () => {
  const { grid } = board(`
    +-+-+-+
    |. # .|
    +-+-+-+`);
  const now = { edges: grid.edges, blockers: blockersOn(grid, []) };
  const shut = createSightTable(grid, RULES, []);
  const open = createSightTable(grid, { ...RULES, isSeenAcrossHoles: true }, []);
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
  const table = createSightTable(grid, RULES, []);
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
  const table = createSightTable(createGrid({ width: 2, height: 2 }), RULES, []);
  const other = createGrid({ width: 3, height: 2 });
  const now = { edges: other.edges, blockers: blockersOn(other, []) };
  expect(() => canSee(table, 0, 1, now)).toThrow('are not those of a 2 x 2 grid');
  expect(() => sightFrom(table, 0, now)).toThrow(RangeError);
  expect(() => createSightTable(other, RULES, [999])).toThrow('999 is not an edge');
});
