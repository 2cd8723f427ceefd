/** How far every cell is for a piece on its way. Clause ES-DRONE-04; ES-RULE-66. A search made for this: it is asked several times for every piece. */
import { type Cell, CORNER_RULES, type DiagonalSteps, isCornerShut } from '@tablerunner/geometry';
import { BLOCKING } from '../board.ts';
import type { Live } from '../live.ts';
import { boundsTo, UNREACHABLE } from './bounds.ts';
import { type Gait, STEP, STEP_BITS } from './pieces.ts';

/** What a cell counts that cannot be reached. */
export const FAR = 0x3fffffff;

/** By cell: what the way counts, in the units of STEP. Good until the table is used again. */
export type Field = Int32Array;

/** Whole steps and doors: the cost of ES-RULE-66, FAR_AWAY where there is no way. */
export const FAR_AWAY = FAR >> STEP_BITS;
export const costIn = (field: Field, cell: Cell): number => (field[cell] ?? FAR) >> STEP_BITS;

/** A step brings a cell at most five STEPs behind another one that waits, so eight lists are enough to visit them in order. */
const LISTS = 8;

interface Table {
  field: Field;
  /** Cells that count something: only these have to be forgotten before the table is used again. */
  readonly reached: Cell[];
  /** Only the first so many of a list are meant, by `sizes`: to cut an array takes longer than to walk a short way. */
  readonly lists: readonly Cell[][];
  readonly sizes: Int32Array;
}

const newTable = (): Table => ({
  field: new Int32Array(0),
  reached: [],
  lists: Array.from({ length: LISTS }, () => []),
  sizes: new Int32Array(LISTS),
});

/** Two questions may be open at the same time: whom to approach, and which way to go. */
export const GOALS = newTable();
export const ROUTES = newTable();

interface Question {
  readonly gait: Gait;
  /** The cells that count 0: one, or several around one. */
  readonly from: readonly Cell[];
  /** The ways to the nearest of these matter: one, or the two of an Airlock. */
  readonly to: readonly Cell[];
  /** Whether characters and fires are in the way, the cells of `from` and `to` excepted. */
  readonly avoiding: boolean;
  /** A way that costs more than so many steps is as good as none. */
  readonly most?: number;
}

/**
 * Exact are the cells on the cheapest ways, and whatever else lies as near as they do; others may count too much.
 * Every step counts the same in both directions, so it does not matter whether `from` is the piece or its goal.
 */
export function measure(table: Table, now: Live, { gait, from, to: goals, avoiding, most = FAR }: Question): Field {
  const { grid, standing, burnt } = now;
  const { ways, sides, edges } = grid;
  const { crossing, strides } = gait;
  forget(table, grid.cellCount);
  const { field, lists, sizes, reached } = table;
  const bounds = boundsTo(now, gait, goals);
  const directions = strides ? 8 : 4;
  let waiting = 0;
  let cost = UNREACHABLE;
  for (const cell of from) {
    const bound = bounds[cell] as number;
    if (bound === UNREACHABLE || field[cell] === 0) continue;
    field[cell] = 0;
    reached.push(cell);
    put(lists, sizes, bound % LISTS, cell);
    waiting++;
    if (bound < cost) cost = bound;
  }
  // Cells wait by what the way over them costs at least. A cell may join the very list that is being worked off.
  for (; waiting > 0; cost++) {
    const slot = cost % LISTS;
    const list = lists[slot] as Cell[];
    for (let i = 0; i < (sizes[slot] as number); i++) {
      const cell = list[i] as Cell;
      const here = field[cell] as number;
      if ((here >> STEP_BITS) + (bounds[cell] as number) < cost) continue; // it was reached on a shorter way meanwhile
      for (let direction = 0; direction < directions; direction++) {
        const to = ways[cell * 8 + direction] as Cell;
        if (to < 0) continue;
        if (here + STEP >= (field[to] as number)) continue; // it cannot get any better
        if (avoiding && (standing[to] !== -1 || burnt[to] === 1) && !goals.includes(to)) continue;
        const step =
          direction < 4
            ? (crossing[edges[sides[cell * 4 + direction] as number] as number] as number)
            : countStride(now, gait, avoiding, cell, direction);
        if (step === 0 || here + step >= (field[to] as number)) continue;
        if (field[to] === FAR) reached.push(to);
        field[to] = here + step;
        put(lists, sizes, (((here + step) >> STEP_BITS) + (bounds[to] as number)) % LISTS, to);
        waiting++;
      }
    }
    waiting -= sizes[slot] as number;
    sizes[slot] = 0;
    if (cost >= most || isSettled(field, goals, cost)) break;
  }
  return field;
}

function forget(table: Table, cellCount: number): void {
  const { field, reached, sizes } = table;
  if (field.length !== cellCount) table.field = new Int32Array(cellCount).fill(FAR);
  else for (let i = 0; i < reached.length; i++) field[reached[i] as Cell] = FAR;
  reached.length = 0;
  for (let slot = 0; slot < LISTS; slot++) sizes[slot] = 0;
}

function put(lists: readonly Cell[][], sizes: Int32Array, slot: number, cell: Cell): void {
  const size = sizes[slot] as number;
  (lists[slot] as Cell[])[size] = cell;
  sizes[slot] = size + 1;
}

/** Whether one of the goals has been reached at this cost. */
function isSettled(field: Field, goals: readonly Cell[], cost: number): boolean {
  for (let i = 0; i < goals.length; i++) if ((field[goals[i] as Cell] as number) < (cost + 1) * STEP) return true;
  return false;
}

const CORNER = { rule: CORNER_RULES.bothFlanksShut, blocks: BLOCKING } satisfies DiagonalSteps;

const UNKNOWN = 0;
const OPEN = 1;
const SHUT = 2;

/** ES-RULE-30: a diagonal step needs sight past the corner; whoever is no obstacle does not shut it either. */
function countStride(
  { grid, blockers, corners }: Live,
  gait: Gait,
  avoiding: boolean,
  cell: Cell,
  direction: number,
): number {
  if (gait.infiltrates) return STEP;
  const at = cell * 4 + direction - 4;
  if (corners[at] === UNKNOWN) corners[at] = isCornerShut(grid, CORNER, cell, direction) ? SHUT : OPEN;
  if (corners[at] === SHUT) return 0;
  if (!avoiding) return STEP;
  const one = grid.ways[cell * 8 + (direction & 3)] as Cell;
  const other = grid.ways[cell * 8 + ((direction + 1) & 3)] as Cell;
  if (blockers[one] === 0 && blockers[other] === 0) return STEP;
  const { rule, blocks } = CORNER;
  return isCornerShut(grid, { rule, blocks, occupied: blockers }, cell, direction) ? 0 : STEP;
}

/** What the step to a neighbouring cell counts now; 0 if it cannot be taken. */
export function countStep(now: Live, gait: Gait, cell: Cell, direction: number): number {
  const { grid } = now;
  if (direction < 4) return gait.crossing[grid.edges[grid.sides[cell * 4 + direction] ?? 0] ?? 0] ?? 0;
  return gait.strides ? countStride(now, gait, true, cell, direction) : 0;
}
