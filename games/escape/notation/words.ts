/** Names of cells, edges, doors, rooms and characters as the notation writes them, and the way a reader gives up. */
import { cellName, edgeName, parseCell, parseEdge } from '@tablerunner/geometry';
import type { Board } from '../rules/board.ts';

/** Thrown by the readers of this folder and caught once where the text came in. */
export class Problem extends Error {}

export const fail = (problem: string): never => {
  throw new Problem(problem);
};

/** A long word is told by its beginning. */
export const shorten = (word: string): string => (word.length > 30 ? `${word.slice(0, 30)}…` : word);

/** IDs of characters, scenarios and seats. */
const ID = /^[a-z][a-z0-9-]{0,39}$/;

export const readId = (text: string, what: string): string =>
  ID.test(text) ? text : fail(`${what} must be a name in small letters, not '${shorten(text)}'`);

export const readNumber = (text: string, what: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(`${what} must be a number, not '${shorten(text)}'`);

export function readOneOf<const T extends string>(text: string, known: readonly T[], what: string): T {
  return known.find((word) => word === text) ?? fail(`${what} is one of ${known.join(', ')}, not '${shorten(text)}'`);
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

export function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail(`${what} must be JSON`);
  }
}
