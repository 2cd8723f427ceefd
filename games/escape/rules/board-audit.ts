/** What the schema of a board cannot see: whether the drawing is a board one can play on. Clauses ES-ROOM, ES-AIRLOCK, ES-COMP-14, ES-COMP-16; gaps: ES-GAP-14, ES-GAP-15. */
import type { PackProblem } from '@tablerunner/engine';
import { cellName, costKinds, edgeName, flood, isBeside, SHUT, UNREACHED } from '@tablerunner/geometry';
import { type Board, CENTRAL_AIRLOCK, compileBoard, EDGE, roomOf } from './board.ts';
import { EQUIPMENT } from './lists.ts';
import type { BoardPlan } from './types.ts';

/** Tokens in the box (ES-COMP-14, ES-COMP-16): with more doors they would run out. */
export const MOST_DOORS = 29;
export const MOST_LOCKS = 22;
/** One Equipment of each kind, at most one in a room (ES-ITEM-02). */
const FEWEST_ROOMS = EQUIPMENT.length;
const SMALLEST_ROOM = 4;
/** What Intellect 2 and a six can open: some way into every room must ask for no more. */
const HARDEST_NEEDED = 8;

type Found = readonly [field: string, problem: string];

export function auditBoard(plan: BoardPlan): readonly Omit<PackProblem, 'file'>[] {
  const entry = `boards: ${plan.id}`;
  return findAll(plan).map(([field, problem]) => ({ entry, field, problem }));
}

function findAll(plan: BoardPlan): readonly Found[] {
  let board: Board;
  try {
    board = compileBoard(plan);
  } catch (error) {
    if (error instanceof RangeError) return [['plan', error.message]];
    throw error;
  }
  return [...auditRooms(board), ...auditDoors(board), ...auditAirlocks(board), ...auditWays(board)];
}

function auditRooms({ plan, grid, rooms }: Board): Found[] {
  const letterOf = (cell: number): string => {
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    return plan.plan[2 * (grid.height - 1 - y) + 1]?.[2 * x + 1] ?? ' ';
  };
  const found: Found[] = [];
  if (rooms.count < FEWEST_ROOMS) found.push(['plan', `there are ${rooms.count} rooms; ${FEWEST_ROOMS} are needed`]);
  for (const cells of rooms.cells) {
    const [first = 0] = cells;
    const name = cellName(grid, first);
    if (cells.length < SMALLEST_ROOM) found.push(['plan', `the room at ${name} has fewer than ${SMALLEST_ROOM} cells`]);
    const other = cells.find((cell) => letterOf(cell) !== letterOf(first));
    if (other !== undefined) found.push(['plan', `${name} and ${cellName(grid, other)} are one room with two letters`]); // ES-ROOM-02
  }
  return found;
}

function auditDoors({ grid, rooms, doors }: Board): Found[] {
  const locks = doors.filter(({ lock }) => lock > 0).length;
  return [
    ...(doors.length > MOST_DOORS
      ? [['plan', `there are ${doors.length} doors; ${MOST_DOORS} is the most`] as const]
      : []),
    ...(locks > MOST_LOCKS ? [['plan', `there are ${locks} locked doors; ${MOST_LOCKS} is the most`] as const] : []),
    ...doors.flatMap(({ edge, cells: [one, other] }): Found[] =>
      rooms.areaOf[one] === rooms.areaOf[other]
        ? [['plan', `the door ${edgeName(grid, edge)} has the same room on both sides`]]
        : [],
    ),
  ];
}

/** ES-AIRLOCK-01, ES-AIRLOCK-03, ES-ROOM-06. */
function auditAirlocks(board: Board): Found[] {
  const { grid, airlocks } = board;
  const isOnRim = (cell: number): boolean =>
    cell % grid.width === 0 ||
    cell % grid.width === grid.width - 1 ||
    cell < grid.width ||
    cell >= grid.cellCount - grid.width;
  const taken = new Set<number>();
  return airlocks.flatMap(({ number, cells: [one, other] }): Found[] => {
    const field = `airlocks.${number}`;
    const room = roomOf(board, one);
    if (!isBeside(grid, one, other) || roomOf(board, other) !== room) {
      return [[field, 'its two cells are not side by side in one room']];
    }
    if ([one, other].some((cell) => isOnRim(cell) === (number === CENTRAL_AIRLOCK))) {
      return [[field, number === CENTRAL_AIRLOCK ? 'it lies on the rim' : 'it does not lie on the rim']];
    }
    if (taken.has(room)) return [[field, 'its room holds another Airlock']];
    taken.add(room);
    return [];
  });
}

/** Everything can be reached, also by those who open nothing harder than they need to. */
function auditWays({ grid, doors, airlocks }: Board): Found[] {
  const walk = {
    edgeCost: costKinds([
      [EDGE.wall, SHUT],
      [EDGE.hardWall, SHUT],
    ]),
  };
  const [start = 0] = airlocks[0]?.cells ?? [];
  const hard = doors.filter(({ lock }) => lock > HARDEST_NEEDED);
  const isTooHard = (from: number, to: number): boolean =>
    hard.some(({ cells }) => cells.includes(from) && cells.includes(to));
  const anyhow = flood(grid, walk, start).cost;
  const openable = flood(grid, { ...walk, judge: (cost, from, to) => (isTooHard(from, to) ? 0 : cost) }, start).cost;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (grid.holes[cell] !== 0) continue;
    if (anyhow[cell] === UNREACHED) return [['plan', `nobody can reach ${cellName(grid, cell)}`]];
    if (openable[cell] === UNREACHED)
      return [['plan', `${cellName(grid, cell)} lies behind doors harder than ${HARDEST_NEEDED}`]];
  }
  return [];
}
