/** The rooms of a board as they are drawn: a tint that differs from the neighbours', and a quiet cell for the name. */
import { type Board, roomOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { CELL, middleOf, type Point } from '../../../plan/measure.ts';

const TINTS = 7;
const roomsByBoard = new WeakMap<Board, readonly RoomDrawn[]>();
/** A label moves as far as this to keep clear of an Airlock or a prop. */
const AWAY = 50 * CELL;
const OFF_WALL = 11;

export interface RoomDrawn {
  readonly number: number;
  readonly tint: number;
  readonly cells: readonly Cell[];
}

export function roomsOf(board: Board): readonly RoomDrawn[] {
  let rooms = roomsByBoard.get(board);
  if (rooms === undefined) {
    rooms = drawRooms(board);
    roomsByBoard.set(board, rooms);
  }
  return rooms;
}

function drawRooms(board: Board): readonly RoomDrawn[] {
  const tints: number[] = [];
  return board.rooms.cells.map((cells, room) => {
    const taken = new Set(neighboursOf(board, room).map((other) => tints[other]));
    const wanted = board.roomNumbers[room] ?? 0;
    const order = Array.from({ length: TINTS }, (_, i) => (wanted + i) % TINTS);
    const tint = order.find((candidate) => !taken.has(candidate)) ?? wanted % TINTS;
    tints[room] = tint;
    return { number: wanted, tint, cells };
  });
}

function neighboursOf(board: Board, room: number): readonly number[] {
  const found = new Set<number>();
  const { ways } = board.grid;
  for (const cell of board.rooms.cells[room] ?? []) {
    for (let side = 0; side < 4; side++) {
      const to = ways[cell * 8 + side] ?? -1;
      if (to >= 0 && roomOf(board, to) !== room) found.add(roomOf(board, to));
    }
  }
  return [...found];
}

/**
 * Where a room's name stands: on the line between two cells near the room's middle, so that the numbers in the cells stay
 * readable; away from whatever stands there. A room of one row has its name in a cell.
 */
export function labelSpot(board: Board, cells: readonly Cell[], taken: ReadonlySet<Cell>): Point {
  const points = cells.map((cell) => middleOf(board, cell));
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const { ways, width } = board.grid;
  const isTaken = (cell: Cell): boolean => (board.airlockAt[cell] ?? -1) >= 0 || taken.has(cell);
  // A name is wider than a cell: beside a wall it is moved off it.
  const inward = (cell: Cell): number =>
    (cells.includes(cell - 1) ? 0 : OFF_WALL) - (cells.includes(cell + 1) ? 0 : OFF_WALL);
  const between = cells.flatMap((cell) => {
    const below = cell - width;
    const isOpen = cells.includes(below) && [0, 1, 2, 3].some((side) => ways[cell * 8 + side] === below);
    const { x, y } = middleOf(board, cell);
    return isOpen ? [{ x: x + inward(cell), y: y + CELL / 2, isTaken: isTaken(cell) || isTaken(below) }] : [];
  });
  const inside = cells.map((cell) => ({ ...middleOf(board, cell), isTaken: isTaken(cell) }));
  const far = (spot: (typeof inside)[number]): number =>
    Math.abs(spot.x - middle.x) + Math.abs(spot.y - middle.y) + (spot.isTaken ? AWAY : 0);
  const [best = middle] = (between.length > 0 ? between : inside).sort((one, other) => far(one) - far(other));
  return { x: best.x, y: best.y };
}
