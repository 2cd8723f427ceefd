/** The rooms of a board as they are drawn: a tint that differs from the neighbours', and a quiet cell for the name. */
import { type Board, roomOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';

const TINTS = 7;
const roomsByBoard = new WeakMap<Board, readonly RoomDrawn[]>();
/** A label moves so many cells to keep clear of an Airlock or a prop. */
const AWAY = 50;

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

/** Where a room's name stands: the cell nearest to its middle on which nothing else is drawn for good. */
export function labelCell({ grid, airlockAt }: Board, cells: readonly Cell[], taken: ReadonlySet<Cell>): Cell {
  const mean = (values: Int32Array): number =>
    cells.reduce((sum, cell) => sum + (values[cell] ?? 0), 0) / Math.max(1, cells.length);
  const [x, y] = [mean(grid.xs), mean(grid.ys)];
  const far = (cell: Cell): number =>
    Math.abs((grid.xs[cell] ?? 0) - x) +
    Math.abs((grid.ys[cell] ?? 0) - y) +
    ((airlockAt[cell] ?? -1) >= 0 || taken.has(cell) ? AWAY : 0);
  return [...cells].sort((a, b) => far(a) - far(b))[0] ?? 0;
}
