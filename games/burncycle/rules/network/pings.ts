/** The CEO's pings: where they enter, in which order they move, how far, and how they go outward. Clauses BC-PING; BC-RULE-79. */
import { type NetworkMap, nodeOf } from './map.ts';

/** There are four pegs (BC-PING-03). */
const PINGS = 4;
const FARTHEST = 3;

/** The node at which a new ping appears; undefined if all are on the network (BC-PING-02, BC-PING-03). */
export function entryNode(map: NetworkMap, pings: readonly number[]): number | undefined {
  if (pings.length >= PINGS) return undefined;
  let node = map.core;
  while (pings.includes(node)) node = nodeOf(map, node).next;
  return node;
}

/** Pings of a layer that may move first: those with the most nodes up to the next one clockwise (BC-PING-04, BC-PING-05). */
export function firstPings(map: NetworkMap, pings: readonly number[]): number[] {
  const gaps = pings.map((ping) => gapAfter(map, ping, pings));
  const widest = Math.max(...gaps);
  return pings.filter((_, at) => gaps[at] === widest);
}

/** The pings of a layer in the order of their moves: the first, then counterclockwise (BC-PING-06). */
export function pingsFrom(map: NetworkMap, first: number, pings: readonly number[]): number[] {
  const clockwise: number[] = [];
  let node = first;
  do {
    if (pings.includes(node)) clockwise.push(node);
    node = nodeOf(map, node).next;
  } while (node !== first);
  const [start, ...others] = clockwise;
  return start === undefined ? [] : [start, ...others.reverse()];
}

function gapAfter(map: NetworkMap, ping: number, pings: readonly number[]): number {
  let nodes = 0;
  for (let node = nodeOf(map, ping).next; node !== ping && !pings.includes(node); node = nodeOf(map, node).next)
    nodes++;
  return nodes;
}

/** The nodes that an activated ping enters, one after the other; the last is where it stops (BC-PING-07, BC-PING-08). */
export function pingPath(map: NetworkMap, from: number, pings: readonly number[], ips: readonly number[]): number[] {
  const path: number[] = [];
  let node = from;
  while (path.length < FARTHEST) {
    node = nodeOf(map, node).next;
    if (pings.includes(node)) break;
    path.push(node);
    if (ips.includes(node) || nodeOf(map, node).kind === 'hub') break;
  }
  return path;
}

/** Where a ping can go outward now: every line that does not end on another ping (BC-PING-12, BC-RULE-79). */
export const waysOut = (map: NetworkMap, ping: number, pings: readonly number[]): number[] =>
  nodeOf(map, ping).outward.filter((to) => !pings.includes(to));
