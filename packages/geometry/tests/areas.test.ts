import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bordersOf,
  cellsOf,
  chebyshev,
  createGrid,
  edgeName,
  findAreas,
  flagKinds,
  flood,
  isSameArea,
  manhattan,
  reachedCells,
  squaredDistance,
} from '../src/index.ts';
import { board, LIMIT, names, ON_FOOT, randomBoard, SOLID } from './kit.ts';

const HOUSE = `
  +-+-+-+-+
  |. . .:.|
  + + + +-+
  |. .!. .|
  +-+=+ + +
  |. . . #|
  +-+-+-+-+`;

test('walls, doors and holes bound an area; limits only where they are flagged', () => {
  const { grid, at } = board(HOUSE);
  const areas = findAreas(grid, SOLID);
  expect(areas.count).toBe(2);
  expect(areas.cells.map((cells) => cells.length)).toEqual([10, 1]);
  expect(areas.areaOf[3]).toBe(-1);
  expect(isSameArea(grid, areas, at('a1'), at('d2'))).toBe(true);
  expect(isSameArea(grid, areas, at('c3'), at('d3'))).toBe(false);
});

test('a limit parts what nothing else parts', () => {
  const { grid, at } = board(`
    +-+-+
    |.!.|
    +-+-+`);
  expect(findAreas(grid, SOLID).count).toBe(1);
  const areas = findAreas(grid, flagKinds([LIMIT]));
  expect(areas.count).toBe(2);
  expect(isSameArea(grid, areas, at('a1'), at('b1'))).toBe(false);
});

test('a hole belongs to no area, not even to that of another hole', () => {
  const grid = createGrid({ width: 2, height: 1, holes: [0, 1] });
  const areas = findAreas(grid, SOLID);
  expect(areas.count).toBe(0);
  expect(isSameArea(grid, areas, 0, 1)).toBe(false);
});

test('the borders of an area are all edges with the area on one side', () => {
  const { grid } = board(HOUSE);
  const areas = findAreas(grid, SOLID);
  expect(bordersOf(grid, areas, 1).map((edge) => edgeName(grid, edge))).toEqual(['c3e', 'd2n', 'd3e', 'd3n']);
});

test('two cells are in one area exactly if one can walk from one to the other', () => {
  fc.assert(
    fc.property(randomBoard(7), ({ grid }) => {
      const areas = findAreas(grid, SOLID);
      for (const cell of cellsOf(grid)) {
        expect(areas.cells[areas.areaOf[cell] ?? -1]).toEqual(reachedCells(flood(grid, ON_FOOT, cell)));
      }
    }),
    { numRuns: 60 },
  );
});

test('distances by ruler', () => {
  const { grid, at, all } = board(`
    + + + + +
     . . . .
    + + + + +
     . x x .
    + + + + +
     . x x x
    + + + + +
     A x x x
    + + + + +`);
  expect(manhattan(grid, at('a1'), at('d4'))).toBe(6);
  expect(chebyshev(grid, at('a1'), at('d4'))).toBe(3);
  expect(squaredDistance(grid, at('a1'), at('d3'))).toBe(13);
  expect(manhattan(grid, at('c2'), at('c2'))).toBe(0);
  const within = cellsOf(grid).filter((cell) => manhattan(grid, at('A'), cell) <= 2);
  expect(names(grid, within)).toBe('a1 b1 c1 a2 b2 a3');
  expect(all('x').every((cell) => chebyshev(grid, at('A'), cell) <= 3)).toBe(true);
});
