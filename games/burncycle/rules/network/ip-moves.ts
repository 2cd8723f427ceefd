/** Where an IP can stop with one move. Passing a node does nothing, so only the last node counts. Clauses BC-IP-02 to 06; BC-RULE-74 to 76, 101. */
import type { Chip } from '../lists.ts';
import { type NetworkMap, nodeOf } from './map.ts';

export interface IpMove {
  /** The node it stands on; AT_ACCESS in front of its access point. */
  readonly from: number;
  /** Its own access point. */
  readonly access: number;
  readonly chip: Chip;
  /** Nodes with other IPs: they are passed over altogether (BC-IP-04). */
  readonly others: readonly number[];
  readonly pings: readonly number[];
}

export const AT_ACCESS = -1;
export const BANNED = -2;

/** A move that would go round and round. */
const NOWHERE = -3;

/** All nodes at which the move can end, in ascending order. Passing instead of moving is always possible besides. */
export function ipStops(map: NetworkMap, move: IpMove): number[] {
  const stops = new Set<number>();
  const isWhole = move.chip === 'general' || move.chip === 'captain';
  const arrive = isWhole ? firstFree : firstStop;
  if (move.from === AT_ACCESS) {
    stops.add(arrive(map, move, map.access[move.access] ?? -1)); // leaving is this move's transfer (BC-IP-06)
  } else {
    stops.add(arrive(map, move, nodeOf(map, move.from).next));
    for (const node of isWhole ? [move.from] : passed(map, move)) {
      const { inward, outward } = nodeOf(map, node);
      for (const to of [...inward, ...outward]) stops.add(arrive(map, move, to));
    }
  }
  return [...stops].filter((node) => node !== NOWHERE).sort((a, b) => a - b);
}

/** The first node from here on, clockwise, without another IP (BC-RULE-75). */
function firstFree(map: NetworkMap, { others }: IpMove, start: number): number {
  let node = start;
  while (others.includes(node)) node = nodeOf(map, node).next;
  return node;
}

/** The first hub, ping or node of the chip's type from here on (BC-IP-03); NOWHERE if other IPs are on all of the ring's. */
function firstStop(map: NetworkMap, move: IpMove, start: number): number {
  const first = firstFree(map, move, start);
  let node = first;
  while (!stopsAt(map, move, node)) {
    node = firstFree(map, move, nodeOf(map, node).next);
    if (node === first) return NOWHERE;
  }
  return node;
}

const stopsAt = (map: NetworkMap, { chip, pings }: IpMove, node: number): boolean => {
  const { kind } = nodeOf(map, node);
  return kind === 'hub' || kind === chip || pings.includes(node);
};

/** Nodes at which the one transfer can be made: where it starts, and what it passes before it must stop (BC-IP-05). */
function passed(map: NetworkMap, move: IpMove): number[] {
  const nodes = [move.from];
  const last = firstStop(map, move, nodeOf(map, move.from).next);
  for (let node = nodeOf(map, move.from).next; node !== last && node !== move.from; node = nodeOf(map, node).next) {
    if (!move.others.includes(node)) nodes.push(node);
  }
  return nodes;
}
