/** The next step of a piece towards its goal. Clauses ES-DRONE-04, ES-DRONE-06; ES-RULE-66 to 68, ES-RULE-85, ES-RULE-91. */
import {
  type Cell,
  directionTo,
  edgeBetween,
  firstStepsTo,
  flood,
  neighboursAround,
  UNREACHED,
} from '@tablerunner/geometry';
import { BLOCKING } from '../board.ts';
import { isFree } from '../cells.ts';
import { live } from '../live.ts';
import { sees } from '../sight.ts';
import type { EscapeState } from '../types.ts';
import { type Piece, walkNow, walkPastAll } from './pieces.ts';

/** Clockwise from up, by direction number: n, e, s, w, ne, se, sw, nw (ES-RULE-91). */
const CLOCKWISE = [0, 2, 4, 6, 1, 3, 5, 7] as const;

/** Cells that a cheapest route can begin with, the program's own choice first; empty: it stays where it is. */
export function stepsTowards(state: EscapeState, piece: Piece, goal: Cell): readonly Cell[] {
  const { grid } = live(state);
  const target = piece.infiltrates ? placeToAttackFrom(state, piece, goal) : goal;
  if (target === piece.cell) return [];
  const now = flood(grid, walkNow(state, piece, target), piece.cell);
  if (now.cost[target] !== UNREACHED) return inOrder(state, piece, firstStepsTo(now, target));
  // ES-RULE-68: everything is blocked by characters or fires; as far as the way goes.
  const past = flood(grid, walkPastAll(state, piece), piece.cell);
  if (past.cost[target] === UNREACHED) return [];
  return inOrder(state, piece, firstStepsTo(past, target));
}

/** The goal's own cell ends the route but is not entered while the character stands there. */
function inOrder(state: EscapeState, piece: Piece, cells: readonly Cell[]): readonly Cell[] {
  const { grid } = live(state);
  const rank = (cell: Cell): number => CLOCKWISE[directionTo(grid, piece.cell, cell) ?? 0] ?? 0;
  return cells.filter((cell) => isFree(state, cell)).sort((a, b) => rank(a) - rank(b));
}

/** The closed door that must be opened for the step, or -1. */
export function doorBetween(state: EscapeState, piece: Piece, to: Cell): number {
  if (piece.infiltrates) return -1;
  const { grid, board } = live(state);
  const edge = edgeBetween(grid, piece.cell, to);
  if (edge === undefined || BLOCKING[grid.edges[edge] ?? 0] !== 1) return -1;
  return board.doorAt[edge] ?? -1;
}

/** ES-RULE-85: the nearest free cell from which the goal can be attacked; without one, the goal itself. */
function placeToAttackFrom(state: EscapeState, piece: Piece, goal: Cell): Cell {
  const { grid } = live(state);
  const { cost } = flood(grid, walkNow(state, piece, goal), piece.cell);
  let best = goal;
  let least = UNREACHED;
  for (const cell of neighboursAround(grid, goal)) {
    if (cell !== piece.cell && !isFree(state, cell)) continue;
    const there = cost[cell] ?? UNREACHED;
    if (there < least && sees(state, cell, goal)) [best, least] = [cell, there];
  }
  return best;
}
