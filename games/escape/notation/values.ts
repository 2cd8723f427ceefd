/** Values inside a command: cells, edges, doors and rooms by name, everything else as it is. */
import type { Board } from '../rules/board.ts';
import {
  Problem,
  printCell,
  printDoor,
  printEdge,
  printRoom,
  readCell,
  readDoor,
  readEdge,
  readRoom,
} from './words.ts';

interface Names {
  print(board: Board, value: number): string;
  read(board: Board, text: string): number;
}

const CELL: Names = { print: printCell, read: readCell };
const EDGE: Names = { print: printEdge, read: readEdge };
const DOOR: Names = { print: printDoor, read: readDoor };
const ROOM: Names = { print: printRoom, read: readRoom };

/** Keys of choices whose numbers are places of the board, also in lists. */
const NAMES: Readonly<Record<string, Names>> = {
  to: CELL,
  from: CELL,
  at: CELL,
  aim: CELL,
  cell: CELL,
  cells: CELL,
  first: CELL,
  second: CELL,
  edge: EDGE,
  edges: EDGE,
  wall: EDGE,
  door: DOOR,
  doors: DOOR,
  room: ROOM,
  rooms: ROOM,
};

export function printValue(board: Board, key: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) {
    return value.length === 1
      ? `${printPlain(board, key, value[0])},`
      : value.map((item) => printPlain(board, key, item)).join(',');
  }
  return isPlain(value) ? printPlain(board, key, value) : JSON.stringify(value);
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

function printPlain(board: Board, key: string, value: unknown): string {
  if (typeof value === 'number') {
    const named = NAMES[key];
    return named === undefined || value < 0 ? String(value) : printPlace(named, board, value);
  }
  if (typeof value !== 'string') return String(value);
  return /^[a-z][a-z0-9-]*$/.test(value) && value !== 'true' && value !== 'false' ? value : JSON.stringify(value);
}

/** A number that is no place of this board stays a number, so that any choice can be written down. */
function printPlace({ print }: Names, board: Board, value: number): string {
  try {
    return print(board, value);
  } catch {
    return String(value);
  }
}

/** Throws a Problem for text that means nothing. */
export function readValue(board: Board, key: string, text: string): unknown {
  if (/^[[{"]/.test(text)) return readJsonValue(text);
  if (text.includes(','))
    return text
      .replace(/,$/, '')
      .split(',')
      .map((item) => readPlain(board, key, item));
  return readPlain(board, key, text);
}

function readPlain(board: Board, key: string, text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  const named = NAMES[key];
  if (named !== undefined && !/^-?\d+$/.test(text)) return named.read(board, text);
  if (named === ROOM) return named.read(board, text);
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

function readJsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`'${text.slice(0, 30)}' is no value`);
  }
}
