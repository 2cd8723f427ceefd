/** How far every cell is for a piece on its way. Clause ES-DRONE-04; ES-RULE-66. A flood made for this: it is asked several times for every piece. */
import { type Cell, CORNER_RULES, type DiagonalSteps, type Grid, isCornerShut } from '@tablerunner/geometry';
import { BLOCKING } from '../board.ts';
import type { Live } from '../live.ts';
import { type Gait, STEP, STEP_BITS } from './pieces.ts';

/** What a cell counts that cannot be reached. */
export const FAR = 0x3fffffff;

/** By cell: what the way counts, in the units of STEP. Good until the table is used again. */
export type Field = Int32Array;

/** Whole steps and doors: the cost of ES-RULE-66. */
export const costIn = (field: Field, cell: Cell): number => (field[cell] ?? FAR) >> STEP_BITS;

/** A step counts one or two STEPs and a little, so three lists are enough to visit the cells in the order of their cost. */
const LISTS = 3;
/** A cell joins a list at most once for each of its neighbours. */
const NEIGHBOURS = 8;

interface Table {
  field: Field;
  readonly counts: Int32Array;
  lists: Int32Array[];
}

const newTable = (): Table => ({ field: new Int32Array(0), counts: new Int32Array(LISTS), lists: [] });

/** Two questions may be open at the same time: whom to approach, and which way to go. */
export const GOALS = newTable();
export const ROUTES = newTable();

function fit(table: Table, cells: number): void {
  if (table.field.length === cells) return;
  table.field = new Int32Array(cells);
  table.lists = Array.from({ length: LISTS }, () => new Int32Array(cells * NEIGHBOURS));
}

interface Question {
  readonly gait: Gait;
  /** The cells that count 0. */
  readonly from: readonly Cell[];
  /** Cells farther away than the nearest of these do not matter; none: all of them do. */
  readonly until: readonly Cell[];
  /** Whether characters and fires are in the way, the cells of `from` and `until` excepted. */
  readonly avoiding: boolean;
}

/** Every step counts the same in both directions, so it does not matter whether `from` is the piece or its goal. */
export function measure(table: Table, now: Live, { gait, from, until, avoiding }: Question): Field {
  const { grid, standing, burnt } = now;
  const { ways, sides, edges } = grid;
  const { crossing, strides } = gait;
  fit(table, grid.cellCount);
  const { field, lists, counts } = table;
  field.fill(FAR);
  counts.fill(0);
  const directions = strides ? 8 : 4;
  const corners = cornersOf(grid);
  let waiting = 0;
  const enlist = (cell: Cell, counted: number): void => {
    field[cell] = counted;
    const list = (counted >> STEP_BITS) % LISTS;
    const at = counts[list] as number;
    (lists[list] as Int32Array)[at] = cell;
    counts[list] = at + 1;
    waiting++;
  };
  for (const cell of from) if (field[cell] === FAR) enlist(cell, 0);
  for (let cost = 0; waiting > 0 && !isSettled(field, until, cost); cost++) {
    const list = lists[cost % LISTS] as Int32Array;
    const count = counts[cost % LISTS] as number;
    counts[cost % LISTS] = 0;
    waiting -= count;
    for (let i = 0; i < count; i++) {
      const cell = list[i] as Cell;
      const here = field[cell] as number;
      if (here < cost * STEP) continue; // it was reached on a shorter way meanwhile
      for (let direction = 0; direction < directions; direction++) {
        const to = ways[cell * 8 + direction] as Cell;
        if (to < 0) continue;
        if (here + STEP >= (field[to] as number)) continue; // it cannot get any better
        if (avoiding && (standing[to] !== -1 || burnt[to] === 1) && !until.includes(to)) continue;
        const step =
          direction < 4
            ? (crossing[edges[sides[cell * 4 + direction] as number] as number] as number)
            : countStride(now, gait, corners, avoiding, cell, direction);
        if (step > 0 && here + step < (field[to] as number)) enlist(to, here + step);
      }
    }
  }
  return field;
}

/** Whether one of the cells that matter has been reached at this cost. */
function isSettled(field: Field, until: readonly Cell[], cost: number): boolean {
  for (let i = 0; i < until.length; i++) if ((field[until[i] as Cell] as number) < (cost + 1) * STEP) return true;
  return false;
}

const CORNER = { rule: CORNER_RULES.bothFlanksShut, blocks: BLOCKING } satisfies DiagonalSteps;

const UNKNOWN = 0;
const OPEN = 1;
const SHUT = 2;

/** By cell and diagonal direction: whether walls and closed doors shut the corner. A grid whose doors have changed is another one. */
const cornersByGrid = new WeakMap<Grid, Uint8Array>();
let lastGrid: Grid | undefined;
let lastCorners: Uint8Array = new Uint8Array(0);

function cornersOf(grid: Grid): Uint8Array {
  if (grid === lastGrid) return lastCorners;
  let known = cornersByGrid.get(grid);
  if (known === undefined) {
    known = new Uint8Array(grid.cellCount * 4);
    cornersByGrid.set(grid, known);
  }
  lastGrid = grid;
  lastCorners = known;
  return known;
}

/** ES-RULE-30: a diagonal step needs sight past the corner; whoever is no obstacle does not shut it either. */
function countStride(
  { grid, blockers }: Live,
  gait: Gait,
  known: Uint8Array,
  avoiding: boolean,
  cell: Cell,
  direction: number,
): number {
  if (gait.infiltrates) return STEP;
  const at = cell * 4 + direction - 4;
  if (known[at] === UNKNOWN) known[at] = isCornerShut(grid, CORNER, cell, direction) ? SHUT : OPEN;
  if (known[at] === SHUT) return 0;
  if (!avoiding) return STEP;
  const one = grid.ways[cell * 8 + (direction & 3)] as Cell;
  const other = grid.ways[cell * 8 + ((direction + 1) & 3)] as Cell;
  if (blockers[one] === 0 && blockers[other] === 0) return STEP;
  return isCornerShut(grid, { ...CORNER, occupied: blockers }, cell, direction) ? 0 : STEP;
}

/** What the step to a neighbouring cell counts now; 0 if it cannot be taken. */
export function countStep(now: Live, gait: Gait, cell: Cell, direction: number): number {
  const { grid } = now;
  if (direction < 4) return gait.crossing[grid.edges[grid.sides[cell * 4 + direction] ?? 0] ?? 0] ?? 0;
  return gait.strides ? countStride(now, gait, cornersOf(grid), true, cell, direction) : 0;
}
