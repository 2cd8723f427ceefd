/** Clauses BC-TURN-09 to 11, BC-IP-01, 07 to 09, BC-HUB, BC-NETCARD-06 to 08: an agent's turn on the network. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import type { Chip } from '../../rules/lists.ts';
import { AT_ACCESS, BANNED } from '../../rules/network/ip-moves.ts';
import { ipPhase } from '../../rules/network/ip-phase.ts';
import type { Bot } from '../../rules/types.ts';
import { drawnState, Table } from '../kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+
  |. .|
  +-+-+
`;

function phase(
  chips: readonly Chip[],
  ip: string,
  bot: Partial<Omit<Bot, 'chip' | 'cell'>> = {},
  pings: readonly string[] = [],
  threat = 5,
): Table {
  const at = ip === 'access' ? AT_ACCESS : ip === 'banned' ? BANNED : node(ip);
  const state = drawnState(FLOOR, { bots: [{ at: 'a1', ...bot, ip: at }, { at: 'b1' }], active: 0, threat });
  state.burncycle = chips.map((chip) => ({ isActive: true, chip, isDegraded: false }));
  state.pings = pings.map(node);
  return new Table(state, frameOf(ipPhase, {}));
}
const go = (to: string) => ({ kind: 'ip', to: node(to) });
const PASS = { kind: 'pass' };

test('BC-IP-01 the IP makes a move or passes for each usable chip from left to right', () => {
  const t = phase(['general', 'general', 'general'], '1.8').play(go('1.9')).play(PASS).play(go('1.10')).over();
  expect([t.state.bots[0]?.ip, t.state.tracker]).toEqual([node('1.10'), -1]);
});

test('BC-TURN-06 degraded chips are skipped', () => {
  const t = phase(['general', 'general'], '1.8');
  const state = t.state;
  (state.burncycle[1] as { isDegraded: boolean }).isDegraded = true;
  expect(t.play(go('1.9')).over().state.bots[0]?.ip).toBe(node('1.9'));
});

test('BC-TURN-10 a banned IP skips the phase', () => {
  phase(['general'], 'banned').over();
});

test('BC-TURN-11 so does a shut-down agent', () => {
  phase(['general'], '1.8', { energy: 0 }).over();
});

test('BC-HUB-02 a layer 1 hub raises the own level', () => {
  expect(phase(['general'], '1.3').play(go('1.4')).state.bots[0]?.level).toBe(2);
  expect(phase(['general'], '1.3', { level: 6 }).play(go('1.4')).state.bots[0]?.level).toBe(6);
});

test('BC-HUB-03 a layer 2 hub lowers threat', () => {
  expect(phase(['general'], '2.5').play(go('2.6')).state.threat).toBe(4);
  expect(phase(['general'], '2.5', {}, [], 0).play(go('2.6')).state.threat).toBe(0);
});

test('BC-HUB-04 a layer 3 hub gives 1 energy', () => {
  expect(phase(['general'], '3.5').play(go('3.6')).energy(0)).toBe(6);
});

test('BC-HUB-05 the core gives all three and sends the IP back to its access point', () => {
  const t = phase(['general'], '4.3').play(go('4.0')).over();
  expect([t.state.bots[0]?.level, t.state.threat, t.energy(0), t.state.bots[0]?.ip]).toEqual([2, 4, 6, AT_ACCESS]);
});

test('BC-RESET-08 the core neither gives the agent away nor costs a level', () => {
  const t = phase(['general'], '4.3').play(go('4.0')).over();
  expect([t.chip(0), t.state.ceo]).toEqual(['mat', 1]);
});

test('BC-IP-07 passing a hub is impossible and passing another node does nothing', () => {
  const t = phase(['physical'], '1.2', { cards: ['quiet-corridor'] })
    .play(go('1.4'))
    .over();
  expect(t.state.bots[0]?.cards).toEqual(['quiet-corridor']);
});

test('BC-IP-08 on a node with a ping the reset comes first, and who is thrown back resolves nothing', () => {
  const t = phase(['general'], '3.5', {}, ['3.6']).play(go('3.6')).over();
  expect([t.energy(0), t.state.bots[0]?.ip, t.chip(0)]).toEqual([5, AT_ACCESS, 'a1']);
});

test('BC-RESET-06 an IP that wins in its turn resolves the node', () => {
  const t = phase(['general'], '3.5', { level: 2 }, ['3.6']).play(go('3.6')).over();
  expect([t.energy(0), t.state.pings, t.state.bots[0]?.level]).toEqual([6, [], 1]);
});

test("BC-NETCARD-06 a card of the node's layer and type may be resolved", () => {
  const t = phase(['general'], '1.13', { cards: ['quiet-corridor', 'stairwell-map', 'echo-log'] }).play(go('1.14'));
  expect(t.legal()).toEqual([{ kind: 'use-card', card: 0 }, { kind: 'done' }]);
  expect(t.play({ kind: 'use-card', card: 0 }).state.threat).toBe(4);
});

test('BC-EX-19 a card of layer 3, tech, is resolved on any tech node of layer 3', () => {
  for (const [from, to] of [
    ['3.3', '3.4'],
    ['3.6', '3.7'],
    ['3.7', '3.0'],
  ] as const) {
    const t = phase(['general'], from, { cards: ['virtual-terminal'] })
      .play(go(to))
      .play({ kind: 'use-card', card: 0 });
    expect(t.energy(0)).toBe(7);
  }
});

test('BC-NETCARD-08 a resolved card is discarded', () => {
  const t = phase(['general'], '1.13', { cards: ['quiet-corridor'] })
    .play(go('1.14'))
    .play({ kind: 'use-card', card: 0 });
  expect([t.state.bots[0]?.cards, t.state.decks.network.discard]).toEqual([[], ['quiet-corridor']]);
});

test('BC-RULE-23 a matching card need not be resolved', () => {
  const t = phase(['general'], '1.13', { cards: ['quiet-corridor'] })
    .play(go('1.14'))
    .play({ kind: 'done' })
    .over();
  expect(t.state.threat).toBe(5);
});

test('BC-IP-09 an action node without a card does nothing', () => {
  const t = phase(['general'], '1.13').play(go('1.14')).over();
  expect([t.state.threat, t.energy(0)]).toEqual([5, 5]);
});
