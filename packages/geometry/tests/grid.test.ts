import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellAt,
  cellsBeside,
  cellsOf,
  columnOf,
  copyGrid,
  createGrid,
  directionName,
  directionOf,
  directionTo,
  EAST,
  edgeBetween,
  edgeKind,
  edgeOf,
  edgesOf,
  flagKinds,
  isAround,
  isBeside,
  isDiagonal,
  isEdge,
  isOnBoard,
  isUpright,
  leftOf,
  NORTH,
  neighbour,
  neighboursAround,
  neighboursBeside,
  opposite,
  parseDirection,
  rightOf,
  rowOf,
  SIDES,
  SOUTH,
  setEdgeKind,
  setRimKind,
  stepX,
  stepY,
  WEST,
} from '../src/index.ts';
import { board, names, randomBoard, WALL } from './kit.ts';

test('cells count from the south-west corner along the rows', () => {
  const grid = createGrid({ width: 4, height: 3 });
  expect(cellAt(grid, 0, 0)).toBe(0);
  expect(cellAt(grid, 3, 0)).toBe(3);
  expect(cellAt(grid, 0, 1)).toBe(4);
  expect([columnOf(grid, 6), rowOf(grid, 6)]).toEqual([2, 1]);
  expect(cellAt(grid, 4, 0)).toBeUndefined();
  expect(cellAt(grid, 0, -1)).toBeUndefined();
});

test('a hole is not on the board and nobody neighbours it', () => {
  const { grid, at } = board(`
    +-+-+-+
    |. . .|
    + + + +
    |. # .|
    + + + +
    |. . .|
    +-+-+-+`);
  expect(isOnBoard(grid, 4)).toBe(false);
  expect(cellsOf(grid)).toHaveLength(8);
  expect(names(grid, neighboursBeside(grid, at('a2')))).toBe('a3 a1');
  expect(names(grid, neighboursAround(grid, at('b1')))).toBe('c1 a1 c2 a2');
  expect(neighboursAround(grid, 4)).toEqual([]);
});

test('a cell inside has four neighbours across sides and eight around', () => {
  const grid = createGrid({ width: 3, height: 3 });
  expect(names(grid, neighboursBeside(grid, 4))).toBe('b3 c2 b1 a2');
  expect(neighboursAround(grid, 4)).toHaveLength(8);
  expect(neighbour(grid, 4, NORTH)).toBe(7);
  expect(neighbour(grid, 4, WEST)).toBe(3);
  expect(neighbour(grid, 0, SOUTH)).toBeUndefined();
  expect([isBeside(grid, 4, 5), isBeside(grid, 4, 8), isBeside(grid, 4, 4)]).toEqual([true, false, false]);
  expect([isAround(grid, 4, 5), isAround(grid, 4, 8), isAround(grid, 4, 4)]).toEqual([true, true, false]);
  expect([isAround(grid, 0, 2), isBeside(grid, 2, 3)]).toEqual([false, false]);
});

test('an edge has one number from both sides', () => {
  fc.assert(
    fc.property(randomBoard(6), ({ grid }) => {
      for (const cell of cellsOf(grid)) {
        for (const side of SIDES) {
          const to = neighbour(grid, cell, side);
          const edge = edgeOf(grid, cell, side);
          expect(isUpright(edge)).toBe(side === EAST || side === WEST);
          expect(cellsBeside(grid, edge)).toContain(cell);
          expect(cellsBeside(grid, edge)).toContain(to);
          if (to === undefined) continue;
          expect(edgeOf(grid, to, opposite(side))).toBe(edge);
          expect(edgeBetween(grid, cell, to)).toBe(edge);
          expect(edgeBetween(grid, to, cell)).toBe(edge);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('cells that do not lie side by side share no edge', () => {
  const grid = createGrid({ width: 3, height: 2 });
  expect(edgeBetween(grid, 0, 0)).toBeUndefined();
  expect(edgeBetween(grid, 0, 4)).toBeUndefined();
  expect(edgeBetween(grid, 2, 3)).toBeUndefined();
  expect(edgeBetween(grid, 0, 2)).toBeUndefined();
});

test('a grid has as many edges as it should, rim included', () => {
  const grid = createGrid({ width: 3, height: 2 });
  expect(edgesOf(grid)).toHaveLength(4 * 2 + 3 * 3);
  expect(edgesOf(grid).filter(isUpright)).toHaveLength(8);
  setRimKind(grid, WALL);
  expect(edgesOf(grid, flagKinds([WALL]))).toHaveLength(10);
});

test('what is set on an edge is read from it, and a copy goes its own way', () => {
  const grid = createGrid({ width: 2, height: 2 });
  const edge = edgeOf(grid, 0, NORTH);
  const copy = copyGrid(grid);
  setEdgeKind(grid, edge, WALL);
  expect(edgeKind(grid, edgeOf(grid, 2, SOUTH))).toBe(WALL);
  expect(edgeKind(copy, edge)).toBe(0);
});

test('numbers that are no cell, edge, kind or size are refused', () => {
  const grid = createGrid({ width: 2, height: 2 });
  expect(() => columnOf(grid, 4)).toThrow('cell 4 is outside a 2 x 2 grid');
  expect(() => neighboursAround(grid, 0.5)).toThrow(RangeError);
  expect(() => edgeOf(grid, 0, 4)).toThrow('4 is not a side');
  expect(isEdge(grid, 5)).toBe(false);
  expect(() => edgeKind(grid, 5)).toThrow('5 is not an edge');
  expect(() => setEdgeKind(grid, 0, 256)).toThrow('edge kind 256');
  expect(() => createGrid({ width: 0, height: 3 })).toThrow('a grid cannot be 0 x 3');
  expect(() => createGrid({ width: 1, height: 1, holes: [1] })).toThrow('hole 1');
});

test('directions turn, reverse and have names', () => {
  for (let direction = 0; direction < 8; direction++) {
    const back = opposite(direction);
    expect([stepX(back), stepY(back)].map((step) => -step + 0)).toEqual([stepX(direction), stepY(direction)]);
    expect(rightOf(rightOf(direction))).toBe(back);
    expect(leftOf(rightOf(direction))).toBe(direction);
    expect(directionOf(stepX(direction) * 3, stepY(direction) * 3)).toBe(direction);
    expect(parseDirection(directionName(direction))).toBe(direction);
    expect(isDiagonal(direction)).toBe(stepX(direction) !== 0 && stepY(direction) !== 0);
  }
  expect(directionOf(0, 0)).toBeUndefined();
  expect(parseDirection('up')).toBeUndefined();
  expect(() => directionName(8)).toThrow('8 is not a direction');
  expect([rightOf(NORTH), leftOf(NORTH)]).toEqual([EAST, WEST]);
});

test('directionTo looks along rows, columns and diagonals', () => {
  const { grid, at } = board(`
    + + + +
     . . .
    + + + +
     . . .
    + + + +`);
  expect(directionName(directionTo(grid, at('a1'), at('c1')) ?? -1)).toBe('e');
  expect(directionName(directionTo(grid, at('b2'), at('a1')) ?? -1)).toBe('sw');
  expect(directionTo(grid, at('b2'), at('b2'))).toBeUndefined();
});
