/** Questions about the board: sight, distance, reach, route, room, area. */
import type { Facts, Question } from '@tablerunner/engine';
import {
  type Cell,
  CORNER_RULES,
  cellName,
  costKinds,
  edgeName,
  firstObstacle,
  flood,
  type Grid,
  parseEdge,
  routeTo,
  SHUT,
  UNREACHED,
  type Walk,
} from '@tablerunner/geometry';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { BLOCKING, type Board, EDGE, roomOf } from '../board.ts';
import { isOccupied } from '../cells.ts';
import { type Live, live } from '../live.ts';
import { adjacent, distance, peripheral, sees, seesAirlock, seesDoor } from '../sight.ts';
import type { EscapeState, Unit } from '../types.ts';
import { left, pilotOf } from '../units.ts';
import { ask, cellOf, cells, ids, nameIn, place, unanswerable, unitOf } from './asking.ts';

export const groundQuestions: Readonly<Record<string, Question<EscapeState>>> = {
  /** Whether there is a line of sight, and what is in its way. `to` may also be a door (c4n) or an Airlock (airlock-4). */
  sight: ask<{ from: string; to: string }>({
    params: { from: place, to: place },
    result: {
      sees: z.boolean().describe('Whether there is a line of sight.'),
      blockedBy: z
        .string()
        .optional()
        .describe('What is in its way: `wall c4n`, `door c4n`, `corner c4-d5`, or the ID of a character.'),
    },
    answer(state, { from, to }) {
      const now = live(state);
      const airlock = /^airlock-(\d)$/.exec(to)?.[1];
      const edge = parseEdge(now.grid, to);
      if (airlock !== undefined) return { sees: seesThatAirlock(state, from, Number(airlock)) };
      if (edge !== undefined) return { sees: seesThatDoor(state, from, edge) };
      const [start, end] = [cellOf(state, from), cellOf(state, to)];
      if (sees(state, start, end)) return { sees: true };
      return { sees: false, blockedBy: obstacleName(state, now, start, end) };
    },
  }),

  /** Steps from cell to cell, walls left aside; and whether the two are adjacent or peripheral. */
  distance: ask<{ from: string; to: string }>({
    params: { from: place, to: place },
    result: {
      distance: z.int().describe('Steps from cell to cell, walls left aside.'),
      adjacent: z.boolean().describe('Whether the two cells share a side.'),
      peripheral: z.boolean().describe('Whether one lies around the other, diagonally too.'),
    },
    answer(state, { from, to }) {
      const [start, end] = [cellOf(state, from), cellOf(state, to)];
      return {
        distance: distance(state, start, end),
        adjacent: adjacent(state, start, end),
        peripheral: peripheral(state, start, end),
      };
    },
  }),

  /** The cells that a character can walk to, with the Movement actions each costs. Doors are not opened. */
  reach: ask<{ unit: string; steps?: number }>({
    params: { unit: place, steps: z.int().min(0).max(99).optional() },
    result: {
      steps: z.int().describe('So many Movement actions were counted with: those that are left, if none were named.'),
      cells: z.record(z.string(), z.int()).describe('By cell: the Movement actions that the way there costs.'),
    },
    answer(state, { unit: id, steps }) {
      const unit = unitOf(state, id);
      const { grid } = live(state);
      const spread = flood(grid, walkOf(state, unit), unit.cell, steps ?? movesOf(state, unit));
      const found: Record<string, number> = {};
      for (const [cell, cost] of spread.cost.entries()) {
        if (cost !== UNREACHED && cost > 0) found[cellName(grid, cell)] = cost;
      }
      return { steps: steps ?? movesOf(state, unit), cells: found };
    },
  }),

  /** A shortest walk of a character to a cell, without opening doors. */
  route: ask<{ unit: string; to: string }>({
    params: { unit: place, to: place },
    result: {
      found: z.boolean().describe('Whether there is a way.'),
      cost: z.int().optional().describe('The Movement actions that it costs.'),
      cells: cells.optional().describe('The cells of the way, from the one it stands on.'),
    },
    answer(state, { unit: id, to }) {
      const unit = unitOf(state, id);
      const { grid } = live(state);
      const route = routeTo(flood(grid, walkOf(state, unit), unit.cell), cellOf(state, to));
      if (route === undefined) return { found: false };
      return { found: true, cost: route.cost, cells: route.cells.map((cell) => cellName(grid, cell)) };
    },
  }),

  /** The room of a cell: its number, its cells, its doors and its Airlock. */
  room: ask<{ cell: string }>({
    params: { cell: place },
    result: {
      room: z.int().describe('The number of the room.'),
      cells,
      doors: z.array(z.string()).describe('The doors on its walls, by their edges.'),
      airlocks: z.array(z.int()).describe('The numbers of the Airlocks that lie in it.'),
    },
    answer(state, { cell }) {
      const { board, grid } = live(state);
      return describeRoom(board, grid, roomOf(board, cellOf(state, cell)));
    },
  }),

  /** What there is to know of one cell: its room, its Airlock, who and what is on it. */
  area: ask<{ cell: string }>({
    params: { cell: place },
    result: {
      cell: z.string().describe('The cell.'),
      room: z.int().describe('The number of its room.'),
      airlock: z.int().describe('The number of the Airlock whose cell it is; 0: of none.'),
      shut: z.boolean().describe('Whether that Airlock is shut this turn.'),
      dark: z.boolean().describe('Whether its room lies in the dark: nobody fights there.'),
      burning: z.boolean().describe('Whether a fire burns on it.'),
      free: z.boolean().describe('Whether a character could step on it: nobody there, no fire.'),
      units: ids.describe('Who stands on it.'),
      doors: z.array(z.string()).describe('The doors on its sides, by their edges.'),
    },
    answer(state, { cell: name }) {
      const cell = cellOf(state, name);
      const { board, grid, burnt } = live(state);
      const room = roomOf(board, cell);
      const airlock = board.airlocks[board.airlockAt[cell] ?? -1]?.number ?? 0;
      return {
        cell: nameIn(state, cell),
        room: board.roomNumbers[room] ?? 0,
        airlock,
        shut: airlock > 0 && airlock === state.shutAirlock,
        dark: state.darkRoom === room,
        burning: burnt[cell] === 1,
        free: !isOccupied(state, cell),
        units: state.units.filter((unit) => unit.place === 'board' && unit.cell === cell).map(({ id }) => id),
        doors: (board.doorsBeside[cell] ?? []).map((door) => edgeName(grid, board.doors[door]?.edge ?? 0)),
      };
    },
  }),
};

function seesThatAirlock(state: EscapeState, from: string, number: number): boolean {
  const airlock = live(state).board.airlocks.find((one) => one.number === number);
  return seesAirlock(state, unitOf(state, from), airlock ?? unanswerable(`there is no Airlock ${number}`));
}

function seesThatDoor(state: EscapeState, from: string, edge: number): boolean {
  const { board } = live(state);
  const door = board.doors[board.doorAt[edge] ?? -1];
  return seesDoor(state, unitOf(state, from), door ?? unanswerable('there is no door on that edge'));
}

/** `wall c4n`, `door c4n`, `corner c4`, or the ID of the character in the way. */
function obstacleName(state: EscapeState, now: Live, from: Cell, to: Cell): string {
  const { grid, board, standing } = now;
  const obstacle = firstObstacle(board.sight, from, to, now);
  if (obstacle === undefined) return 'nothing';
  if (obstacle.kind === 'cell') return state.units[standing[obstacle.cell] ?? -1]?.id ?? cellName(grid, obstacle.cell);
  if (obstacle.kind === 'corner') return `corner ${cellName(grid, obstacle.from)}-${cellName(grid, obstacle.to)}`;
  return `${grid.edges[obstacle.edge] === EDGE.closedDoor ? 'door' : 'wall'} ${edgeName(grid, obstacle.edge)}`;
}

function describeRoom(board: Board, grid: Grid, room: number): Facts {
  const cells = board.rooms.cells[room] ?? [];
  const doors = board.doors.filter((door) => door.cells.some((cell) => roomOf(board, cell) === room));
  const airlocks = board.airlocks.filter((airlock) => airlock.cells.some((cell) => roomOf(board, cell) === room));
  return {
    room: board.roomNumbers[room] ?? 0,
    cells: cells.map((cell) => cellName(grid, cell)),
    doors: doors.map(({ edge }) => edgeName(grid, edge)),
    airlocks: airlocks.map(({ number }) => number),
  };
}

function movesOf(state: EscapeState, unit: Unit): number {
  const pilot = pilotOf(state, unit);
  return left(state, unit, 'mvt') + (pilot === undefined ? 0 : left(state, pilot, 'mvt'));
}

const WALLS = costKinds([
  [EDGE.wall, SHUT],
  [EDGE.hardWall, SHUT],
  [EDGE.closedDoor, SHUT],
]);
const NO_WALLS = costKinds([]);

/** How the character walks: over free cells, by its abilities through walls or past corners. ES-MOVE-02, ES-ABIL-32, ES-ABIL-52. */
function walkOf(state: EscapeState, unit: Unit): Walk {
  const { grid, blockers } = live(state);
  const enterCost = new Uint8Array(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) enterCost[cell] = isOccupied(state, cell) ? SHUT : 1;
  const occupied = blockers.slice();
  occupied[unit.cell] = 0;
  const isFree = has(state, unit, 'infiltration');
  const rule = isFree ? CORNER_RULES.open : CORNER_RULES.bothFlanksShut;
  return {
    edgeCost: isFree ? NO_WALLS : WALLS,
    enterCost,
    diagonal: has(state, unit, 'stabiliser') ? { rule, blocks: BLOCKING, occupied } : undefined,
  };
}
