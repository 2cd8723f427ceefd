/** Clauses BC-PING, BC-PINGDIE, BC-BAN, BC-RESET: the CEO's move on the network. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { pingActivation } from '../../rules/corporation/pings.ts';
import { AT_ACCESS, BANNED } from '../../rules/network/ip-moves.ts';
import { drawnState, Table } from '../kit.ts';
import { node, nodeNames } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+
`;

interface Setting {
  readonly pings?: readonly string[];
  /** By agent: the node of its IP, or `access` or `banned`. */
  readonly ips?: readonly string[];
  readonly levels?: readonly number[];
  readonly ceo?: number;
  readonly threat?: number;
}

/** Three agents: yellow, violet and green, in the quadrants of the first three players. */
function activation({ pings = [], ips = [], levels = [], ceo = 1, threat = 0 }: Setting, ...dice: number[]): Table {
  const state = drawnState(FLOOR, { bots: [{ at: 'a1' }, { at: 'b1' }, { at: 'c1' }, { at: 'd1' }], threat });
  state.pings = pings.map(node);
  state.ceo = ceo;
  for (const [bot, agent] of state.bots.entries()) {
    const ip = ips[bot] ?? 'access';
    agent.ip = ip === 'access' ? AT_ACCESS : ip === 'banned' ? BANNED : node(ip);
    agent.level = levels[bot] ?? 1;
  }
  return new Table(state, frameOf(pingActivation, { layer: 0 }), dice);
}
const pings = (t: Table): string => nodeNames([...t.state.pings].sort((a, b) => a - b));
const ip = (t: Table, bot: number): number | string => t.state.bots[bot]?.ip ?? 'none';

test('BC-PING-01 with no ping on the network one is added to the core and does not move', () => {
  expect(pings(activation({}, 1).over())).toBe('4.0');
});

test('BC-RULE-78 that ping sits on a hub, so the die is rolled once', () => {
  expect(activation({}, 1).over().state.threat).toBe(1);
});

test('BC-PING-10 the die is rolled once for each hub with a ping', () => {
  const t = activation({ pings: ['1.5', '2.4'] }, 1, 1).over();
  expect([pings(t), t.state.threat]).toEqual(['1.7 2.6', 2]);
});

test('BC-PING-11 a ping that the die adds does not change the number of rolls', () => {
  expect(pings(activation({ pings: ['1.5'] }, 5).over())).toBe('1.7 4.0');
});

test('BC-PING-12 with no ping on a hub all that can go outward', () => {
  expect(pings(activation({ pings: ['4.0'] }).over())).toBe('3.7'); // 4.1, 4.2, 4.3, and out
});

test('BC-PINGDIE-01 face 1 raises threat', () => {
  expect(activation({ pings: ['1.5'] }, 1).over().state.threat).toBe(1);
});

test('BC-PINGDIE-02 face 2 raises threat and sends pings outward', () => {
  const t = activation({ pings: ['1.5', '4.0'] }, 2).over();
  expect([t.state.threat, pings(t)]).toEqual([1, '1.7 3.7']);
});

test('BC-PINGDIE-03 face 3 raises the level of the CEO', () => {
  expect(activation({ pings: ['1.5'] }, 3).over().state.ceo).toBe(2);
  expect(activation({ pings: ['1.5'], ceo: 6 }, 3).over().state.ceo).toBe(6);
});

test('BC-PINGDIE-04 face 4 raises it and sends pings outward', () => {
  const t = activation({ pings: ['1.5', '4.0'] }, 4).over();
  expect([t.state.ceo, pings(t)]).toEqual([2, '1.7 3.7']);
});

test('BC-PINGDIE-05 face 5 adds a ping without sending any outward', () => {
  expect(pings(activation({ pings: ['1.5', '2.8'] }, 5).over())).toBe('1.7 2.11 4.0');
});

test('BC-PINGDIE-06 face 6 adds a ping and sends all outward that can go', () => {
  expect(pings(activation({ pings: ['1.5', '4.0'] }, 6).over())).toBe('1.7 3.7 4.0');
});

test('BC-RULE-07 faces 5 and 6 differ by the transfer', () => {
  expect(pings(activation({ pings: ['1.5', '4.0'] }, 5).over())).toBe('1.7 4.0 4.3');
});

test('BC-PING-05 ties for the first ping are broken by the players', () => {
  const t = activation({ pings: ['1.1', '1.5', '1.9', '1.13'] });
  expect(t.legal().length).toBe(4);
});

test('BC-PING-09 a ping that stops on an IP resets it, and the agent is detected', () => {
  const t = activation({ pings: ['2.7'], ips: ['2.8'] }).over();
  expect([ip(t, 0), t.chip(0)]).toEqual([AT_ACCESS, 'a1']);
});

test('BC-RESET-02 the lower side is thrown back, and the winner falls by one level', () => {
  const lost = activation({ pings: ['2.7'], ips: ['2.8'], ceo: 3 }).over();
  expect(lost.state.ceo).toBe(2);
  const won = activation({ pings: ['2.7'], ips: ['2.8'], levels: [3] }).over();
  expect([won.state.pings, won.state.bots[0]?.level, ip(won, 0)]).toEqual([[], 2, node('2.8')]);
});

test("BC-RESET-03 ties are the CEO's, but for a tie at 6", () => {
  expect(ip(activation({ pings: ['2.7'], ips: ['2.8'], levels: [5], ceo: 5 }).over(), 0)).toBe(AT_ACCESS);
  expect(ip(activation({ pings: ['2.7'], ips: ['2.8'], levels: [6], ceo: 6 }).over(), 0)).toBe(node('2.8'));
});

test('BC-RESET-07 an IP that wins outside its turn does not resolve the node', () => {
  const t = activation({ pings: ['3.5'], ips: ['3.6'], levels: [3] }).over();
  expect([ip(t, 0), t.energy(0)]).toEqual([node('3.6'), 5]);
});

test('BC-RULE-73 a level never falls below 1', () => {
  expect(activation({ pings: ['2.7'], ips: ['2.8'] }).over().state.ceo).toBe(1);
});

test('BC-BAN-01 a ping that passes an empty access point bans its IP', () => {
  const t = activation({ pings: ['1.1'], ips: ['3.1'] }, 1).over();
  expect(ip(t, 0)).toBe(BANNED);
});

test('BC-RULE-16 a ban does not give the agent away', () => {
  expect(
    activation({ pings: ['1.1'], ips: ['3.1'] }, 1)
      .over()
      .chip(0),
  ).toBe('mat');
});

test('BC-BAN-02 an occupied access point protects its IP', () => {
  expect(ip(activation({ pings: ['1.1'] }, 1).over(), 0)).toBe(AT_ACCESS);
});

test('BC-BAN-03 an access point that belongs to nobody does nothing', () => {
  const t = activation({ pings: ['1.13'], ips: ['3.1', '3.2', '3.3'] }).over();
  expect([ip(t, 0), ip(t, 1), ip(t, 2)]).toEqual([node('3.1'), node('3.2'), node('3.3')]);
});

test('BC-BAN-04 a reset on the access node comes first, and who is thrown back is not banned', () => {
  expect(ip(activation({ pings: ['1.9'], ips: ['access', 'access', '1.10'] }).over(), 2)).toBe(AT_ACCESS);
});

test('BC-RULE-80 a ping that is thrown back on the access node bans nobody', () => {
  const t = activation({ pings: ['1.1'], ips: ['3.1', '1.2'], levels: [1, 6] }).over();
  expect([ip(t, 0), t.state.pings]).toEqual([node('3.1'), []]);
});

test('BC-EX-20 the four pings of the example: yellow is safe, green is reset, violet is banned, two dice are rolled', () => {
  const t = activation({ pings: ['1.1', '1.5', '1.9', '1.13'], ips: ['access', '3.1', '1.10'] });
  t.dice(3, 3)
    .play({ kind: 'ping', node: node('1.1') })
    .over();
  expect([ip(t, 0), ip(t, 1), ip(t, 2)]).toEqual([AT_ACCESS, BANNED, AT_ACCESS]);
  expect([pings(t), t.chip(2), t.state.ceo]).toEqual(['1.0 1.4 1.7 1.10', 'c1', 3]);
});

test('BC-RULE-92 threat 26 ends the game even among the ping dice', () => {
  expect(activation({ pings: ['1.5', '2.4'], threat: 25 }, 1).outcome).toMatchObject({ clause: 'BC-LOSE-01' });
});
