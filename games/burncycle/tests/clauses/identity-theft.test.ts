/** Clauses BC-IFACE-11 to 14: Identity Theft. Layer 1 of the map is looked at before it is used, so that a test says what it stands on. */
import { type Frame, frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { NETWORK } from '../../content/network.ts';
import { nodeOf } from '../../rules/network/map.ts';
import { identityTheft } from '../../rules/special/identity-theft.ts';
import { corporationTurn } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { type DrawnBot, drawnState, Table } from '../kit.ts';
import { nodeName } from '../nodes.ts';

const FLOOR = `
  +-+-+-+
  |. . .|
  +-+-+-+
`;
const unique = (...abilities: number[]) => ({ universal: [], unique: abilities, supply: [], advanced: 0, elite: 0 });
const THEFT = unique(1);
const STEAL = { kind: 'steal' };
const GO_ON = { kind: 'go-on' };

interface Drawn {
  readonly ip: number;
  readonly level?: number;
  readonly other?: DrawnBot;
  readonly pings?: readonly number[];
  readonly mine?: DrawnBot;
}

function state({ ip, level = 3, other = {}, pings = [], mine = {} }: Drawn): BurncycleState {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'a1', card: 'interface', upgrades: THEFT, ip, level, ...mine }, { at: 'c1', ...other }, { at: 'b1' }],
    active: -1,
  });
  made.pings = [...pings];
  made.ceo = 6;
  return made;
}
/** Without a ping on the map, the first one comes and rolls its die. */
const table = (drawn: Drawn): Table =>
  new Table(state(drawn), frameOf(identityTheft, { from: 0 }), Array<number>(20).fill(1));
const ipOf = (t: Table, bot = 0): string => nodeName(t.state.bots[bot]?.ip ?? -1);

/** The first node from which three plain nodes follow, and the one before a hub. */
const ring = NETWORK.nodes.flatMap(({ layer }, at) => (layer < NETWORK.layers ? [at] : []));
const after = (at: number, steps: number): number => (steps === 0 ? at : after(nodeOf(NETWORK, at).next, steps - 1));
const isHub = (at: number): boolean => nodeOf(NETWORK, at).kind === 'hub';
const find = (wanted: (at: number) => boolean): number => {
  const found = ring.find(wanted);
  if (found === undefined) throw new Error('the map has no such place');
  return found;
};
const PLAIN = find((at) => [1, 2, 3].every((steps) => !isHub(after(at, steps))));
const hubOf = (layer: number): number =>
  find((at) => nodeOf(NETWORK, at).layer === layer && !isHub(after(at, 1)) && isHub(after(at, 2)));

describe('BC-IFACE-11 before ping activation the IP may move as a ping', () => {
  test('BC-IFACE-11 three nodes clockwise on its layer', () => {
    const t = table({ ip: PLAIN }).play(STEAL);
    expect(ipOf(t)).toBe(nodeName(after(PLAIN, 3)));
  });

  test('BC-IFACE-11 to a hub and no further', () => {
    const start = hubOf(1);
    expect(ipOf(table({ ip: start }).play(STEAL))).toBe(nodeName(after(start, 2)));
  });

  test('BC-IFACE-11 it stops before a ping, and does not move at all with one ahead', () => {
    const behind = table({ ip: PLAIN, pings: [after(PLAIN, 2)], level: 6 });
    expect(behind.step).toBe('burncycle/identity-theft');
    const stopped = behind.play(STEAL).events.find(({ name }) => name === 'burncycle/ip-moved');
    expect(stopped?.data).toEqual({ bot: 0, to: after(PLAIN, 1) });
    table({ ip: PLAIN, pings: [after(PLAIN, 1)] }).over();
  });

  test('BC-IFACE-11 not without the ability, in a disguise, or off the rings', () => {
    table({ ip: PLAIN, mine: { upgrades: unique(0, 2) } }).over();
    table({ ip: PLAIN, mine: { disguise: { kind: 'hamster', facing: 1 } } }).over();
    table({ ip: -1 }).over();
    table({ ip: -2 }).over();
    table({ ip: PLAIN, mine: { energy: 0 } }).over();
    expect(table({ ip: PLAIN }).step).toBe('burncycle/identity-theft');
  });

  test('BC-IFACE-11 in the corporation turn it comes after security and directly before the pings', () => {
    const t = new Table(state({ ip: PLAIN }), frameOf(corporationTurn, { at: 0 }) as Frame, Array<number>(20).fill(1));
    expect([t.step, t.seat]).toEqual(['burncycle/identity-theft', 'r']);
    expect(t.events.map(({ name }) => name)).toContain('burncycle/security-rested');
    expect(t.events.map(({ name }) => name)).not.toContain('burncycle/ping-added');
    expect(t.play(STEAL).events.map(({ name }) => name)).toContain('burncycle/ping-added');
  });
});

describe('BC-IFACE-12 on the IP of another agent the levels decide', () => {
  const meet = (mine: number, theirs: number): Table =>
    table({ ip: PLAIN, level: mine, other: { ip: after(PLAIN, 2), level: theirs } }).play(STEAL);

  test.each([
    [3, 2, 'wins'],
    [3, 3, 'wins'],
    [2, 3, 'loses'],
    [6, 6, 'loses'],
    [6, 5, 'wins'],
  ])('BC-IFACE-12 BC-RULE-82 level %i against %i %s', (mine, theirs, outcome) => {
    const t = meet(mine, theirs);
    const [thief, other] = t.state.bots;
    if (outcome === 'wins') {
      expect([thief?.ip, thief?.level]).toEqual([after(PLAIN, 2), mine - 1]);
      expect([other?.ip, other?.level]).toEqual([-1, theirs]);
    } else {
      expect([thief?.ip, thief?.level]).toEqual([-1, mine]);
      expect([other?.ip, other?.level]).toEqual([after(PLAIN, 2), theirs - 1]);
    }
  });

  test('BC-RULE-82 the other one is detected when it loses, Interface is not, and nobody is banned', () => {
    expect([meet(3, 2).chip(0), meet(3, 2).chip(1)]).toEqual(['mat', 'c1']);
    expect([meet(2, 3).chip(0), meet(2, 3).chip(1)]).toEqual(['mat', 'mat']);
    const gate = NETWORK.access[1] ?? -1;
    const before = find((at) => after(at, 1) === gate && !isHub(gate));
    const t = table({ ip: before, other: { ip: after(gate, 5), access: 1 } }).play(STEAL);
    expect(t.events.map(({ name }) => name)).not.toContain('burncycle/ip-banned');
  });
});

test("BC-IFACE-13 on a hub it takes the hub's bonus, and no ping die is rolled for it", () => {
  const deltas = ([1, 2, 3] as const).map((layer) => {
    const made = state({ ip: hubOf(layer) });
    made.threat = 9;
    made.peak = 9;
    const t = new Table(made, frameOf(identityTheft, { from: 0 }), [6]).play(STEAL).over();
    return [(t.state.bots[0]?.level ?? 0) - 3, t.state.threat - 9, t.energy(0) - 5];
  });
  // One die, a 6, is rolled for the ping that comes: it adds another. A die for the hub would find none.
  expect(deltas).toEqual([
    [1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ]);
});

test('BC-IFACE-14 it is optional, and for the pings its IP is an IP again', () => {
  const quiet = table({ ip: PLAIN }).play(GO_ON);
  expect(ipOf(quiet)).toBe(nodeName(PLAIN));
  const t = table({ ip: PLAIN, level: 1, pings: [find((at) => after(at, 1) === PLAIN)] }).play(GO_ON);
  expect([t.state.bots[0]?.ip, t.chip(0)]).toEqual([-1, 'a1']);
});
