/** Boards made ready for play: grid, rooms, doors, Airlocks. Clauses ES-ROOM, ES-DOOR, ES-WALL, ES-AIRLOCK. */
import {
  type Areas,
  BLOCKS_SIGHT,
  type Cell,
  CORNER_RULES,
  cellName,
  createSightTable,
  type Edge,
  edgesOf,
  findAreas,
  flagKinds,
  type Grid,
  parseCell,
  readDrawing,
  type SightTable,
} from '@tablerunner/geometry';
import { BOARDS } from '../content/boards.ts';
import type { BoardPlan, EscapeState } from './types.ts';

/** What is on an edge. The first five are drawn; a door's and a broken wall's kind changes during the match. */
export const EDGE = { open: 0, wall: 1, hardWall: 2, limit: 3, closedDoor: 4, openDoor: 5, brokenWall: 6 } as const;

/** How a plan draws edges; a digit is a locked door with that difficulty (ES-DOOR-03). */
const LOCKS = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;
const PLAN_EDGES: Readonly<Record<string, number>> = {
  '|': EDGE.wall,
  '-': EDGE.wall,
  '#': EDGE.hardWall,
  ':': EDGE.limit,
  d: EDGE.closedDoor,
  ...Object.fromEntries(LOCKS.map((digit) => [digit, EDGE.closedDoor])),
};

/** Walls and closed doors stop movement and sight (ES-WALL-01, ES-DOOR-08). */
export const BLOCKING = flagKinds([EDGE.wall, EDGE.hardWall, EDGE.closedDoor]);
const ROOM_BOUNDS = flagKinds([EDGE.wall, EDGE.hardWall, EDGE.limit, EDGE.closedDoor]);

export interface Door {
  readonly edge: Edge;
  /** Difficulty of the Hack; 0 for a plain door. */
  readonly lock: number;
  /** The cells on its two sides. */
  readonly cells: readonly [Cell, Cell];
}

export interface Airlock {
  readonly number: number;
  readonly cells: readonly [Cell, Cell];
}

/** The central, High-Security Airlock (ES-AIRLOCK-01). */
export const CENTRAL_AIRLOCK = 5;

export interface Board {
  readonly plan: BoardPlan;
  readonly grid: Grid;
  /** By cell: every refusal of a step names two of them. */
  readonly cellNames: readonly string[];
  readonly rooms: Areas;
  /** By room: the number of its Airlock (ES-ROOM-06), or the next free number. */
  readonly roomNumbers: readonly number[];
  readonly doors: readonly Door[];
  /** By edge: the door's index, or -1. */
  readonly doorAt: Int16Array;
  /** By cell: the doors on its four sides (ES-ADJ-04). */
  readonly doorsBeside: readonly (readonly number[])[];
  readonly airlocks: readonly Airlock[];
  /** By cell: the index of the Airlock whose cell it is, or -1. */
  readonly airlockAt: Int16Array;
  readonly sight: SightTable;
  /** By cell: 0. What a board without a fire looks like; never written to. */
  readonly unburnt: Uint8Array;
}

const compiledById = new Map<string, Board>();
const compiledByPlan = new WeakMap<BoardPlan, Board>();

/** Almost every question is about the board of the question before. */
let lastAsked: EscapeState['board'] | undefined;
let lastBoard: Board | undefined;

export function boardOf({ board }: Pick<EscapeState, 'board'>): Board {
  if (board === lastAsked && lastBoard !== undefined) return lastBoard;
  lastBoard = typeof board === 'string' ? boardById(board) : boardFromPlan(board);
  lastAsked = board;
  return lastBoard;
}

function boardById(name: string): Board {
  let board = compiledById.get(name);
  if (board === undefined) {
    const plan = BOARDS.find(({ id }) => id === name);
    if (plan === undefined) throw new Error(`there is no board called ${name}`);
    board = compileBoard(plan);
    compiledById.set(name, board);
  }
  return board;
}

export function boardFromPlan(plan: BoardPlan): Board {
  let board = compiledByPlan.get(plan);
  if (board === undefined) {
    board = compileBoard(plan);
    compiledByPlan.set(plan, board);
  }
  return board;
}

/** Throws a RangeError with a sentence for a plan that does not fit together. */
export function compileBoard(plan: BoardPlan): Board {
  const text = plan.plan.join('\n');
  const { grid } = readDrawing(text, PLAN_EDGES);
  const rooms = findAreas(grid, ROOM_BOUNDS);
  const doors = findDoors(grid, plan.plan);
  const doorAt = new Int16Array(grid.edgeCount).fill(-1);
  for (const [index, { edge }] of doors.entries()) doorAt[edge] = index;
  const airlocks = Object.entries(plan.airlocks).map(([number, cells]) => readAirlock(grid, Number(number), cells));
  const airlockAt = new Int16Array(grid.cellCount).fill(-1);
  for (const [index, { cells }] of airlocks.entries()) {
    for (const cell of cells) if (airlockAt[cell] === -1) airlockAt[cell] = index;
  }
  const changing = [...doors.map(({ edge }) => edge), ...edgesOf(grid, flagKinds([EDGE.wall]))];
  return {
    plan,
    grid,
    cellNames: Array.from({ length: grid.cellCount }, (_, cell) => cellName(grid, cell)),
    rooms,
    roomNumbers: numberRooms(rooms, airlocks),
    doors,
    doorAt,
    doorsBeside: Array.from({ length: grid.cellCount }, (_, cell) =>
      doors.flatMap(({ cells }, index) => (cells.includes(cell) ? [index] : [])),
    ),
    airlocks,
    airlockAt,
    sight: createSightTable(grid, { blocks: BLOCKING, corner: CORNER_RULES.bothFlanksShut }, changing),
    unburnt: new Uint8Array(grid.cellCount),
  };
}

export const BLOCKS_ALL_SIGHT = BLOCKS_SIGHT;

function findDoors(grid: Grid, plan: readonly string[]): Door[] {
  return edgesOf(grid, flagKinds([EDGE.closedDoor])).map((edge) => {
    const corner = edge >> 1;
    const [x, y] = [corner % (grid.width + 1), Math.floor(corner / (grid.width + 1))];
    const isUpright = (edge & 1) === 0;
    const line = 2 * (grid.height - y) - (isUpright ? 1 : 0);
    const mark = plan[line]?.[2 * x + (isUpright ? 0 : 1)] ?? '';
    const here = y * grid.width + x;
    const before = isUpright ? here - 1 : here - grid.width;
    if ((isUpright ? x : y) === 0 || (isUpright ? x : y) === (isUpright ? grid.width : grid.height)) {
      throw new RangeError(`a door on the rim of the board leads nowhere (line ${line + 1})`);
    }
    return { edge, lock: mark === 'd' ? 0 : Number(mark), cells: [before, here] };
  });
}

function readAirlock(grid: Grid, number: number, names: readonly [string, string]): Airlock {
  const read = (name: string): Cell => {
    const cell = parseCell(grid, name);
    if (cell === undefined) throw new RangeError(`Airlock ${number}: there is no cell ${name}`);
    return cell;
  };
  return { number, cells: [read(names[0]), read(names[1])] };
}

function numberRooms(rooms: Areas, airlocks: readonly Airlock[]): number[] {
  const numbers = Array<number>(rooms.count).fill(0);
  for (const { number, cells } of airlocks) numbers[rooms.areaOf[cells[0]] ?? 0] = number;
  let next = CENTRAL_AIRLOCK + 1;
  return numbers.map((number) => (number > 0 ? number : next++));
}

export const roomOf = (board: Board, cell: Cell): number => board.rooms.areaOf[cell] ?? -1;

export const nameOfCell = ({ cellNames, grid }: Board, cell: Cell): string => cellNames[cell] ?? cellName(grid, cell);
