/** The network's map: four rings of nodes, the lines between them, four access points, one core. Clauses BC-NET, BC-ACCESS; BC-RULE-77. */
import type { ActionType } from '../lists.ts';

type NodeKind = ActionType | 'hub';

export interface NetworkPlan {
  /** From the outermost layer to the core's; each ring clockwise. The core is the first node of the last. */
  readonly layers: readonly (readonly NodeKind[])[];
  /** The layer 1 nodes of the access points: upper right, then clockwise (BC-SETUP-11). */
  readonly access: readonly number[];
  /** A transfer point from a node of this layer to one of the next layer inward (BC-NET-05). */
  readonly lines: readonly { readonly layer: number; readonly from: number; readonly to: number }[];
}

export interface Node {
  /** 1 is the outermost. */
  readonly layer: number;
  readonly kind: NodeKind;
  /** The next node clockwise on its ring. */
  readonly next: number;
  readonly inward: readonly number[];
  readonly outward: readonly number[];
  /** The access point in front of it, or -1. */
  readonly access: number;
}

/** Nodes are numbered through, ring by ring from the outermost. */
export interface NetworkMap {
  readonly nodes: readonly Node[];
  readonly core: number;
  /** By access point: its node. */
  readonly access: readonly number[];
  readonly layers: number;
}

export function buildNetwork(plan: NetworkPlan): NetworkMap {
  const starts: number[] = [];
  let count = 0;
  for (const ring of plan.layers) {
    starts.push(count);
    count += ring.length;
  }
  const nodeAt = (layer: number, at: number): number => {
    const start = starts[layer - 1];
    if (start === undefined || at >= (plan.layers[layer - 1]?.length ?? 0)) {
      throw new RangeError(`network: there is no node ${at} on layer ${layer}`);
    }
    return start + at;
  };
  const lines = plan.lines.map(({ layer, from, to }) => [nodeAt(layer, from), nodeAt(layer + 1, to)] as const);
  const access = plan.access.map((at) => nodeAt(1, at));
  return {
    nodes: plan.layers.flatMap((ring, layer) =>
      ring.map((kind, at) => {
        const node = nodeAt(layer + 1, at);
        return {
          layer: layer + 1,
          kind,
          next: nodeAt(layer + 1, (at + 1) % ring.length),
          inward: lines.flatMap(([outer, inner]) => (outer === node ? [inner] : [])),
          outward: lines.flatMap(([outer, inner]) => (inner === node ? [outer] : [])),
          access: access.indexOf(node),
        };
      }),
    ),
    core: nodeAt(plan.layers.length, 0),
    access,
    layers: plan.layers.length,
  };
}

export function nodeOf({ nodes }: NetworkMap, at: number): Node {
  const node = nodes[at];
  if (node === undefined) throw new RangeError(`network: there is no node ${at}`);
  return node;
}
