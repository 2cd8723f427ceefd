/** Line of sight and distance between cells, characters, doors and Airlocks. Clauses ES-LOS, ES-DIST, ES-ADJ. */
import { type Cell, canSee, chebyshev, isAround, isBeside, manhattan } from '@tablerunner/geometry';
import { type Airlock, type Door, roomOf } from './board.ts';
import { live } from './live.ts';
import type { EscapeState, Unit } from './types.ts';

/** ES-LOS-01 to ES-LOS-06, ES-RULE-22 to ES-RULE-24. */
export function sees(state: EscapeState, from: Cell, to: Cell): boolean {
  const now = live(state);
  return canSee(now.board.sight, from, to, now);
}

/** ES-RULE-25: a door is seen from its own room if the cell on which it borders is seen. */
export function seesDoor(state: EscapeState, unit: Unit, door: Door): boolean {
  const { board } = live(state);
  const room = roomOf(board, unit.cell);
  return door.cells.some((cell) => roomOf(board, cell) === room && sees(state, unit.cell, cell));
}

/** ES-RULE-25: an Airlock is seen if one of its two cells is. */
export const seesAirlock = (state: EscapeState, unit: Unit, { cells }: Airlock): boolean =>
  cells.some((cell) => sees(state, unit.cell, cell));

/** ES-RULE-27: steps from side to side; as an option diagonals count one. */
export function distance(state: EscapeState, one: Cell, other: Cell): number {
  const { grid } = live(state);
  return state.options.diagonalDistance === 'one' ? chebyshev(grid, one, other) : manhattan(grid, one, other);
}

/** ES-ADJ-01. As an option a wall or closed door between two cells parts them (ES-RULE-26). */
export function adjacent(state: EscapeState, one: Cell, other: Cell): boolean {
  const { grid } = live(state);
  if (!isBeside(grid, one, other)) return false;
  return state.options.adjacencyThroughWalls === 'yes' || sees(state, one, other);
}

/** ES-ADJ-03: one of the eight cells around. */
export function peripheral(state: EscapeState, one: Cell, other: Cell): boolean {
  const { grid } = live(state);
  // Asked about every pair of characters: most are rows apart, and that is seen from the numbers of their cells.
  return Math.abs(one - other) <= grid.width + 1 && isAround(grid, one, other);
}
