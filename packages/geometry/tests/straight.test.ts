import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bordersOf,
  cellsAhead,
  circuitOf,
  EAST,
  edgeOf,
  findAreas,
  NORTH,
  neighbour,
  rightOf,
  WEST,
} from '../src/index.ts';
import { board, names, randomBoard, SOLID } from './kit.ts';

test('ahead lie the cells up to the first wall, door, hole or rim, no further than the limit', () => {
  const { grid, at } = board(`
    +-+-+-+-+-+
    |. . # . .|
    + + + + + +
    |. A . .:.|
    +-+-+-+-+-+`);
  expect(names(grid, cellsAhead(grid, SOLID, at('A'), EAST, 9))).toBe('c1 d1');
  expect(names(grid, cellsAhead(grid, SOLID, at('A'), EAST, 1))).toBe('c1');
  expect(names(grid, cellsAhead(grid, SOLID, at('A'), WEST, 9))).toBe('a1');
  expect(names(grid, cellsAhead(grid, SOLID, at('A'), NORTH, 9))).toBe('b2');
  expect(names(grid, cellsAhead(grid, SOLID, at('b2'), EAST, 9))).toBe('');
});

function circuit(text: string): string {
  const { grid } = board(text);
  const area = findAreas(grid, SOLID).cells[0] ?? [];
  return names(grid, circuitOf(grid, SOLID, area).cells);
}

test('a circuit goes round counterclockwise', () => {
  expect(
    circuit(`
      +-+-+-+
      |. . .|
      + + + +
      |. . .|
      + + + +
      |. . .|
      +-+-+-+`),
  ).toBe('a1 b1 c1 c2 c3 b3 a3 a2');
});

test('what stands free inside is not part of the circuit, what touches the border is', () => {
  expect(
    circuit(`
      +-+-+-+-+
      |. . . .|
      + + + + +
      |. . # .|
      + + +-+ +
      |. . . .|
      + + + + +
      |. .|. .|
      +-+-+-+-+`),
  ).toBe('a1 b1 b2 c2 c1 d1 d2 d3 d4 c4 b4 a4 a3 a2');
});

test('a dead end is passed in both directions', () => {
  expect(
    circuit(`
      +-+-+-+
      |. # #|
      + +-+-+
      |. . .|
      +-+-+-+`),
  ).toBe('a1 b1 c1 b1 a1 a2');
});

test('a single cell has an empty circuit', () => {
  expect(
    circuit(`
      +-+
      |.|
      +-+`),
  ).toBe('');
});

test('a circuit is closed, keeps to its area and has the border on its right hand', () => {
  fc.assert(
    fc.property(randomBoard(7), ({ grid }) => {
      const areas = findAreas(grid, SOLID);
      for (const [area, members] of areas.cells.entries()) {
        const { cells, headings } = circuitOf(grid, SOLID, members);
        const onTheRight = new Set<number>();
        for (const [i, cell] of cells.entries()) {
          const heading = headings[i] ?? 0;
          expect(areas.areaOf[cell]).toBe(area);
          expect(neighbour(grid, cell, heading)).toBe(cells[(i + 1) % cells.length]);
          expect(SOLID[grid.edges[edgeOf(grid, cell, heading)] ?? 0]).toBe(0);
          onTheRight.add(edgeOf(grid, cell, rightOf(heading)));
        }
        const lowest = edgeOf(grid, members[0] ?? 0, 2);
        expect(bordersOf(grid, areas, area)).toContain(lowest);
        if (cells.length > 0) expect(cells).toContain(members[0]);
        if (cells.length > 0 && headings[0] === EAST) expect(onTheRight).toContain(lowest);
      }
    }),
    { numRuns: 100 },
  );
});
