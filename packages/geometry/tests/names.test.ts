import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellName,
  cellsOf,
  columnName,
  createGrid,
  drawGrid,
  edgeName,
  edgeOf,
  edgesOf,
  NORTH,
  parseCell,
  parseEdge,
  readDrawing,
  SOUTH,
  WEST,
} from '../src/index.ts';
import { board, DOOR, OPEN, randomBoard, WALL } from './kit.ts';

test('a1 is the south-west cell, letters go east, numbers go north', () => {
  const grid = createGrid({ width: 30, height: 12 });
  expect(cellName(grid, 0)).toBe('a1');
  expect(cellName(grid, 29)).toBe('ad1');
  expect(cellName(grid, 30 * 11 + 25)).toBe('z12');
  expect(parseCell(grid, 'aa2')).toBe(56);
});

test('columns beyond z go on with aa', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual(['a', 'z', 'aa', 'ab', 'az', 'ba', 'zz', 'aaa']);
});

test('every name is read back as the same cell and edge', () => {
  fc.assert(
    fc.property(randomBoard(9), fc.integer({ min: 0, max: 60 }), ({ grid }, more) => {
      const wide = createGrid({ width: grid.width + more, height: grid.height });
      for (const board of [grid, wide]) {
        for (const cell of cellsOf(board)) expect(parseCell(board, cellName(board, cell))).toBe(cell);
        for (const edge of edgesOf(board)) expect(parseEdge(board, edgeName(board, edge))).toBe(edge);
      }
    }),
    { numRuns: 15 },
  );
});

test('an edge is named from the south or west, on the rim from inside', () => {
  const grid = createGrid({ width: 2, height: 2 });
  expect(edgeName(grid, edgeOf(grid, 2, SOUTH))).toBe('a1n');
  expect(edgeName(grid, edgeOf(grid, 0, SOUTH))).toBe('a1s');
  expect(edgeName(grid, edgeOf(grid, 1, WEST))).toBe('a1e');
  expect(parseEdge(grid, 'b1w')).toBe(parseEdge(grid, 'a1e'));
  expect(parseEdge(grid, 'a2n')).toBe(edgeOf(grid, 2, NORTH));
});

test('text that names nothing on the board is no cell and no edge', () => {
  const { grid } = board(`
    +-+-+
    |. #|
    +-+-+`);
  for (const text of ['', 'a', '1', 'a0', 'a01', 'a2', 'b1', 'c1', 'A1', 'a1 ', 'a1n', 'a99999', 'aaaa1']) {
    expect(parseCell(grid, text)).toBeUndefined();
  }
  for (const text of ['', 'a1', 'n', 'a1x', 'a1ne', 'a2n', 'c1n', 'a1n1'])
    expect(parseEdge(grid, text)).toBeUndefined();
});

test('nonsense never crashes the parsers', () => {
  const grid = createGrid({ width: 5, height: 5 });
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseCell(grid, text);
      parseEdge(grid, text);
    }),
  );
});

test('a drawing is read and drawn alike', () => {
  const text = ['+-+-+', '|A:.|', '+ +-+', '|. # ', '+-+ +'].join('\n');
  const { grid, marks } = readDrawing(text, { '|': WALL, '-': WALL, ':': DOOR });
  expect([grid.width, grid.height]).toEqual([2, 2]);
  expect(marks.join('')).toBe('.#A.');
  expect(grid.edges[parseEdge(grid, 'a2e') ?? -1]).toBe(DOOR);
  expect(grid.edges[parseEdge(grid, 'b1n') ?? -1]).toBe(WALL);
  expect(grid.edges[parseEdge(grid, 'a1n') ?? -1]).toBe(OPEN);
  const edge = (kind: number, edge: number) => (kind === WALL ? (edge & 1 ? '-' : '|') : kind === DOOR ? ':' : ' ');
  expect(drawGrid(grid, { cell: (cell) => marks[cell] ?? '?', edge })).toBe(text);
});

test('edges that touch no cell of the board are not drawn', () => {
  const grid = createGrid({ width: 3, height: 1, holes: [1, 2] });
  expect(drawGrid(grid, { cell: () => '.', edge: () => 'x' })).toBe('+x+ + +\nx.x# # \n+x+ + +');
});

test('a drawing that does not fit together is refused', () => {
  expect(() => readDrawing('+-+\n|.?\n+-+', { '|': WALL, '-': WALL })).toThrow("'?' is no kind of edge");
  expect(() => readDrawing('+-+\n|.|', { '|': WALL, '-': WALL })).toThrow('is missing');
  expect(() => readDrawing('', {})).toThrow(RangeError);
});
