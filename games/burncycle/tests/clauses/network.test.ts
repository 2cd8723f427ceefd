/** Clauses BC-NET, BC-ACCESS, BC-IP, BC-PING: the map, and who can go where on it. */
import { expect, test } from 'vitest';
import { NETWORK } from '../../content/network.ts';
import { AT_ACCESS, type IpMove, ipStops } from '../../rules/network/ip-moves.ts';
import { entryNode, firstPings, pingPath, pingsFrom, waysOut } from '../../rules/network/pings.ts';
import { node, nodeName, nodeNames } from '../nodes.ts';

const stops = (
  from: string,
  chip: IpMove['chip'],
  { others = [], pings = [] }: { others?: string[]; pings?: string[] } = {},
): string =>
  nodeNames(
    ipStops(NETWORK, {
      from: from === 'access' ? AT_ACCESS : node(from),
      access: 0,
      chip,
      others: others.map(node),
      pings: pings.map(node),
    }),
  );
const kinds = (layer: number): string[] => NETWORK.nodes.filter((at) => at.layer === layer).map(({ kind }) => kind);

test('BC-NET-01 there are four layers, and the last holds the core', () => {
  expect(NETWORK.layers).toBe(4);
  expect(nodeName(NETWORK.core)).toBe('4.0');
});

test('BC-NET-02 nodes are action nodes or hubs', () => {
  expect([...new Set(NETWORK.nodes.map(({ kind }) => kind))].sort()).toEqual(['hub', 'physical', 'tech', 'utility']);
});

test('BC-NET-03 the core is a hub, and the only one of its ring', () => {
  expect(kinds(4)).toEqual(['hub', 'utility', 'physical', 'tech']);
});

test('BC-RULE-77 layer 4 is a ring: from the core the way goes on and comes back', () => {
  expect(nodeNames(pingPath(NETWORK, NETWORK.core, [], []))).toBe('4.1 4.2 4.3');
  expect(nodeNames(pingPath(NETWORK, node('4.3'), [], []))).toBe('4.0');
});

test('BC-NET-05 transfer points join nodes of neighbouring layers only, both ways', () => {
  for (const [at, { layer, inward, outward }] of NETWORK.nodes.entries()) {
    for (const to of inward) {
      expect(NETWORK.nodes[to]?.layer).toBe(layer + 1);
      expect(NETWORK.nodes[to]?.outward).toContain(at);
    }
    for (const to of outward) expect(NETWORK.nodes[to]?.layer).toBe(layer - 1);
  }
});

test('BC-ACCESS-02 each access point is connected to one layer 1 node', () => {
  expect(NETWORK.access.map((at) => NETWORK.nodes[at]?.layer)).toEqual([1, 1, 1, 1]);
  expect(new Set(NETWORK.access).size).toBe(4);
});

test('BC-ACCESS-05 leaving the access point is the transfer of that move: no second one follows', () => {
  expect(stops('access', 'general')).toBe('1.2');
  expect(stops('access', 'physical')).toBe('1.4'); // past 1.3, whose line inward cannot be used any more
});

test('BC-IP-02 on a general or captain chip the IP moves one node', () => {
  expect(stops('1.5', 'general')).toBe('1.6');
  expect(stops('1.5', 'captain')).toBe('1.6');
});

test('BC-IP-03 on another chip it moves clockwise to the first hub, ping or node of that type', () => {
  expect(stops('1.0', 'utility')).toBe('1.1');
  expect(stops('2.6', 'tech')).toBe('1.12 2.9 3.6');
  expect(stops('1.8', 'utility', { pings: ['1.9'] })).toBe('1.9 2.5');
});

test('BC-IP-04 nodes with other IPs are passed over, even one that would have stopped it', () => {
  expect(stops('1.0', 'utility', { others: ['1.1'] })).toBe('1.3');
  expect(stops('1.5', 'general', { others: ['1.6', '1.7'] })).toBe('1.8');
});

test('BC-IP-05 once per move the IP may transfer, also on the way', () => {
  expect(stops('1.2', 'physical')).toBe('1.4 2.3');
  expect(stops('1.3', 'general')).toBe('1.4 2.2');
});

test('BC-RULE-76 a transfer counts as one node, and the node it reaches is checked for stopping', () => {
  expect(stops('2.3', 'general')).toBe('2.4 3.2');
  expect(stops('2.3', 'utility')).toBe('2.5 3.2');
});

test('BC-RULE-101 the lines of a node with another IP cannot be used', () => {
  expect(stops('1.2', 'physical', { others: ['1.3'] })).toBe('1.4');
});

test('BC-RULE-75 a transfer onto a node with another IP goes on clockwise on the new layer', () => {
  expect(stops('1.3', 'general', { others: ['2.2'] })).toBe('1.4 2.3');
});

test('BC-EX-18 the three moves of the yellow IP', () => {
  expect(NETWORK.nodes[node('1.2')]?.kind).toBe('tech');
  expect(stops('access', 'general')).toBe('1.2');
  expect(stops('1.2', 'physical')).toBe('1.4 2.3');
  expect(NETWORK.nodes[node('2.3')]?.kind).toBe('physical');
  expect(stops('2.3', 'captain')).toBe('2.4 3.2');
  expect([node('2.4'), node('3.2')].map((at) => NETWORK.nodes[at]?.kind)).toEqual(['tech', 'hub']);
});

test('BC-PING-02 a new ping enters at the core, or at the first node clockwise of it without a ping', () => {
  expect(nodeName(entryNode(NETWORK, []) ?? -1)).toBe('4.0');
  expect(nodeName(entryNode(NETWORK, [node('4.0'), node('4.1')]) ?? -1)).toBe('4.2');
});

test('BC-PING-03 there are four pings', () => {
  expect(entryNode(NETWORK, ['1.0', '1.4', '1.8', '1.12'].map(node))).toBeUndefined();
});

test('BC-PING-04 the ping with the most nodes before the next one goes first', () => {
  const pings = ['1.0', '1.2', '1.9'].map(node);
  expect(nodeNames(firstPings(NETWORK, pings))).toBe('1.2 1.9');
  expect(nodeNames(firstPings(NETWORK, ['1.0', '1.2', '1.8'].map(node)))).toBe('1.8');
  expect(nodeNames(firstPings(NETWORK, [node('1.5')]))).toBe('1.5');
});

test('BC-PING-06 the others follow counterclockwise', () => {
  expect(nodeNames(pingsFrom(NETWORK, node('1.2'), ['1.0', '1.2', '1.9', '1.13'].map(node)))).toBe('1.2 1.0 1.13 1.9');
});

test('BC-PING-07 a ping moves to an IP, a hub or three nodes far, whichever comes first', () => {
  expect(nodeNames(pingPath(NETWORK, node('2.7'), [], []))).toBe('2.8 2.9 2.10');
  expect(nodeNames(pingPath(NETWORK, node('2.7'), [], [node('2.8')]))).toBe('2.8');
  expect(nodeNames(pingPath(NETWORK, node('2.4'), [], []))).toBe('2.5 2.6');
});

test('BC-PING-08 a ping stops on the node before another ping', () => {
  expect(nodeNames(pingPath(NETWORK, node('2.7'), [node('2.9')], []))).toBe('2.8');
  expect(nodeNames(pingPath(NETWORK, node('2.7'), [node('2.8')], []))).toBe('');
});

test('BC-PING-13 pings on layer 1 cannot go outward', () => {
  expect(NETWORK.nodes.filter(({ layer }) => layer === 1).flatMap(({ outward }) => outward)).toEqual([]);
});

test('BC-RULE-79 a ping goes out by a line that does not end on another ping', () => {
  expect(nodeNames(waysOut(NETWORK, node('4.3'), []))).toBe('3.7');
  expect(waysOut(NETWORK, node('4.3'), [node('3.7')])).toEqual([]);
});

test('BC-EX-20 four pings on layer 1: two end on hubs, one on an IP, each passes its access node', () => {
  const [a, d, c, b] = ['1.1', '1.5', '1.9', '1.13'].map(node);
  const pings = [a, b, c, d] as number[];
  expect(nodeNames(firstPings(NETWORK, pings).sort((x, y) => x - y))).toBe('1.1 1.5 1.9 1.13');
  expect(nodeNames(pingsFrom(NETWORK, a as number, pings))).toBe('1.1 1.13 1.9 1.5');
  const ips = [node('1.10')];
  expect(nodeNames(pingPath(NETWORK, a as number, pings, ips))).toBe('1.2 1.3 1.4');
  expect(nodeNames(pingPath(NETWORK, b as number, pings, ips))).toBe('1.14 1.15 1.0');
  expect(nodeNames(pingPath(NETWORK, c as number, pings, ips))).toBe('1.10');
  expect(nodeNames(pingPath(NETWORK, d as number, pings, ips))).toBe('1.6 1.7');
  expect(NETWORK.access.map(nodeName)).toEqual(['1.2', '1.6', '1.10', '1.14']);
});
