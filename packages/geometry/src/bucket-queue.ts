/** Cells waiting to be visited, cheapest first: one linked list per key, the keys in a ring. */
import type { Cell } from './grid.ts';
import { i32 } from './packed.ts';

/** Keys waiting at the same time may differ by less than this. */
export const RING = 512;
const NOBODY = -1;

export interface BucketQueue {
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly previous: Int32Array;
}

/** Queues at rest. Making one takes longer than a short flood. */
const resting: BucketQueue[] = [];

/** An empty queue for cells below `cellCount`. */
export function borrowQueue(cellCount: number): BucketQueue {
  const queue = resting.pop();
  if (queue !== undefined && queue.next.length >= cellCount) return queue;
  return {
    heads: new Int32Array(RING).fill(NOBODY),
    next: new Int32Array(cellCount),
    previous: new Int32Array(cellCount),
  };
}

/** Gives a queue back, emptied. A queue that is lost on the way, by a throw, does no harm. */
export function returnQueue(queue: BucketQueue): void {
  queue.heads.fill(NOBODY);
  resting.push(queue);
}

/** The cell must not be waiting already. */
export function push(queue: BucketQueue, cell: Cell, key: number): void {
  const { heads, next, previous } = queue;
  const slot = key & (RING - 1);
  const head = i32(heads, slot);
  next[cell] = head;
  previous[cell] = NOBODY;
  if (head !== NOBODY) previous[head] = cell;
  heads[slot] = cell;
}

/** The key must be the one with which the cell waits. */
export function remove(queue: BucketQueue, cell: Cell, key: number): void {
  const next = i32(queue.next, cell);
  const previous = i32(queue.previous, cell);
  if (previous === NOBODY) queue.heads[key & (RING - 1)] = next;
  else queue.next[previous] = next;
  if (next !== NOBODY) queue.previous[next] = previous;
}

/** Takes the cell that came last with this key; -1 if nobody waits there. */
export function pop(queue: BucketQueue, key: number): Cell {
  const slot = key & (RING - 1);
  const head = i32(queue.heads, slot);
  if (head === NOBODY) return NOBODY;
  const next = i32(queue.next, head);
  queue.heads[slot] = next;
  if (next !== NOBODY) queue.previous[next] = NOBODY;
  return head;
}
