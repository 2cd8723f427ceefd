/** Names of cells, edges, doors and rooms as the notation writes them, beside the words that every notation knows. */
import { fail, readNumber, shorten } from '@tablerunner/engine';
import { cellName, edgeName, parseCell, parseEdge } from '@tablerunner/geometry';
import type { Board } from '../rules/board.ts';

export { fail, Problem, readId, readJson, readNumber, readOneOf, shorten } from '@tablerunner/engine';

/** A number within its bounds. */
export function readWithin(text: string, what: string, least: number, most: number): number {
  const number = readNumber(text, what);
  return number >= least && number <= most ? number : fail(`${what} is ${least} to ${most}, not ${number}`);
}

/** Words of a list that says something of each thing once. */
export function once(words: readonly string[]): readonly string[] {
  const twice = words.find((word, i) => words.indexOf(word) < i);
  return twice === undefined ? words : fail(`'${shorten(twice)}' stands there twice`);
}

export const readCell = (board: Board, text: string): number =>
  parseCell(board.grid, text) ?? fail(`there is no cell '${shorten(text)}' on this board`);

export const readEdge = (board: Board, text: string): number =>
  parseEdge(board.grid, text) ?? fail(`'${shorten(text)}' is no edge; write a cell and a side, as in c4n`);

export function readDoor(board: Board, text: string): number {
  const door = board.doorAt[readEdge(board, text)] ?? -1;
  return door >= 0 ? door : fail(`there is no door at ${text}`);
}

export function readRoom(board: Board, text: string): number {
  const room = board.roomNumbers.indexOf(readNumber(text, 'a room'));
  return room >= 0 ? room : fail(`there is no room ${text}; there are ${board.roomNumbers.join(', ')}`);
}

export const printCell = (board: Board, cell: number): string => cellName(board.grid, cell);
export const printEdge = (board: Board, edge: number): string => edgeName(board.grid, edge);
export const printDoor = (board: Board, door: number): string => edgeName(board.grid, board.doors[door]?.edge ?? 0);
export const printRoom = (board: Board, room: number): string => String(board.roomNumbers[room] ?? 0);
