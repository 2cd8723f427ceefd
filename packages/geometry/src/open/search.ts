/** The search for shortest ways in a graph of bends: to one goal, or to all bends within a length. */
import { type Bend, mayBend, mayEnd } from './bends.ts';
import { isClear, isClearOf } from './clear.ts';
import { Heap } from './heap.ts';
import { rootDown, rootUp } from './integers.ts';
import { lengthOf } from './measure.ts';
import type { Base, Point } from './types.ts';
import { bendsRound, type WayGraph } from './way-graph.ts';

export interface Ends {
  readonly from: Point;
  readonly to: Point;
}

/** A bend with the length of the shortest way to it and the bend before; -1 is the start. */
export interface Reached {
  readonly bend: Bend;
  readonly length: number;
  readonly last: number;
}

/** A search that has begun: bends of the graph first, those round rivals behind. */
interface Search {
  readonly graph: WayGraph;
  readonly rivals: readonly Base[];
  readonly bends: readonly Bend[];
  readonly lengths: number[];
  readonly lasts: number[];
  readonly heap: Heap;
}

const FAR = Number.MAX_SAFE_INTEGER;

/** Waypoints from one end to the other; undefined where there is no way. */
export function search(graph: WayGraph, { from, to }: Ends, rivals: readonly Base[]): Point[] | undefined {
  // Rounded down: what is left is never thought to be longer than it is, so that the way back is as long.
  const rest = ({ x, y }: Bend) => rootDown((x - to.x) ** 2 + (y - to.y) ** 2);
  const begun = begin(graph, from, rivals, FAR, rest);
  let best = FAR;
  let last = -1;
  for (let node = begun.heap.pop(); node !== undefined; node = begun.heap.pop()) {
    const length = begun.lengths[node] ?? FAR;
    const bend = begun.bends[node] as Bend;
    const toGoal = lengthOf(bend, to);
    if (length + toGoal >= best) continue;
    if (mayEnd(bend, to, toGoal) && sees(begun, bend, to)) {
      best = length + toGoal;
      last = node;
      continue;
    }
    spread(begun, node, FAR, rest);
  }
  return best === FAR ? undefined : [...trace(begun.bends, begun.lasts, last), { x: to.x, y: to.y }];
}

/** All bends within a length of a start, each with the shortest way to it. */
export function searchWithin(graph: WayGraph, from: Point, length: number, rivals: readonly Base[]): Reached[] {
  const begun = begin(graph, from, rivals, length, () => 0);
  for (let node = begun.heap.pop(); node !== undefined; node = begun.heap.pop()) spread(begun, node, length, () => 0);
  const found: Reached[] = [];
  const places = new Map<number, number>();
  const order = [...begun.lengths.keys()].filter((i) => (begun.lengths[i] ?? FAR) <= length);
  order.sort((a, b) => (begun.lengths[a] ?? FAR) - (begun.lengths[b] ?? FAR));
  for (const node of order) {
    places.set(node, found.length);
    const last = places.get(begun.lasts[node] ?? -1) ?? -1;
    found.push({ bend: begun.bends[node] as Bend, length: begun.lengths[node] ?? FAR, last });
  }
  return found;
}

function begin(
  graph: WayGraph,
  from: Point,
  rivals: readonly Base[],
  within: number,
  rest: (bend: Bend) => number,
): Search {
  const bends = [...graph.bends, ...bendsRound(graph, rivals)];
  const heap = new Heap();
  const begun = { graph, rivals, bends, lengths: bends.map(() => FAR), lasts: bends.map(() => -1), heap };
  for (const [i, bend] of bends.entries()) {
    const length = lengthOf(from, bend);
    if (length > within || !mayEnd(bend, from, length) || !sees(begun, from, bend)) continue;
    begun.lengths[i] = length;
    heap.push(i, length + rest(bend));
  }
  return begun;
}

/** Whether a straight stretch is free of scenery and rivals. */
function sees({ graph, rivals }: Search, from: Point, to: Point): boolean {
  return isClearOf(rivals, graph, from, to) && isClear(graph, from, to);
}

function spread(begun: Search, node: number, within: number, rest: (bend: Bend) => number): void {
  const { graph, bends, lengths, heap } = begun;
  const from = bends[node] as Bend;
  const length = lengths[node] ?? FAR;
  const reach = (next: number, step: number, isKnown: boolean): void => {
    const bend = bends[next] as Bend;
    const total = length + step;
    if (total > within || total >= (lengths[next] ?? FAR)) return;
    if (isKnown ? !isClearOf(begun.rivals, graph, from, bend) : !sees(begun, from, bend)) return;
    lengths[next] = total;
    begun.lasts[next] = node;
    heap.push(next, total + rest(bend));
  };
  const links = graph.links[node];
  for (let i = 0; links !== undefined && i < links.length; i += 2) reach(links[i] ?? 0, links[i + 1] ?? 0, true);
  // Bends round rivals know no links, nor does anybody know links to them.
  const known = graph.bends.length;
  for (let next = links === undefined ? 0 : known; next < bends.length; next++) {
    const bend = bends[next] as Bend;
    const [dx, dy] = [bend.x - from.x, bend.y - from.y];
    const step = rootUp(dx * dx + dy * dy);
    if (next !== node && mayBend(from, dx, dy, step) && mayBend(bend, dx, dy, step)) reach(next, step, false);
  }
}

/** The waypoints up to a node. */
function trace(bends: readonly Point[], lasts: readonly number[], node: number): Point[] {
  const way: Point[] = [];
  for (let at = node; at >= 0; at = lasts[at] ?? -1) {
    const { x, y } = bends[at] as Point;
    way.push({ x, y });
  }
  return way.reverse();
}
