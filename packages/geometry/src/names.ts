/**
 * Names of cells and edges as text. Columns are letters from the west (a … z, aa, ab …), rows are numbers from the
 * bottom, so a1 is the south-west cell, as on a chessboard. An edge is a cell and a side: a1n, a1e.
 */
import { parseDirection } from './directions.ts';
import { cellsBeside, edgeOf, isUpright, placeOf } from './edges.ts';
import { type Cell, cellAt, columnOf, type Edge, type Grid, rowOf } from './grid.ts';

const CELL = /^([a-z]{1,3})([1-9][0-9]{0,3})$/;
const EDGE = /^([a-z]{1,3}[1-9][0-9]{0,3})([nesw])$/;

export function cellName(grid: Grid, cell: Cell): string {
  return nameAt(columnOf(grid, cell), rowOf(grid, cell));
}

/** Undefined for text that names no cell of this board; a hole is no cell of it. */
export function parseCell(grid: Grid, text: string): Cell | undefined {
  const place = parsePlace(text);
  return place && cellAt(grid, place.x, place.y);
}

/** The name from the south or west cell; from the other one where the first is not on the board. */
export function edgeName(grid: Grid, edge: Edge): string {
  const { x, y } = placeOf(grid, edge);
  const [before, after] = cellsBeside(grid, edge);
  const isUp = isUpright(edge);
  const fromBefore = before !== undefined || (after === undefined && (isUp ? x : y) > 0);
  if (!fromBefore) return nameAt(x, y) + (isUp ? 'w' : 's');
  return isUp ? `${nameAt(x - 1, y)}e` : `${nameAt(x, y - 1)}n`;
}

/** Takes any of the up to two names that an edge has. */
export function parseEdge(grid: Grid, text: string): Edge | undefined {
  const [, cellText, sideText] = EDGE.exec(text) ?? [];
  const place = parsePlace(cellText ?? '');
  const side = parseDirection(sideText ?? '');
  if (place === undefined || side === undefined) return undefined;
  if (place.x >= grid.width || place.y >= grid.height) return undefined;
  return edgeOf(grid, place.y * grid.width + place.x, side);
}

function nameAt(x: number, y: number): string {
  return `${columnName(x)}${y + 1}`;
}

function parsePlace(text: string): { readonly x: number; readonly y: number } | undefined {
  const [, letters, digits] = CELL.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  return { x: columnNumber(letters), y: Number(digits) - 1 };
}

/** 0 is a, 25 is z, 26 is aa. */
export function columnName(x: number): string {
  const letter = String.fromCharCode(97 + (x % 26));
  return x < 26 ? letter : columnName(Math.floor(x / 26) - 1) + letter;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (let i = 0; i < letters.length; i++) number = number * 26 + letters.charCodeAt(i) - 96;
  return number - 1;
}
