/** Questions about rules and geometry that change nothing: sight, distance, reach, route, room, targets. */
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
  parseCell,
  parseEdge,
  routeTo,
  SHUT,
  UNREACHED,
  type Walk,
} from '@tablerunner/geometry';
import { z } from 'zod';
import { has } from './abilities.ts';
import type { Actor, Choice } from './actions/action.ts';
import { actionCandidates, checkAction } from './actions/table.ts';
import { BLOCKING, type Board, EDGE, roomOf } from './board.ts';
import { isOccupied } from './cells.ts';
import { type Live, live } from './live.ts';
import { adjacent, distance, peripheral, sees, seesAirlock, seesDoor } from './sight.ts';
import type { EscapeState, Unit } from './types.ts';
import { indexOf, left, pilotOf } from './units.ts';

/** A question that cannot be answered is answered with the reason. */
class Unanswerable extends Error {}

const unanswerable = (problem: string): never => {
  throw new Unanswerable(problem);
};

const place = z.string().max(40);

/** The cell of a name: a cell's own, or that of a character on the board. */
function cellOf(state: EscapeState, name: string): Cell {
  const cell = parseCell(live(state).grid, name) ?? state.units[indexOf(state, name)]?.cell ?? -1;
  return cell >= 0 ? cell : unanswerable(`there is no cell and nobody on the board called ${name}`);
}

function unitOf(state: EscapeState, name: string): Unit {
  const unit = state.units[indexOf(state, name)];
  return unit?.place === 'board' ? unit : unanswerable(`nobody on the board is called ${name}`);
}

const ask = <P>(params: z.ZodObject, answer: (state: EscapeState, params: P) => Facts): Question<EscapeState> => ({
  params,
  answer(state, given) {
    try {
      return answer(state, params.parse(given) as P);
    } catch (error) {
      if (error instanceof Unanswerable) return { problem: error.message };
      throw error;
    }
  },
});

export const questions: Readonly<Record<string, Question<EscapeState>>> = {
  /** Whether there is a line of sight, and what is in its way. `to` may also be a door (c4n) or an Airlock (airlock-4). */
  sight: ask<{ from: string; to: string }>(z.strictObject({ from: place, to: place }), (state, { from, to }) => {
    const now = live(state);
    const airlock = /^airlock-(\d)$/.exec(to)?.[1];
    const edge = parseEdge(now.grid, to);
    if (airlock !== undefined) return { sees: seesThatAirlock(state, from, Number(airlock)) };
    if (edge !== undefined) return { sees: seesThatDoor(state, from, edge) };
    const [start, end] = [cellOf(state, from), cellOf(state, to)];
    if (sees(state, start, end)) return { sees: true };
    return { sees: false, blockedBy: obstacleName(state, now, start, end) };
  }),

  /** Steps from cell to cell, walls left aside; and whether the two are adjacent or peripheral. */
  distance: ask<{ from: string; to: string }>(z.strictObject({ from: place, to: place }), (state, { from, to }) => {
    const [start, end] = [cellOf(state, from), cellOf(state, to)];
    return {
      distance: distance(state, start, end),
      adjacent: adjacent(state, start, end),
      peripheral: peripheral(state, start, end),
    };
  }),

  /** The cells that a character can walk to, with the Movement actions each costs. Doors are not opened. */
  reach: ask<{ unit: string; steps?: number }>(
    z.strictObject({ unit: place, steps: z.int().min(0).max(99).optional() }),
    (state, { unit: id, steps }) => {
      const unit = unitOf(state, id);
      const { grid } = live(state);
      const spread = flood(grid, walkOf(state, unit), unit.cell, steps ?? movesOf(state, unit));
      const cells: Record<string, number> = {};
      for (const [cell, cost] of spread.cost.entries()) {
        if (cost !== UNREACHED && cost > 0) cells[cellName(grid, cell)] = cost;
      }
      return { steps: steps ?? movesOf(state, unit), cells };
    },
  ),

  /** A shortest walk of a character to a cell, without opening doors. */
  route: ask<{ unit: string; to: string }>(z.strictObject({ unit: place, to: place }), (state, { unit: id, to }) => {
    const unit = unitOf(state, id);
    const { grid } = live(state);
    const route = routeTo(flood(grid, walkOf(state, unit), unit.cell), cellOf(state, to));
    if (route === undefined) return { found: false };
    return { found: true, cost: route.cost, cells: route.cells.map((cell) => cellName(grid, cell)) };
  }),

  /** The room of a cell: its number, its cells, its doors and its Airlock. */
  room: ask<{ cell: string }>(z.strictObject({ cell: place }), (state, { cell }) => {
    const { board, grid } = live(state);
    return describeRoom(board, grid, roomOf(board, cellOf(state, cell)));
  }),

  /** Whom a character could attack now, by kind of attack, whether or not it has an action left for it. */
  targets: ask<{ unit: string }>(z.strictObject({ unit: place }), (state, { unit: id }) => {
    const unit = unitOf(state, id);
    const actor: Actor = { unit, index: indexOf(state, id), extra: true };
    const targets: Record<string, string[]> = {};
    for (const choice of actionCandidates(state, actor, ['cbt'])) {
      const { kind, target } = choice as Choice & { readonly target?: string };
      if (target === undefined || !checkAction(state, actor, choice).ok) continue;
      targets[kind] = [...(targets[kind] ?? []), target];
    }
    return { targets };
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
