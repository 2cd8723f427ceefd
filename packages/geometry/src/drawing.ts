/**
 * Boards as text, both ways. One character per cell, with a character for the edge between two cells and one (any) for
 * the corner where four meet; the top line is the north rim.
 *
 *     +-+-+
 *     |A:.|      A on a2, an edge ':' between a2 and b2
 *     + +-+
 *     |. #|      b1 is a hole
 *     +-+-+
 */
import { EAST, NORTH, SOUTH, WEST } from './directions.ts';
import { cellsBeside, edgeKind, edgeOf, setEdgeKind } from './edges.ts';
import { type Cell, createGrid, type Edge, type Grid } from './grid.ts';

export const HOLE_MARK = '#';

export interface Drawing {
  readonly grid: Grid;
  /** The character of each cell. */
  readonly marks: readonly string[];
}

/** `kinds` says which edge character is which kind; a blank is kind 0. Throws on a drawing that does not fit together. */
export function readDrawing(text: string, kinds: Readonly<Record<string, number>>): Drawing {
  const lines = trimLines(text);
  const width = Math.floor(Math.max(0, ...lines.map((line) => line.length)) / 2);
  const height = Math.floor(lines.length / 2);
  if (lines.length !== 2 * height + 1) throw new RangeError('drawing: a line of edges or of cells is missing');
  const size = { width, height };
  const marks = Array.from({ length: width * height }, (_, cell) => charAt(lines, ...squareOf(size, cell)));
  const grid = createGrid({ ...size, holes: marks.flatMap((mark, cell) => (mark === HOLE_MARK ? [cell] : [])) });
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const [line, column] = squareOf(size, cell);
    const read = (side: number, char: string) => setEdgeKind(grid, edgeOf(grid, cell, side), kindOf(char, kinds));
    read(NORTH, charAt(lines, line - 1, column));
    read(EAST, charAt(lines, line, column + 1));
    read(SOUTH, charAt(lines, line + 1, column));
    read(WEST, charAt(lines, line, column - 1));
  }
  return { grid, marks };
}

export interface Pen {
  readonly cell: (cell: Cell) => string;
  readonly edge: (kind: number, edge: Edge) => string;
}

/** Draws with one character per cell and edge, holes as `#`, and `+` at the corners. */
export function drawGrid(grid: Grid, pen: Pen): string {
  const rows = Array.from({ length: 2 * grid.height + 1 }, () => Array<string>(2 * grid.width + 1).fill('+'));
  const put = (line: number, column: number, char: string) => {
    const row = rows[line];
    if (row) row[column] = char;
  };
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const [line, column] = squareOf(grid, cell);
    const ink = (side: number) => inkOf(grid, edgeOf(grid, cell, side), pen);
    put(line, column, grid.holes[cell] === 0 ? pen.cell(cell) : HOLE_MARK);
    put(line - 1, column, ink(NORTH));
    put(line, column + 1, ink(EAST));
    put(line + 1, column, ink(SOUTH));
    put(line, column - 1, ink(WEST));
  }
  return rows.map((row) => row.join('')).join('\n');
}

function inkOf(grid: Grid, edge: Edge, pen: Pen): string {
  const isNowhere = cellsBeside(grid, edge).every((cell) => cell === undefined);
  return isNowhere ? ' ' : pen.edge(edgeKind(grid, edge), edge);
}

/** Line and column of a cell's character. */
function squareOf(size: { readonly width: number; readonly height: number }, cell: Cell): readonly [number, number] {
  return [2 * (size.height - 1 - Math.floor(cell / size.width)) + 1, 2 * (cell % size.width) + 1];
}

function charAt(lines: readonly string[], line: number, column: number): string {
  return lines[line]?.[column] ?? ' ';
}

function kindOf(char: string, kinds: Readonly<Record<string, number>>): number {
  const kind = char === ' ' ? 0 : kinds[char];
  if (kind === undefined) throw new RangeError(`drawing: '${char}' is no kind of edge`);
  return kind;
}

/** The drawn lines without the indentation and the blank lines around them. */
function trimLines(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const indents = lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...indents)));
}
