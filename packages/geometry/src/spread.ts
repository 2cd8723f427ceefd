/** The loop behind flood.ts: visits cells in the order of their cost and offers each neighbour the way over them. */
import { type BucketQueue, borrowQueue, pop, push, RING, remove, returnQueue } from './bucket-queue.ts';
import { opposite } from './directions.ts';
import { type Cell, type Grid, requireCell } from './grid.ts';
import { i32, u8 } from './packed.ts';
import { NO_STEP, stepCost, type Walk } from './walk.ts';

/** The cost of a cell that cannot be reached. */
export const UNREACHED = 0x7fffffff;

/** A step may cost no more than this, so that the queue's ring is wide enough. */
export const MAX_STEP_COST = RING - 4;

export interface Flood {
  readonly grid: Grid;
  /** By cell: the cost of the cheapest way there, 0 at the start, or UNREACHED. */
  readonly cost: Int32Array;
  /** By cell: the directions, as bits, in which the cheapest ways lead back. routes.ts reads them. */
  readonly back: Uint8Array;
}

export interface Spread {
  readonly from: readonly Cell[];
  readonly limit: number;
  /** Only the ways to this cell matter; with it there must be one start. */
  readonly goal?: Cell;
  readonly isOneWayEnough?: boolean;
}

interface Front extends Flood {
  readonly walk: Walk;
  readonly queue: BucketQueue;
  readonly limit: number;
  /** -1 without a goal. */
  readonly goal: Cell;
  waiting: number;
}

/** Cells wait by their cost so far plus, with a goal, what the rest must cost at least. */
export function spread(grid: Grid, walk: Walk, { from, limit, goal = -1, isOneWayEnough = false }: Spread): Flood {
  const cost = new Int32Array(grid.cellCount).fill(UNREACHED);
  const back = new Uint8Array(grid.cellCount);
  const queue = borrowQueue(grid.cellCount);
  const front: Front = { grid, cost, back, walk, queue, limit, goal, waiting: 0 };
  let key = 0;
  for (const cell of from) {
    if (u8(grid.holes, requireCell(grid, cell)) !== 0 || i32(cost, cell) === 0) continue;
    cost[cell] = 0;
    key = atLeast(front, cell);
    push(queue, cell, key);
    front.waiting++;
  }
  while (front.waiting > 0) {
    const cell = pop(queue, key);
    if (cell < 0) {
      if (goal >= 0 && key >= i32(cost, goal)) break;
      key++;
      continue;
    }
    front.waiting--;
    if (cell === goal) {
      if (isOneWayEnough) break;
      continue;
    }
    if (walk.ends === undefined || u8(walk.ends, cell) === 0 || i32(cost, cell) === 0) relax(front, cell);
  }
  returnQueue(queue);
  return { grid, cost, back };
}

/** Offers the neighbours of a cell the way over it. */
function relax(front: Front, cell: Cell): void {
  const { grid, cost, back, walk, queue, limit } = front;
  const { ways } = grid;
  const here = i32(cost, cell);
  const wayCount = walk.diagonal === undefined ? 4 : 8;
  for (let direction = 0; direction < wayCount; direction++) {
    const to = i32(ways, cell * 8 + direction);
    if (to < 0) continue;
    const known = i32(cost, to);
    if (known <= here) continue;
    const step = stepCost(grid, walk, cell, direction);
    if (step === NO_STEP) continue;
    if (!(step >= 1 && step <= MAX_STEP_COST)) throw new RangeError(`a step cannot cost ${step}`);
    const offer = here + step;
    if (offer > known || offer > limit) continue;
    const bit = 1 << opposite(direction);
    if (offer === known) {
      back[to] = u8(back, to) | bit;
      continue;
    }
    const rest = atLeast(front, to);
    if (known === UNREACHED) front.waiting++;
    else remove(queue, to, known + rest);
    cost[to] = offer;
    back[to] = bit;
    push(queue, to, offer + rest);
  }
}

/** What the way from a cell to the goal must cost at least, as each step costs 1 or more; 0 without a goal. */
function atLeast(front: Front, cell: Cell): number {
  if (front.goal < 0) return 0;
  const { xs, ys } = front.grid;
  const x = Math.abs(i32(xs, cell) - i32(xs, front.goal));
  const y = Math.abs(i32(ys, cell) - i32(ys, front.goal));
  return front.walk.diagonal === undefined ? x + y : Math.max(x, y);
}
