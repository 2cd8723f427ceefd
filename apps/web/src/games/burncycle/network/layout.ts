/** Where the nodes of the network stand on its round map, and how a peg goes from one to another. */
import { AT_ACCESS, NETWORK, type NetworkMap, nodeOf } from '@tablerunner/burncycle/plan';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map is drawn round 0, 0 and reaches so far in every direction. */
export const REACH = 172;

/** From the outermost layer to the core's. */
export const RADII = [136, 100, 66, 31] as const;
const ACCESS_RADIUS = 161;

const ringOf = ({ nodes }: NetworkMap, layer: number): readonly number[] =>
  [...nodes.keys()].filter((node) => nodes[node]?.layer === layer);

const rings = RADII.map((_, at) => ringOf(NETWORK, at + 1));

/** From the top, clockwise, in full turns. */
function turnOf(node: number): number {
  const ring = rings[nodeOf(NETWORK, node).layer - 1] ?? [];
  return ring.indexOf(node) / Math.max(1, ring.length);
}

const onCircle = (turn: number, radius: number): Point => ({
  x: radius * Math.sin(turn * 2 * Math.PI),
  y: -radius * Math.cos(turn * 2 * Math.PI),
});

export const pointOf = (node: number): Point => onCircle(turnOf(node), RADII[nodeOf(NETWORK, node).layer - 1] ?? 0);

export const accessPoint = (access: number): Point => onCircle(turnOf(NETWORK.access[access] ?? 0), ACCESS_RADIUS);

/** The node nearest in direction on another layer: where the arrow keys lead. */
export function nearestOn(layer: number, node: number): number | undefined {
  const turn = turnOf(node);
  const far = (other: number): number => {
    const apart = Math.abs(turnOf(other) - turn);
    return Math.min(apart, 1 - apart);
  };
  return rings[layer - 1]?.toSorted((one, other) => far(one) - far(other))[0];
}

/** The next node against the clock. */
export function before(node: number): number {
  const ring = rings[nodeOf(NETWORK, node).layer - 1] ?? [];
  return ring.at(ring.indexOf(node) - 1) ?? node;
}

/** From a node clockwise to another of its ring, both of them in the list; without end there is none. */
function along(from: number, to: number): readonly number[] {
  const way = [from];
  for (let node = from; node !== to; ) {
    node = nodeOf(NETWORK, node).next;
    if (node === from) return [];
    way.push(node);
  }
  return way;
}

interface Way {
  /** Nodes, one ring after the other; a way begins at an access point if `access` says which. */
  readonly nodes: readonly number[];
  readonly access?: number;
}

/** The shortest way of one move: clockwise, with at most one transfer. */
export function wayTo(from: number, to: number, access: number): Way {
  if (from === AT_ACCESS) return { nodes: along(NETWORK.access[access] ?? to, to), access };
  if (from < 0) return { nodes: [] };
  if (nodeOf(NETWORK, from).layer === nodeOf(NETWORK, to).layer) return { nodes: along(from, to) };
  const ways = (rings[nodeOf(NETWORK, from).layer - 1] ?? []).flatMap((node) => {
    const { inward, outward } = nodeOf(NETWORK, node);
    return [...inward, ...outward]
      .filter((there) => nodeOf(NETWORK, there).layer === nodeOf(NETWORK, to).layer)
      .map((there) => [...along(from, node), ...along(there, to)]);
  });
  return { nodes: ways.toSorted((one, other) => one.length - other.length)[0] ?? [] };
}

/** The way as a path of a drawing: arcs on the rings, straight lines between them. */
export function drawWay({ nodes, access }: Way): string {
  const [first] = nodes;
  if (first === undefined) return '';
  const start = access === undefined ? pointOf(first) : accessPoint(access);
  let path = `M${round(start)}`;
  if (access !== undefined) path += `L${round(pointOf(first))}`;
  for (const [at, node] of nodes.entries()) {
    const last = nodes[at - 1];
    if (last === undefined) continue;
    const { layer } = nodeOf(NETWORK, node);
    const isArc = nodeOf(NETWORK, last).layer === layer;
    const radius = RADII[layer - 1] ?? 0;
    path += isArc ? `A${radius} ${radius} 0 0 1 ${round(pointOf(node))}` : `L${round(pointOf(node))}`;
  }
  return path;
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** All lines between layers, the outer end first. */
export const lines: readonly (readonly [number, number])[] = [...NETWORK.nodes.entries()].flatMap(
  ([node, { inward }]) => inward.map((inner) => [node, inner] as const),
);
