/** The way of a piece to its goal. Clauses ES-DRONE-04, ES-DRONE-06; ES-RULE-66 to 68, ES-RULE-85, ES-RULE-91. */
import {
  type Cell,
  CORNER_RULES,
  directionTo,
  edgeBetween,
  isCornerShut,
  isDiagonal,
  neighboursAround,
} from '@tablerunner/geometry';
import { BLOCKING } from '../board.ts';
import { isFree } from '../cells.ts';
import { type Live, live } from '../live.ts';
import type { EscapeState } from '../types.ts';
import { countStep, FAR, type Field, measure, ROUTES } from './field.ts';
import { type Gait, STEP } from './pieces.ts';

/** Directions clockwise from up: n, ne, e, se, s, sw, w, nw (ES-RULE-91). */
export const CLOCKWISE = [0, 4, 1, 5, 2, 6, 3, 7] as const;

/**
 * How far every cell is from the goal, by the routes that the piece on `cell` can take now; where all are blocked by
 * characters or fires, by those that lead past them (ES-RULE-68). It holds as long as nobody else acts: neither the piece
 * itself nor a door that it opens on its way makes another route cheaper.
 */
export function fieldTo(state: EscapeState, gait: Gait, cell: Cell, goal: Cell): Field {
  const now = live(state);
  const to = [cell];
  if (gait.infiltrates) {
    const places = placesToAttackFrom(state, now, cell, goal);
    const field = measure(ROUTES, now, { gait, from: places, to, avoiding: true });
    if (field[cell] !== FAR) return field;
  }
  const free = measure(ROUTES, now, { gait, from: [goal], to, avoiding: true });
  if (free[cell] !== FAR) return free;
  return measure(ROUTES, now, { gait, from: [goal], to, avoiding: false });
}

/**
 * The field once the piece on `cell` has opened the door to `next`: the way through costs less now, and that of no other cell
 * changes. Who steps diagonally may find a corner open that was shut: undefined, the board is to be measured anew.
 */
export function behindDoor(field: Field | undefined, gait: Gait, cell: Cell, next: Cell): Field | undefined {
  if (field === undefined || gait.strides) return undefined;
  field[cell] = (field[next] as number) + STEP;
  return field;
}

/** The cells that a cheapest route goes on with, the program's own choice first; none: it stays where it is. */
export function stepsOn(state: EscapeState, field: Field, gait: Gait, cell: Cell): Cell[] {
  const now = live(state);
  const { ways } = now.grid;
  const here = field[cell] ?? FAR;
  const steps: Cell[] = [];
  if (here === FAR) return steps;
  for (const direction of CLOCKWISE) {
    const to = ways[cell * 8 + direction] ?? -1;
    if (to < 0) continue;
    const counted = countStep(now, gait, cell, direction);
    if (counted === 0 || (field[to] ?? FAR) + counted !== here) continue;
    // A closed door can be opened whoever stands behind it; the cell itself must be free.
    if (isFree(state, to) || doorBetween(now, gait, cell, to) >= 0) steps.push(to);
  }
  return steps;
}

/** The closed door that must be opened for the step, or -1. */
export function doorBetween({ grid, board }: Live, gait: Gait, from: Cell, to: Cell): number {
  if (gait.infiltrates) return -1;
  const edge = edgeBetween(grid, from, to);
  if (edge === undefined || BLOCKING[grid.edges[edge] ?? 0] !== 1) return -1;
  return board.doorAt[edge] ?? -1;
}

/** ES-RULE-85: the free cells from which the goal can be attacked. */
function placesToAttackFrom(state: EscapeState, now: Live, cell: Cell, goal: Cell): Cell[] {
  return neighboursAround(now.grid, goal).filter(
    (place) => (place === cell || isFree(state, place)) && isOpenBetween(now, place, goal, cell),
  );
}

/** Whether two cells around each other see one another once the piece has left the cell that it stands on. */
function isOpenBetween({ grid, blockers }: Live, one: Cell, other: Cell, left: Cell): boolean {
  const direction = directionTo(grid, one, other) ?? 0;
  if (!isDiagonal(direction)) return BLOCKING[grid.edges[grid.sides[one * 4 + direction] ?? 0] ?? 0] !== 1;
  const corner = { rule: CORNER_RULES.bothFlanksShut, blocks: BLOCKING, occupied: blockers };
  if (!isCornerShut(grid, corner, one, direction)) return true;
  if (blockers[left] === 0) return false;
  const without = blockers.slice();
  without[left] = 0;
  return !isCornerShut(grid, { ...corner, occupied: without }, one, direction);
}
