/** Clauses BC-BOT-03, BC-BOT-04, BC-UPG-03, BC-CM-02, BC-ACT-06, BC-MOVE-09, BC-MOVE-10, BC-FREE-05, BC-EX-06, BC-EX-08: what bots can do. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { BOTS } from '../../content/bots.ts';
import { NETWORK } from '../../content/network.ts';
import { act } from '../../rules/actions/act.ts';
import { move } from '../../rules/actions/move.ts';
import { strike } from '../../rules/actions/strike.ts';
import { ipPhase, stopped } from '../../rules/network/ip-phase.ts';
import { modifier } from '../../rules/powers.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+-+-+-+
  |. . . . . . .|
  +-+d+-+-+-+-+-+
  |A A A|B B B B|
  +-+-+-+-+-+-+-+
`;
const unique = (...abilities: number[]) => ({ universal: [], unique: abilities, supply: [], advanced: 0, elite: 0 });
const ability = (index: number, bot = 0) => ({ kind: 'use', bot, from: 'ability', index });

function state(
  card: string,
  abilities: readonly number[] = [],
  rest: DrawnState = {},
  change: (state: BurncycleState) => void = () => {},
): BurncycleState {
  const made = drawnState(FLOOR, {
    bots: [
      { at: 'b2', card, upgrades: unique(...abilities) },
      { at: 'f2', card: 'bit' },
    ],
    active: 0,
    ...rest,
  });
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  made.tracker = 0;
  change(made);
  return made;
}
const acting = (made: BurncycleState): Table => new Table(made, frameOf(act, { isOn: true }));
const dice = (basic: number) => ({ kind: 'dice', basic, advanced: 0, elite: 0 });
const pool = (basic: number) => (made: BurncycleState) => {
  made.pool = { basic, advanced: 0, elite: 0 };
};
const totalOf = (t: Table): unknown =>
  (t.events.find(({ name }) => name === 'burncycle/test-ended')?.data as { total: number } | undefined)?.total;

test('BC-BOT-04 each bot has a starting ability and three unique ones, all different', () => {
  expect(BOTS.length).toBe(9);
  const all = BOTS.flatMap(({ abilities, module }) => [...abilities, module.ability]);
  expect(BOTS.every(({ abilities }) => abilities.length === 4)).toBe(true);
  expect(new Set(all.map(({ id }) => id)).size).toBe(45);
});

test('BC-UPG-03 a unique ability works once its upgrade is active', () => {
  expect(modifier(state('byte'), 0, 'move-ap')).toBe(0);
  expect(modifier(state('byte', [1]), 0, 'move-ap')).toBe(1);
  expect(
    acting(state('processor', [], {}, (one) => (one.floor.terminals = [{ cell: 0, isMainframe: false }]))).refusal(
      ability(3),
    ),
  ).toBe('BC-FREE-07 nothing-to-use');
});

test("BC-CM-02 the module has one ability, its card's other side, and no agent's", () => {
  const made = state('processor', [], {
    bots: [
      { at: 'b2', card: 'bit' },
      { at: 'f2', card: 'processor' },
    ],
  });
  expect(modifier(made, 1, 'terminal-ap')).toBe(0); // Parallel Threads is the agent's
  expect(modifier(made, 0, 'terminal-ap')).toBe(1); // the module's Scheduler helps all agents
  expect(acting(made).refusal(ability(1, 1))).toBe('BC-FREE-07 nothing-to-use');
});

test("BC-CM-02 the module's ability is used by whoever has the turn", () => {
  const made = state(
    'bit',
    [],
    {
      bots: [
        { at: 'b2', card: 'bit' },
        { at: 'f2', card: 'memory' },
      ],
    },
    (one) => (one.threat = 3),
  );
  const t = acting(made).play(ability(0, 1));
  expect([t.state.threat, t.refusal(ability(0, 1))]).toEqual([2, 'BC-FREE-07 used-already']);
});

test('BC-EX-06 Byte uses Tumble Magnet on a move whose AP all go to the module', () => {
  const t = new Table(state('byte', [0], {}, pool(1)), frameOf(move, { isOptimized: false })).dice(3).play(dice(1));
  t.play(ability(1));
  expect(totalOf(t)).toBe(2); // a one was turned to the two
  t.play({ kind: 'step', bot: 1, side: 1 });
  expect(t.refusal({ kind: 'step', bot: 1, side: 3 })).toBe('fine');
});

test('BC-DICE-04 Tumble Magnet turns a die to its next higher face, a blank to a one', () => {
  const t = new Table(state('byte', [0], {}, pool(1)), frameOf(move, { isOptimized: false })).dice(1).play(dice(1));
  expect(totalOf(t.play(ability(1)))).toBe(1);
});

test('BC-PUSH-01 with Low Stance a push costs no extra AP', () => {
  const pushing = (abilities: number[]): string => {
    const upgrades = { ...unique(...abilities), universal: ['push' as const] };
    const bots = [{ at: 'b2', card: 'bit', upgrades }, { at: 'f2' }];
    const made = state('bit', [], { bots, guards: ['hamster c2 e'] });
    const t = new Table(made, frameOf(move, { isOptimized: false, ap: 1 }));
    return t.refusal({ kind: 'push', bot: 0, side: 1, to: (made.guards[0]?.cell ?? 0) + 1 });
  };
  expect([pushing([]), pushing([1])]).toEqual(['BC-PUSH-03 too-few-ap', 'fine']);
});

test('BC-MOVE-09 the roll of a move counts as the agent made it; that of a strike of the module does not', () => {
  const made = state('byte', [0], { guards: ['hamster g2 e'] }, pool(1));
  const t = new Table(made, frameOf(strike, { bot: 1, target: { guard: 0 }, isOptimized: false }))
    .dice(3)
    .play(dice(1));
  expect(totalOf(t)).toBe(1);
  const moving = new Table(state('byte', [0], {}, pool(1)), frameOf(move, { isOptimized: false }));
  const rolled = moving
    .dice(3)
    .play(dice(1))
    .events.find(({ name }) => name === 'burncycle/test-rolled');
  expect(rolled?.data).toMatchObject({ purpose: 'move', bot: 0 });
});

test('BC-ACT-06 while the module acts, abilities of the agent are out of reach', () => {
  const made = state('byte', [0], { guards: ['hamster g2 e', 'hamster a2 e'] }, pool(1));
  const own = new Table(made, frameOf(strike, { bot: 0, target: { guard: 1 }, isOptimized: false }))
    .dice(3)
    .play(dice(1));
  expect(own.legal()).toContainEqual(ability(1));
  const both = state(
    'exe',
    [0],
    { bots: [{ at: 'b2', card: 'exe', upgrades: unique(0) }, { at: 'f2' }], guards: ['hamster g2 e'] },
    pool(1),
  );
  const t = new Table(both, frameOf(strike, { bot: 1, target: { guard: 0 }, isOptimized: false }))
    .dice(3)
    .play(dice(1));
  expect(totalOf(t)).toBe(1); // neither Heavy Hand nor Finisher
});

test('BC-AP-04 an ability for strikes is not for moves', () => {
  const t = new Table(state('exe', [0], {}, pool(1)), frameOf(move, { isOptimized: false })).dice(3).play(dice(1));
  expect(totalOf(t)).toBe(1);
});

test('BC-EX-06 Casing may not use the Pressure die in a move whose AP all go to the module', () => {
  const t = new Table(state('casing', [], {}, pool(2)), frameOf(move, { isOptimized: false })).dice(3, 3).play(dice(2));
  t.play({ kind: 'step', bot: 1, side: 1 });
  expect(t.refusal(ability(0))).toBe('BC-MOVE-10 the-agent-has-not-moved');
});

test('BC-MOVE-10 the Pressure die gives Casing steps that nobody else can make', () => {
  const t = new Table(state('casing', [], {}, pool(1)), frameOf(move, { isOptimized: false })).dice(3).play(dice(1));
  expect(t.refusal(ability(0))).toBe('BC-MOVE-10 the-agent-has-not-moved'); // all AP may still go to the module
  t.play({ kind: 'step', bot: 0, side: 1 }).dice(4).play(ability(0)).play({ kind: 'resolve' });
  expect(t.refusal({ kind: 'step', bot: 1, side: 1 })).toBe('BC-MOVE-03 too-few-ap');
  t.play({ kind: 'step', bot: 0, side: 3 }).play({ kind: 'step', bot: 0, side: 1 });
  expect(t.refusal({ kind: 'step', bot: 0, side: 3 })).toBe('BC-MOVE-03 too-few-ap');
  expect(t.refusal(ability(0))).toBe('BC-FREE-07 used-already');
});

test('BC-AP-04 steps that were not made are lost with the action', () => {
  const t = new Table(state('casing', [], {}, pool(1)), frameOf(move, { isOptimized: false })).dice(3).play(dice(1));
  t.play({ kind: 'step', bot: 0, side: 1 })
    .dice(6)
    .play(ability(0))
    .play({ kind: 'resolve' })
    .play({ kind: 'end' })
    .over();
  expect(t.state.bots[0]?.notes.steps).toBe(undefined);
});

test("BC-BOT-03 a bot's own die is used by the agent alone: Bit's Lift takes the key from under a unit", () => {
  const guards = [{ kind: 'hamster', at: 'c2', facing: 1, hasKey: true }];
  const t = acting(state('bit', [], { guards }))
    .dice(3)
    .play(ability(0))
    .play({ kind: 'resolve' });
  expect([t.state.bots[0]?.keys, t.state.guards[0]?.hasKey]).toEqual([1, false]);
  expect(acting(state('casing')).refusal({ kind: 'use', bot: 1, from: 'ability', index: 0 })).toBe(
    'BC-FREE-07 nothing-would-happen', // as module Bit has Spare Parts instead
  );
});

test('BC-EX-08 Access uses IP Spoof before or after an IP move, not before the node is resolved', () => {
  const start = node('1.0');
  const made = state('access', [], {}, (one) => Object.assign(one.bots[0] ?? {}, { ip: start, cards: ['echo-log'] }));
  const t = new Table(made, frameOf(ipPhase, { isOn: true }));
  const next = NETWORK.nodes[start]?.next ?? -1;
  t.play(ability(0)); // one line only leads on from there
  expect([t.state.bots[0]?.ip, t.refusal(ability(0))]).toEqual([next, 'BC-FREE-07 used-already']);
  const tech =
    [...NETWORK.nodes.keys()].find((at) => NETWORK.nodes[at]?.kind === 'tech' && NETWORK.nodes[at]?.layer === 1) ?? -1;
  const resolving = state('access', [], {}, (one) =>
    Object.assign(one.bots[0] ?? {}, { ip: tech, cards: ['echo-log'] }),
  );
  const open = new Table(resolving, frameOf(stopped, { bot: 0 }));
  expect(open.legal()).toEqual([{ kind: 'use-card', card: 0 }, { kind: 'done' }]);
});

test('BC-FREE-05 between two IP moves free actions are possible', () => {
  const made = state('access', [0], {}, (one) => Object.assign(one.bots[0] ?? {}, { ip: node('1.0') }));
  const t = new Table(made, frameOf(ipPhase, { isOn: true }));
  expect(t.refusal(ability(1))).toBe('fine'); // Back Door: a door is within 2 spaces
});

test('BC-FREE-07 an ability with a cost is paid in energy, and never with the last one', () => {
  const t = acting(state('access', [0]));
  expect(t.play(ability(1)).energy(0)).toBe(4);
  expect(t.state.floor.doors).toEqual([1]);
  const poor = state('access', [0], {
    bots: [{ at: 'b2', card: 'access', energy: 1, upgrades: unique(0) }, { at: 'f2' }],
  });
  expect(acting(poor).refusal(ability(1))).toBe('BC-ENERGY-01 too-little-energy');
});

test('BC-FREE-07 what is for once a floor is back on the next floor only', () => {
  const made = state('access', [1], {}, (one) => {
    one.pings = [node('1.2'), node('1.4')];
  });
  const t = acting(made)
    .play(ability(2))
    .play({ kind: 'target', of: 'node', target: node('1.2') });
  expect(t.state.pings).toEqual([node('1.4')]);
  t.state.round += 1;
  expect(t.refusal(ability(2))).toBe('BC-FREE-07 used-already');
  t.state.stage += 1;
  expect(t.refusal(ability(2))).toBe('fine');
});

test('BC-SHUT-08 abilities of an agent that is shut down rest, lasting ones too', () => {
  const made = state('exe', [], { bots: [{ at: 'b2', card: 'exe', energy: 0 }, { at: 'f2' }] });
  expect(modifier(made, 0, 'strike-ap')).toBe(0);
  expect(modifier(state('exe'), 0, 'strike-ap')).toBe(1);
});

test('BC-FREE-07 no ability can be used without end: each use has a limit, a drone that of its spaces', () => {
  for (const { abilities, module } of BOTS) {
    for (const { id, use } of [...abilities, module.ability]) {
      const isFlight = use?.effects.every((effect) => effect.do === 'fly-drone');
      if (use !== undefined) expect([id, use.limit !== undefined || isFlight]).toEqual([id, true]);
    }
  }
});
