/** The effects of the vocabulary, each on its own. Clauses BC-SPACE-04 to 06, BC-SUPPLY-06, BC-SCOUT-03, BC-TERM-12, BC-STUN-01, BC-STRIKE-11, BC-AWARE-05, BC-DETECT-08. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { NETWORK } from '../../content/network.ts';
import { effectList } from '../../rules/effects/list.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+-+-+-+
  |. . . . . . .|
  +-+d+-+-+d+-+-+
  |A A A|B B B B|
  +-+-+-+-+-+-+-+
`;
const drawn = drawnFloor(FLOOR);
const cell = (name: string): number => at(drawn, name);
const door = (name: string): number => drawn.doors.findIndex(({ cells }) => cells.includes(cell(name)));
const POSTS = [
  { cell: 'a2', facing: 'e' as const, kind: 'hallway' as const, number: 1 },
  { cell: 'g2', facing: 'w' as const, kind: 'hallway' as const, number: 2 },
  { cell: 'a1', facing: 'e' as const, kind: 'room' as const, number: 1 },
];

type Entry = { readonly do: string; readonly [param: string]: unknown };

/** Bots: an agent at c2, another at g1, the module at d1. */
function doing(
  list: Entry | readonly Entry[],
  rest: DrawnState = {},
  change: (state: BurncycleState) => void = () => {},
  dice: readonly number[] = [],
  bot = 0,
): Table {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'c2' }, { at: 'g1' }, { at: 'd1' }],
    active: 0,
    ...rest,
  });
  made.stock = { general: 2, physical: 2, tech: 2, utility: 0 };
  made.burncycle = [0, 1, 2].map((slot) => ({ isActive: true, chip: 'general', isDegraded: slot === 1 }));
  change(made);
  return new Table(made, frameOf(effectList, { list: [list].flat() as Entry[], at: 0, context: { bot } }), dice);
}
const targets = (t: Table): number[] => t.legal().map((choice) => (choice as { target: number }).target);
const target = (of: string, number: number) => ({ kind: 'target', of, target: number });
const energies = (t: Table): number[] => t.state.bots.map(({ energy }) => energy);

test('BC-ENERGY-06 energy for the bot, each agent, the module, or a bot of choice', () => {
  expect(energies(doing({ do: 'energy', amount: 2 }).over())).toEqual([7, 5, 5]);
  expect(energies(doing({ do: 'energy', amount: 2, to: 'each-agent' }).over())).toEqual([7, 7, 5]);
  expect(energies(doing({ do: 'energy', amount: 2, to: 'module' }).over())).toEqual([5, 5, 7]);
  expect(energies(doing({ do: 'energy', amount: 2, to: 'chosen' }).play(target('bot', 1)).over())).toEqual([5, 7, 5]);
});

test('BC-ENERGY-01 energy is lost by the bot, each agent, each bot, or each that is detected', () => {
  expect(energies(doing({ do: 'lose-energy', amount: 1 }).over())).toEqual([4, 5, 5]);
  expect(energies(doing({ do: 'lose-energy', amount: 1, to: 'each-agent' }).over())).toEqual([4, 4, 5]);
  expect(energies(doing({ do: 'lose-energy', amount: 1, to: 'each-bot' }).over())).toEqual([4, 4, 4]);
  const seen = { bots: [{ at: 'c2' }, { at: 'g1', chip: 'g1' }, { at: 'd1', chip: 'e1' }] };
  expect(energies(doing({ do: 'lose-energy', amount: 1, to: 'each-detected' }, seen).over())).toEqual([5, 4, 5]);
});

test('BC-ENERGY-01 a bot is shut down by the loss of its last energy, not of the one before', () => {
  const bots = [{ at: 'c2', energy: 2 }, { at: 'g1', energy: 1 }, { at: 'd1' }];
  const t = doing({ do: 'lose-energy', amount: 1, to: 'each-agent' }, { bots }).over();
  const down = t.events.filter(({ name }) => name === 'burncycle/bot-shut-down').map(({ data }) => data);
  expect([energies(t), down]).toEqual([[1, 0, 5], [{ bot: 1 }]]);
});

test('BC-LOSE-02 an effect that takes the last energy of the module loses the game', () => {
  const bots = [{ at: 'c2' }, { at: 'g1' }, { at: 'd1', energy: 1 }];
  expect(doing({ do: 'lose-energy', amount: 1, to: 'module' }, { bots }).outcome?.reason).toBe('module-shut-down');
});

test('BC-ESCAPE-02 whoever has escaped is beyond all effects', () => {
  const bots = [{ at: 'c2' }, { hasEscaped: true }, { at: 'd1' }];
  expect(energies(doing({ do: 'energy', amount: 1, to: 'each-agent' }, { bots }).over())).toEqual([6, 5, 5]);
});

test('BC-SUPPLY-06 a chip of choice may be a general one, if there is one', () => {
  const t = doing({ do: 'chip', chip: 'any', to: 'own' });
  expect(targets(t)).toEqual([0, 1, 2]); // utility is out of stock
  t.play(target('chip', 0)).over();
  expect([t.state.bots[0]?.supply.general, t.state.stock.general]).toEqual([1, 1]);
  expect(doing({ do: 'chip', chip: 'tech', to: 'team' }).over().state.team.tech).toBe(1);
  expect(doing({ do: 'chip', chip: 'utility', to: 'own' }).over().state.bots[0]?.supply.utility).toBe(0);
});

test("BC-CM-08 a chip for the module's own supply goes to the team's", () => {
  expect(doing({ do: 'chip', chip: 'tech', to: 'own' }, {}, () => {}, [], 2).over().state.team.tech).toBe(1);
});

test('BC-ABIL-05 drained are agents or the team', () => {
  const change = (state: BurncycleState) => {
    state.team.tech = 1;
    for (const bot of state.bots) bot.supply.physical = bot.role === 'agent' ? 1 : 0;
  };
  const each = doing({ do: 'drain', to: 'each-agent' }, {}, change).over();
  expect([each.state.bots.map(({ supply }) => supply.physical), each.state.team.tech]).toEqual([[0, 0, 0], 1]);
  expect(doing({ do: 'drain', to: 'team' }, {}, change).over().state.team.tech).toBe(0);
});

test('BC-CYCLE-04 a degraded chip is turned back', () => {
  const t = doing({ do: 'restore-chip' }).over();
  expect(t.state.burncycle.map(({ isDegraded }) => isDegraded)).toEqual([false, false, false]);
});

test('BC-DEGRADE-01 a chip is degraded: by choice, or by the die', () => {
  const chosen = doing({ do: 'degrade-chip', how: 'choice' });
  expect(targets(chosen)).toEqual([0, 2]);
  expect(chosen.play(target('slot', 2)).over().state.burncycle[2]?.isDegraded).toBe(true);
  const rolled = doing({ do: 'degrade-chip', how: 'die' }, {}, () => {}, [2]).over();
  expect(rolled.state.burncycle.map(({ isDegraded }) => isDegraded)).toEqual([false, true, true]);
});

test('BC-DEGRADE-03 in the corporation turn the players choose where the die lets them', () => {
  const t = doing({ do: 'degrade-chip', how: 'die' }, { active: -1 }, () => {}, [6]);
  expect(t.play({ kind: 'degrade', slot: 0 }).over().state.burncycle[0]?.isDegraded).toBe(true);
});

test('BC-LEVEL-01 levels of agent and CEO change within 1 and 6', () => {
  expect(doing({ do: 'level', by: 9 }).over().state.bots[0]?.level).toBe(6);
  expect(doing({ do: 'ceo-level', by: -3 }).over().state.ceo).toBe(1);
  expect(doing({ do: 'ceo-level', by: 2 }).over().state.ceo).toBe(3);
});

test('BC-PING-02 an effect adds a ping at the core, or removes one of choice', () => {
  expect(doing({ do: 'add-ping' }).over().state.pings).toEqual([NETWORK.core]);
  const t = doing({ do: 'remove-ping' }, {}, (state) => (state.pings = [node('1.0'), node('2.0')]));
  expect(t.play(target('node', node('2.0'))).over().state.pings).toEqual([node('1.0')]);
});

test('BC-NET-06 an IP that an effect moves goes along one line, onto no peg, and takes no bonus', () => {
  const from = [...NETWORK.nodes.keys()].find((one) => (NETWORK.nodes[one]?.inward.length ?? 0) > 0) ?? -1;
  const { next = -1, inward = [], outward = [] } = NETWORK.nodes[from] ?? {};
  const all = doing({ do: 'move-ip' }, {}, (state) => Object.assign(state.bots[0] ?? {}, { ip: from }));
  expect(targets(all)).toEqual([next, ...inward, ...outward]);
  const barred = doing({ do: 'move-ip' }, {}, (state) => {
    Object.assign(state.bots[0] ?? {}, { ip: from });
    state.pings = [next];
    Object.assign(state.bots[1] ?? {}, { ip: inward[0] });
  });
  expect(barred.over().state.bots[0]?.ip).toBe(from);
  expect(doing({ do: 'move-ip' }).over().state.bots[0]?.ip).toBe(-1); // from its access point an IP goes only by itself
});

test('BC-KEYPAD-26 an effect unlocks a door: any, or one within so many spaces, and gives no free step', () => {
  expect(targets(doing({ do: 'unlock-door' }))).toEqual([door('b2'), door('e2')]);
  expect(doing({ do: 'unlock-door', within: 1 }).over().state.floor.doors).toEqual([0, 0]);
  const near = doing({ do: 'unlock-door', within: 2 }).over();
  expect(near.state.floor.doors[door('b2')]).toBe(1);
  expect(targets(doing({ do: 'unlock-door', within: 3 }))).toEqual([door('b2'), door('e2')]);
});

test('BC-SPACE-05 a locked door cannot be counted through', () => {
  const bots = [{ at: 'b1' }, { at: 'g1' }, { at: 'd1' }];
  const near = (unlocked: readonly string[]): number[] => {
    const t = doing({ do: 'stun-guard', within: 2 }, { bots, unlocked, guards: ['hamster c2 e', 'hamster c1 w'] });
    return t.state.guards.flatMap(({ isStunned }, index) => (isStunned ? [index] : []));
  };
  expect(near([])).toEqual([1]);
  const both = doing(
    { do: 'stun-guard', within: 2 },
    { bots, unlocked: ['b2'], guards: ['hamster c2 e', 'hamster c1 w'] },
  );
  expect(targets(both)).toEqual([0, 1]);
});

test('BC-DOOR-10 doors are locked: all of the floor, or those of the room', () => {
  const unlocked = ['b2', 'e2'];
  expect(doing({ do: 'lock-doors', where: 'floor' }, { unlocked }).over().state.floor.doors).toEqual([0, 0]);
  const inRoom = doing({ do: 'lock-doors', where: 'room' }, { unlocked }, () => {}, [], 1).over();
  expect([inRoom.state.floor.doors[door('b2')], inRoom.state.floor.doors[door('e2')]]).toEqual([1, 0]);
  expect(doing({ do: 'lock-doors', where: 'room' }, { unlocked }).over().state.floor.doors).toEqual([1, 1]);
});

test('BC-SCOUT-03 an effect scouts an unscouted room: any, or one behind a door beside the bot', () => {
  const rooms = [
    { letter: 'A', scout: 1 },
    { letter: 'B', scout: 1 },
  ];
  const floor = { rooms };
  const both = (state: BurncycleState) => (state.floor.unscouted = [0, 1]);
  const t = doing({ do: 'scout-room', where: 'any' }, { floor }, both).dice(4).play(target('room', 1)).over();
  expect([t.state.floor.unscouted, t.energy(0)]).toEqual([[0], 6]);
  const beside = { floor, bots: [{ at: 'b2' }, { at: 'g1' }, { at: 'd1' }] };
  expect(doing({ do: 'scout-room', where: 'beside' }, beside, both, [4]).over().state.floor.unscouted).toEqual([1]);
  expect(doing({ do: 'scout-room', where: 'beside' }, { floor }, both).over().state.floor.unscouted).toEqual([0, 1]);
});

test('BC-TERM-12 an effect turns a terminal into a mainframe', () => {
  const floor = { terminals: ['a2', 'f2'] };
  expect(targets(doing({ do: 'mainframe' }, { floor }))).toEqual([cell('a2'), cell('f2')]);
  const t = doing({ do: 'mainframe', within: 2 }, { floor }).over();
  expect(t.state.floor.terminals.map(({ isMainframe }) => isMainframe)).toEqual([true, false]);
});

test('BC-AWARE-05 an awareness chip goes back to its mat, and its bot is noticed again where it is in view', () => {
  const bots = [{ at: 'c2', chip: 'a2' }, { at: 'g1', chip: 'f1' }, { at: 'd1' }];
  expect(doing({ do: 'clear-chip', of: 'self' }, { bots }).over().chip(0)).toBe('mat');
  expect(targets(doing({ do: 'clear-chip', of: 'any' }, { bots }))).toEqual([0, 1]);
  const seen = doing(
    { do: 'clear-chip', of: 'self' },
    { bots: [{ at: 'c2', chip: 'c2' }, {}, {}], guards: ['hamster d2 w'] },
  );
  expect(seen.over().chip(0)).toBe('c2');
});

test('BC-DETECT-08 an effect detects the bot, each agent or each bot', () => {
  const chips = (to?: string): string[] => {
    const t = doing(to === undefined ? { do: 'detect' } : { do: 'detect', to }).over();
    return [0, 1, 2].map((bot) => t.chip(bot));
  };
  expect([chips(), chips('each-agent'), chips('each-bot')]).toEqual([
    ['c2', 'mat', 'mat'],
    ['c2', 'g1', 'mat'],
    ['c2', 'g1', 'd1'],
  ]);
});

test('BC-STUN-01 an effect stuns a guard in reach up to a level; its key goes to the bot', () => {
  const guards = [
    { kind: 'hamster', at: 'd2', facing: 1, hasKey: true },
    { kind: 'picket', at: 'e2', facing: 1 },
    { kind: 'vance', at: 'b2', facing: 3 },
  ];
  const t = doing({ do: 'stun-guard', within: 3, level: 1 }, { guards }).over();
  expect([t.state.guards.map(({ isStunned }) => isStunned), t.state.bots[0]?.keys]).toEqual([[true, false, false], 1]);
  expect(targets(doing({ do: 'stun-guard', within: 3 }, { guards }))).toEqual([0, 1]); // the captain is no guard
});

test('BC-STRIKE-11 a guard that an effect shuts down gives no energy', () => {
  const t = doing({ do: 'shut-down-guard', within: 1 }, { guards: ['hamster d2 e'] }).over();
  expect([t.state.guards.length, t.energy(0), t.state.guardPiles[1]?.discard]).toEqual([0, 5, ['hamster']]);
});

test('BC-SEC-10 an effect turns a guard, and what it then sees is detected', () => {
  const t = doing({ do: 'turn-guard', within: 6 }, { guards: ['hamster g2 e'] });
  expect(targets(t)).toEqual([0, 2, 3]);
  expect(t.play(target('guard-side', 3)).over().guard(0)).toBe('g2 w');
  expect(t.chip(0)).toBe('c2'); // straight ahead, 4 of 6
});

test('BC-SEC-10 an effect moves a guard space by space, through doors but into no bot', () => {
  const t = doing({ do: 'move-guard', within: 2, spaces: 2 }, { guards: ['hamster b2 w'] });
  expect(targets(t)).toEqual([2, 3, -1]); // through the locked door, to the west, or not at all
  t.play(target('guard-side', 2)).play(target('guard-side', 3)).over();
  expect(t.guard(0)).toBe('a1 w');
  expect(
    doing({ do: 'move-guard', within: 2, spaces: 2 }, { guards: ['hamster b2 w'] })
      .play(target('guard-side', -1))
      .over()
      .guard(0),
  ).toBe('b2 w');
});

test('BC-KEY-07 the key under a unit beside the bot is lifted', () => {
  const key = (place: string) => [{ kind: 'hamster', at: place, facing: 1, hasKey: true }];
  expect(doing({ do: 'lift-key' }, { guards: key('d2') }).over().state.bots[0]?.keys).toBe(1);
  expect(doing({ do: 'lift-key' }, { guards: key('e2') }).over().state.bots[0]?.keys).toBe(0);
});

test("BC-POST-02 a guard of the floor's level, or another, is deployed at a hallway post", () => {
  const piles = (state: BurncycleState) => {
    for (const [level, kind] of [
      [1, 'hamster'],
      [2, 'picket'],
    ] as const)
      state.guardPiles[level] = { left: [kind], discard: [] };
  };
  const t = doing({ do: 'deploy-guard' }, { floor: { posts: POSTS } }, piles);
  expect(targets(t)).toEqual([0, 1]);
  expect(t.dice(1).play(target('post', 1)).over().guard(0)).toBe('g2 w');
  const second = doing({ do: 'deploy-guard', level: 2 }, { floor: { posts: POSTS } }, piles)
    .dice(1)
    .play(target('post', 0))
    .over();
  expect(second.state.guards[0]?.kind).toBe('picket');
});

test('BC-POOL-04 dice are added to the pool, up to its limits', () => {
  const dice = (advanced: number): number =>
    doing({ do: 'dice', die: 'advanced', count: 2 }, {}, (state) => (state.pool.advanced = advanced)).over().state.pool
      .advanced;
  expect([dice(1), dice(4)]).toEqual([3, 5]);
});

test('BC-FREE-03 the effects of a list are resolved in their order, each before the next', () => {
  const t = doing([{ do: 'unlock-door' }, { do: 'threat', by: 1 }, { do: 'key' }]);
  expect(t.state.threat).toBe(0);
  expect(t.refusal(target('door', 7))).toBe('BC-KEYPAD-26 no-such-target');
  expect(t.refusal(target('guard', 0))).toBe('BC-KEYPAD-26 no-such-target');
  t.play(target('door', 0)).over();
  expect([t.state.threat, t.state.bots[0]?.keys]).toEqual([1, 1]);
});

test("BC-MOVE-12 a bot is moved by an effect outside its player's turn as well; its own player steps", () => {
  const t = doing({ do: 'movement', spaces: 1 }, {}, () => {}, [], 1)
    .play({ kind: 'step', side: 3 })
    .over();
  expect(t.state.bots[1]?.cell).toBe(cell('f1'));
});
