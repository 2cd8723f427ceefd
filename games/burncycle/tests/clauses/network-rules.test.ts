/** Clauses BC-NET-04, BC-ACCESS, BC-LEVEL, BC-IP-06, BC-HUB, BC-NETCARD-07, BC-RESET, BC-BAN-05, 06; BC-RULE-74, 81: who is on the network, and what meets there. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { NETWORK } from '../../content/network.ts';
import { pingActivation } from '../../rules/corporation/pings.ts';
import { effectList } from '../../rules/effects/list.ts';
import type { Chip } from '../../rules/lists.ts';
import type { Mission } from '../../rules/mission/types.ts';
import { AT_ACCESS, BANNED, ipStops } from '../../rules/network/ip-moves.ts';
import { ipPhase } from '../../rules/network/ip-phase.ts';
import { defaultTable } from '../../rules/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import { beforeTurn, returnIps } from '../../rules/turn/reboot.ts';
import type { Bot, BurncycleState } from '../../rules/types.ts';
import { drawnState, Table } from '../kit.ts';
import { node, nodeNames } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+
`;
type Change = Partial<Omit<Bot, 'cell' | 'chip'>>;

/** Three agents with the first three access points, one general chip, CEO at level 1. */
function made(first: Change = {}, change: (state: BurncycleState) => void = () => {}): BurncycleState {
  const state = drawnState(FLOOR, {
    bots: [{ at: 'a1', ...first }, { at: 'b1' }, { at: 'c1' }, { at: 'd1' }],
    active: 0,
    threat: 5,
  });
  state.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  change(state);
  return state;
}
const phase = (first: Change, chip: Chip, pings: readonly string[] = []): Table =>
  new Table(
    made(first, (state) => {
      state.burncycle = [{ isActive: true, chip, isDegraded: false }];
      state.pings = pings.map(node);
    }),
    frameOf(ipPhase, {}),
  );
const pinging = (pings: readonly string[], first: Change = {}, ...dice: number[]): Table =>
  new Table(
    made(first, (state) => {
      state.active = -1;
      state.pings = pings.map(node);
    }),
    frameOf(pingActivation, { layer: 0 }),
    dice,
  );
const effect = (state: BurncycleState, ...list: object[]): Table =>
  new Table(state, frameOf(effectList, { list: list as never, at: 0, context: { bot: 0 } }));
const go = (to: string) => ({ kind: 'ip', to: node(to) });
const first = (t: Table): Bot => t.state.bots[0] as Bot;

const begun = startGame(
  { mission: MISSIONS[0] as Mission, difficulty: 'standard', captain: 'vance', table: defaultTable },
  ['r', 's', 't', 'u'],
  { pick: () => 0, die: () => 1, shuffle: (items) => [...items] },
);

test('BC-NET-04 each agent has one IP, the module none, and the CEO begins without a ping', () => {
  const agents = begun.bots.slice(0, -1);
  expect(new Set(agents.map(({ access }) => access))).toEqual(new Set([0, 1, 2, 3]));
  expect([begun.bots.at(-1)?.access, begun.pings]).toEqual([-1, []]);
  const module = made({}, (state) => Object.assign(state.bots[3] ?? {}, { level: 1 }));
  const t = new Table(
    module,
    frameOf(effectList, { list: [{ do: 'level', by: 1 }], at: 0, context: { bot: 3 } }),
  ).over();
  expect(t.state.bots[3]?.level).toBe(1);
});

test('BC-ACCESS-01 an IP begins at its access point, and is back there when it is reset', () => {
  expect(begun.bots.slice(0, -1).map(({ ip }) => ip)).toEqual([AT_ACCESS, AT_ACCESS, AT_ACCESS, AT_ACCESS]);
  const t = phase({ ip: node('3.5') }, 'general', ['3.6'])
    .play(go('3.6'))
    .over();
  expect([first(t).ip, first(t).access]).toEqual([AT_ACCESS, 0]);
});

test('BC-ACCESS-03 an access point is occupied while its IP is on it, and no longer', () => {
  expect(first(pinging(['1.1'], { ip: AT_ACCESS }, 1).over()).ip).toBe(AT_ACCESS);
  expect(first(pinging(['1.1'], { ip: node('3.1') }, 1).over()).ip).toBe(BANNED);
});

test('BC-ACCESS-04 pings never go out onto access points, not even from the node in front of one', () => {
  // One comes to the hub 1.12; its die sends all outward that can go.
  const t = pinging(['1.11', '1.13'], {}, 2).over();
  expect(nodeNames([...t.state.pings].sort((a, b) => a - b))).toBe('1.0 1.12');
  const unmoved = pinging(['1.13'], { ip: node('1.14'), access: 3, level: 1 }).over(); // stops on the IP at the access node
  expect([nodeNames(unmoved.state.pings), first(unmoved).ip]).toEqual(['1.14', AT_ACCESS]);
});

test('BC-LEVEL-02 a hub and the ping die raise levels, a reset that is won lowers them', () => {
  expect(first(phase({ ip: node('1.3') }, 'general').play(go('1.4'))).level).toBe(2);
  expect(pinging([], {}, 3).over().state.ceo).toBe(2);
  expect(first(phase({ ip: node('2.6'), level: 3 }, 'general', ['2.7']).play(go('2.7'))).level).toBe(2);
  const lost = made({ ip: node('2.6'), level: 1 }, (state) => {
    state.ceo = 3;
    state.pings = [node('2.7')];
  });
  expect(new Table(lost, frameOf(ipPhase, {})).play(go('2.7')).over().state.ceo).toBe(2);
});

test('BC-IP-06 only leaving the access point is forced, and it is the transfer of that move', () => {
  const ends = (from: number, chip: Chip): string =>
    nodeNames(ipStops(NETWORK, { from, access: 0, chip, others: [], pings: [] }));
  expect(ends(AT_ACCESS, 'general')).toBe('1.2');
  expect(ends(AT_ACCESS, 'physical')).toBe('1.4'); // 2.3 would need a second transfer
  expect(ends(node('1.2'), 'physical')).toBe('1.4 2.3'); // a move later it may transfer, or not
});

test('BC-HUB-01 whoever reaches a hub ends its move there', () => {
  expect(phase({ ip: node('1.2') }, 'physical').refusal(go('1.5'))).toBe('BC-IP-03 not-where-the-move-ends');
  expect(phase({ ip: node('1.2') }, 'physical').refusal(go('1.4'))).toBe('fine');
  expect(nodeNames(pinging(['1.6'], {}, 1).over().state.pings)).toBe('1.7'); // of three nodes it makes one
});

test('BC-HUB-06 for pings all hubs are alike: each makes the die be rolled once, and gives nothing else', () => {
  for (const [from, hub] of [
    ['1.6', '1.7'],
    ['2.5', '2.6'],
    ['3.5', '3.6'],
    ['4.3', '4.0'],
  ] as const) {
    const t = pinging([from], {}, 1).over();
    expect([nodeNames(t.state.pings), t.state.threat, t.state.ceo]).toEqual([hub, 6, 1]);
  }
});

test('BC-NETCARD-07 all held cards that match the node may be resolved, in any order', () => {
  const cards = ['quiet-corridor', 'virtual-terminal', 'quiet-corridor'];
  const t = phase({ ip: node('1.13'), cards }, 'general').play(go('1.14'));
  expect(t.legal()).toEqual([{ kind: 'use-card', card: 0 }, { kind: 'use-card', card: 2 }, { kind: 'done' }]);
  t.play({ kind: 'use-card', card: 2 }).play({ kind: 'use-card', card: 0 }).over();
  expect([first(t).cards, t.state.threat]).toEqual([['virtual-terminal'], 3]);
});

test('BC-RESET-01 levels are compared when an IP stops on a ping and when a ping stops on an IP', () => {
  const outcomes = (level: number): unknown[] => [
    first(
      phase({ ip: node('2.6'), level }, 'general', ['2.7'])
        .play(go('2.7'))
        .over(),
    ).ip,
    first(pinging(['2.6'], { ip: node('2.7'), level }).over()).ip,
  ];
  expect(outcomes(1)).toEqual([AT_ACCESS, AT_ACCESS]);
  expect(outcomes(2)).toEqual([node('2.7'), node('2.7')]);
});

test('BC-RESET-04 a reset IP is back at its access point, a reset ping in the stock, from where it may come again', () => {
  const t = phase({ ip: node('2.6'), level: 2 }, 'general', ['2.7', '4.0', '4.1', '4.2'])
    .play(go('2.7'))
    .over();
  expect(nodeNames(t.state.pings)).toBe('4.0 4.1 4.2');
  expect(nodeNames(effect(t.state, { do: 'add-ping' }).over().state.pings)).toBe('4.0 4.1 4.2 4.3');
  expect(first(pinging(['2.6'], { ip: node('2.7') }).over()).ip).toBe(AT_ACCESS);
});

test('BC-RESET-05 an agent whose IP is reset by a ping is detected at once, in its turn and in the corporation turn', () => {
  expect(
    phase({ ip: node('2.6') }, 'general', ['2.7'])
      .play(go('2.7'))
      .chip(0),
  ).toBe('a1');
  expect(
    pinging(['2.6'], { ip: node('2.7') })
      .over()
      .chip(0),
  ).toBe('a1');
  expect(
    phase({ ip: node('2.6'), level: 2 }, 'general', ['2.7'])
      .play(go('2.7'))
      .chip(0),
  ).toBe('mat');
});

/** The core is taken: the next ping comes to 4.1, where the first agent's IP is. */
const crowded = (change: (state: BurncycleState) => void = () => {}): BurncycleState =>
  made({ ip: node('4.1'), level: 3 }, (state) => {
    state.pings = [node('4.0')];
    change(state);
  });

test('BC-RESET-06 an IP that a new ping finds, and that wins in its own turn, resolves the node', () => {
  const cards = ['group-policy'];
  const state = crowded((one) => Object.assign(one.bots[0] ?? {}, { cards }));
  const t = effect(state, { do: 'add-ping' });
  expect(t.legal()).toEqual([{ kind: 'use-card', card: 0 }, { kind: 'done' }]);
  const other = crowded((one) => {
    one.active = 1;
    Object.assign(one.bots[0] ?? {}, { cards });
  });
  expect(nodeNames(effect(other, { do: 'add-ping' }).over().state.pings)).toBe('4.0'); // in another's turn it does not
});

test('BC-BAN-05 a banned player has neither peg nor level die, and skips the network phase', () => {
  const t = pinging(['1.1'], { ip: node('3.1'), level: 4 }, 1).over();
  expect([first(t).ip, first(t).level]).toEqual([BANNED, 1]);
  expect(first(effect(t.state, { do: 'level', by: 2 }).over()).level).toBe(1);
  new Table({ ...t.state, active: 0 }, frameOf(ipPhase, {})).over();
});

const banned = (...agents: number[]): BurncycleState =>
  made({}, (state) => {
    for (const agent of agents) Object.assign(state.bots[agent] ?? {}, { ip: BANNED, level: 1 });
  });
const takes = (access: number) => ({ kind: 'return', access });

test('BC-BAN-06 banned IPs return when the burncycle is rebooted, to any access point that is free', () => {
  const state = banned(1);
  state.stock.general = 5;
  const t = new Table(state, frameOf(beforeTurn, {})).dice(1).play({ kind: 'reboot' });
  expect([t.seat, t.legal()]).toEqual(['s', [takes(1), takes(3)]]);
  t.play(takes(3)).over();
  expect([t.state.bots[1]?.ip, t.state.bots[1]?.access, t.state.bots[1]?.level]).toEqual([AT_ACCESS, 3, 1]);
  expect(new Table(banned(1), frameOf(beforeTurn, {})).play({ kind: 'go-on' }).over().state.bots[1]?.ip).toBe(BANNED);
});

test('BC-RULE-81 those that return choose in turn order, from points that no other agent in the network has', () => {
  const state = { ...banned(0, 2), active: 1 };
  const t = new Table(state, frameOf(returnIps, {}));
  expect([t.seat, t.refusal(takes(1)), t.refusal(takes(0))]).toEqual(['t', 'BC-RULE-81 access-point-taken', 'fine']);
  t.play(takes(0));
  expect([t.seat, t.refusal(takes(0)), t.refusal(takes(2))]).toEqual(['r', 'BC-RULE-81 access-point-taken', 'fine']);
});

test('BC-RULE-81 an agent that has escaped does not come back', () => {
  const state = banned(0);
  Object.assign(state.bots[0] ?? {}, { hasEscaped: true });
  new Table(state, frameOf(returnIps, {})).over();
});

test('BC-RULE-74 an IP cannot stop early: it passes, or goes as far as the chip takes it', () => {
  const t = phase({ ip: node('1.8') }, 'physical');
  expect(t.refusal(go('1.9'))).toBe('fine');
  const tech = phase({ ip: node('1.13') }, 'tech');
  expect(tech.refusal(go('1.14'))).toBe('BC-IP-03 not-where-the-move-ends');
  expect(tech.refusal({ kind: 'pass' })).toBe('fine');
});

test('BC-IP-04 where other IPs are on every node that would stop a move, it can only go to another layer', () => {
  const others = ['3.2', '3.3', '3.6'].map(node); // both hubs and the only utility node
  const ends = (from: string): string =>
    nodeNames(ipStops(NETWORK, { from: node(from), access: 0, chip: 'utility', others, pings: [] }));
  expect(ends('3.7')).toBe('2.5 2.8 2.11 4.0');
  expect(ipStops(NETWORK, { from: AT_ACCESS, access: 0, chip: 'utility', others, pings: [] })).toEqual([node('1.3')]);
});
