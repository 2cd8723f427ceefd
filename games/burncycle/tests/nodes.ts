/** Nodes of the network as text: the layer and the place on its ring, as in 1.2. */
import { NETWORK } from '../content/network.ts';

const starts = [1, 2, 3, 4].map((layer) => NETWORK.nodes.findIndex((node) => node.layer === layer));

export function node(text: string): number {
  const [layer, at] = text.split('.').map(Number);
  return (starts[(layer ?? 0) - 1] ?? -1) + (at ?? 0);
}

export const nodeName = (at: number): string => {
  const { layer } = NETWORK.nodes[at] ?? { layer: 0 };
  return `${layer}.${at - (starts[layer - 1] ?? 0)}`;
};

export const nodeNames = (nodes: readonly number[]): string => nodes.map(nodeName).join(' ');
