/** Clauses BC-MEM: Memory and Joan the drone. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { botCard } from '../../content/bots.ts';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { move } from '../../rules/actions/move.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { deploy } from '../../rules/floor/deploy.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { chooseBots } from '../../rules/setup/bots.ts';
import { rounds } from '../../rules/turn/turn.ts';
import type { BurncycleState, Drone } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, moveStep, Table } from '../kit.ts';
import { mission, table as missionTable, task } from '../mission-kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+d+-+-+d+-+
  |A A A|B B B|
  +-+-+-+-+-+-+
`;
const ROOMS = { rooms: [{ letter: 'A', scout: 1 }] };
const drawn = drawnFloor(FLOOR, ROOMS);
const cell = (name: string): number => at(drawn, name);
const [N, E, S, W] = [0, 1, 2, 3] as const;
const ALL = { universal: ['push' as const, 'swap' as const], unique: [0, 1, 2], supply: [], advanced: 0, elite: 0 };
const use = (index: number) => ({ kind: 'use', bot: 0, from: 'ability', index });
const [JOAN, DISTRACT] = [use(0), use(1)];
const go = (side: number) => ({ kind: 'step', side });
const END = { kind: 'end' };

/** Memory at c2 with all her abilities, another agent and the module far away; Joan where the test wants her. */
function state(joan: string, drone: Partial<Drone> = {}, rest: DrawnState = {}): BurncycleState {
  const made = drawnState(FLOOR, {
    bots: [
      { at: 'c2', card: 'memory', upgrades: ALL },
      { at: 'f1', card: 'bit' },
      { at: 'd1', card: 'casing' },
    ],
    active: 0,
    floor: ROOMS,
    ...rest,
  });
  made.drone = { bot: 0, cell: cell(joan), isCharged: true, moved: 0, ...drone };
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  made.tracker = 0;
  return made;
}
const acting = (made: BurncycleState): Table => new Table(made, frameOf(act, { isOn: true }));
const moving = (made: BurncycleState, ap = 9): Table => new Table(made, frameOf(move, { isOptimized: false, ap }));
const joan = (t: Table): string => {
  const { cell: place, isCharged, moved } = t.state.drone ?? { cell: -1, isCharged: false, moved: 0 };
  return `${drawn.cellNames[place] ?? 'off'} ${isCharged ? 'charged' : 'discharged'} ${moved}`;
};

describe('BC-MEM-01 Joan comes with Memory as an agent, and is no bot', () => {
  const choosing = (...cards: readonly string[]): BurncycleState => {
    const made = drawnState(FLOOR, { bots: [{ card: '' }, { card: '' }, { card: '' }] });
    const t = new Table(made, frameOf(chooseBots, {}));
    for (const card of cards) t.play({ kind: 'bot', card });
    return t.over().state;
  };

  test('BC-MEM-01 whoever takes Memory has her, charged', () => {
    expect(choosing('bit', 'memory', 'exe').drone).toEqual({ bot: 1, cell: -1, isCharged: true, moved: 0 });
    expect(choosing('memory', 'bit', 'exe').bots).toHaveLength(3);
  });

  test('BC-MEM-01 as command module Memory has no drone', () => {
    expect(choosing('bit', 'exe', 'memory').drone).toBeUndefined();
  });

  test('BC-MEM-01 she picks up no cache', () => {
    const t = acting(state('c2', {}, { floor: { ...ROOMS, caches: ['d2'] } }));
    t.play(JOAN).play(go(E)).play(END);
    expect(t.state.floor.caches).toEqual([cell('d2')]);
    expect(t.step).toBe('burncycle/act');
  });
});

test('BC-MEM-02 security units do not notice Joan', () => {
  const t = acting(state('c2', {}, { guards: ['usher f2 w'], bots: [{ at: 'b1', card: 'memory' }, { at: 'f1' }] }));
  t.state.drone = { bot: 0, cell: cell('e2'), isCharged: true, moved: 0 };
  t.play(JOAN).play(go(W)).play(END);
  expect(t.events.map(({ name }) => name)).not.toContain('burncycle/bot-detected');
  const corporation = new Table(t.state, frameOf(security, startSecurity)).playOut();
  expect(corporation.events.filter(({ name }) => name === 'burncycle/guard-activated')).toMatchObject([
    { data: { priority: 'patrol' } },
  ]);
});

describe('BC-MEM-03 charged, Joan does what active abilities describe', () => {
  test('BC-MEM-03 she flies so many spaces in a turn, in one go or in several', () => {
    const [first] = botCard('memory').abilities;
    expect(first?.use?.effects).toEqual([{ do: 'fly-drone', spaces: 4 }]);
    const t = acting(state('c2'));
    t.play(JOAN).play(go(E)).play(go(E)).play(END);
    expect(joan(t)).toBe('e2 charged 2');
    t.play(JOAN).play(go(E)).play(go(W));
    expect(joan(t)).toBe('e2 charged 4');
    expect(t.refusal(JOAN)).toBe('BC-FREE-07 nothing-would-happen');
  });

  test('BC-MEM-03 her spaces are back in the next turn', () => {
    const made = state('e2', { moved: 4 });
    const t = new Table({ ...made, active: -1, marker: 1 }, frameOf(rounds, {}));
    expect(joan(t)).toBe('e2 charged 0');
  });

  test('BC-MEM-03 whoever sends her off makes her fly', () => {
    const t = acting(state('c2')).play(JOAN);
    expect(t.refusal(END)).toBe('BC-MEM-05 not-flown-yet');
    expect(t.play(go(E)).refusal(END)).toBe('fine');
  });

  test('BC-MEM-03 an ability that is not active is not hers', () => {
    const made = state('d2', {}, { guards: ['hamster e2 e'] });
    expect(acting(made).refusal(DISTRACT)).toBe('fine');
    const [memory] = made.bots;
    if (memory !== undefined) memory.upgrades = { ...ALL, unique: [] };
    expect(acting(made).refusal(DISTRACT)).toBe('BC-FREE-07 nothing-to-use');
    const door = { kind: 'keypad', bot: 0, door: 0 };
    const without = state('b2');
    expect(acting(without).refusal(door)).toBe('fine');
    Object.assign(without.bots[0] ?? {}, { upgrades: { ...ALL, unique: [0, 2] } });
    expect(acting(without).refusal(door)).toBe('BC-KEYPAD-01 not-beside-the-door');
  });

  test('BC-MEM-03 nobody flies her while Memory is shut down, nor in the turn of another', () => {
    const down = state('d2');
    const [memory] = down.bots;
    if (memory !== undefined) memory.energy = 0;
    expect(acting(down).refusal(JOAN)).toBe('BC-SHUT-08 shut-down');
    expect(acting({ ...state('d2'), active: 1 }).refusal(JOAN)).toBe('BC-FREE-07 not-yours-to-use');
  });
});

describe('BC-MEM-04 scouting and Distract discharge Joan', () => {
  test('BC-MEM-04 she scouts the room that she enters', () => {
    const made = state('b2', {}, { unlocked: ['b2'] });
    made.floor.unscouted = [0];
    const t = acting(made).dice(4).play(JOAN).play(go(S));
    expect(t.state.floor.unscouted).toEqual([]);
    expect(joan(t)).toBe('b1 discharged 1');
  });

  test('BC-MEM-04 Distract stuns a guard beside her, and she is empty', () => {
    const t = acting(state('d2', {}, { guards: ['hamster e2 e'] })).play(DISTRACT);
    expect(t.state.guards[0]?.isStunned).toBe(true);
    expect(joan(t)).toBe('d2 discharged 0');
  });

  test('BC-MEM-04 a guard beside Memory alone is out of her reach', () => {
    expect(acting(state('e2', {}, { guards: ['hamster b2 e'] })).refusal(DISTRACT)).toBe(
      'BC-FREE-07 nothing-would-happen',
    );
  });
});

describe('BC-MEM-05 discharged, Joan can only be moved', () => {
  test('BC-MEM-05 she stays out of unscouted rooms', () => {
    const made = state('b2', { isCharged: false }, { unlocked: ['b2'] });
    made.floor.unscouted = [0];
    const t = acting(made).play(JOAN);
    expect(t.refusal(go(S))).toBe('BC-MEM-05 drone-is-discharged');
    expect(t.refusal(go(W))).toBe('fine');
    t.state.floor.unscouted = [];
    expect(t.refusal(go(S))).toBe('fine');
  });

  test('BC-MEM-05 she neither distracts nor opens doors', () => {
    const empty = acting(state('b2', { isCharged: false }, { guards: ['hamster a2 e'] }));
    expect(empty.refusal(DISTRACT)).toBe('BC-FREE-07 nothing-would-happen');
    expect(empty.refusal({ kind: 'keypad', bot: 0, door: 0 })).toBe('BC-KEYPAD-01 not-beside-the-door');
    const full = acting(state('b2', {}, { guards: ['hamster a2 e'] }));
    expect(full.refusal(DISTRACT)).toBe('fine');
    expect(full.refusal({ kind: 'keypad', bot: 0, door: 0 })).toBe('fine');
  });

  test('BC-MEM-05 walls and locked doors stop her, charged or not', () => {
    const t = acting(state('b2')).play(JOAN);
    expect(t.refusal(go(S))).toBe('BC-MOVE-05 the-way-is-barred');
    expect(t.refusal(go(N))).toBe('BC-MOVE-05 the-way-is-barred');
  });
});

describe("BC-MEM-06 on Memory's space Joan is charged", () => {
  test('BC-MEM-06 when she flies there', () => {
    const t = acting(state('d2', { isCharged: false }))
      .play(JOAN)
      .play(go(W));
    expect(joan(t)).toBe('c2 charged 1');
  });

  test('BC-MEM-06 when Memory comes to her', () => {
    const t = moving(state('d2', { isCharged: false })).play({ kind: 'step', bot: 0, side: E });
    expect(joan(t)).toBe('d2 charged 0');
  });

  test('BC-MEM-06 there Distract does not empty her', () => {
    const t = acting(state('c2', {}, { guards: ['hamster d2 e'] })).play(DISTRACT);
    expect(t.state.guards[0]?.isStunned).toBe(true);
    expect(joan(t)).toBe('c2 charged 0');
  });
});

describe("BC-MEM-07 Joan and Memory use each other's space", () => {
  test('BC-MEM-07 in and out, but of nobody else', () => {
    const t = acting(state('b2', {}, { guards: ['hamster d2 e'] }))
      .play(JOAN)
      .play(go(E));
    expect(joan(t)).toBe('c2 charged 1');
    expect(t.refusal(go(E))).toBe('BC-MEM-07 a-unit-is-in-the-way');
    t.play(go(W));
    expect(joan(t)).toBe('b2 charged 2');
  });

  test('BC-MEM-07 another bot is in her way', () => {
    const bots = [{ at: 'c2', card: 'memory' }, { at: 'f2' }, { at: 'd2' }];
    expect(acting(state('e2', {}, { bots })).refusal(JOAN)).toBe('BC-FREE-07 nothing-would-happen');
    const t = acting(state('e2', {}, { bots, unlocked: ['e2'] })).play(JOAN);
    expect(t.refusal(go(E))).toBe('BC-MEM-07 a-unit-is-in-the-way');
    expect(t.legal()).toEqual([go(S)]);
  });
});

test('BC-MEM-08 Memory carries Joan along, and her spaces for the turn stay', () => {
  const t = moving(state('c2')).play({ kind: 'step', bot: 0, side: E }).play({ kind: 'step', bot: 0, side: E });
  expect(joan(t)).toBe('e2 charged 0');
  const swap = moving(state('c2', {}, { bots: [{ at: 'c2', card: 'memory', upgrades: ALL }, { at: 'd2' }, {}] }));
  expect(joan(swap.play({ kind: 'step', bot: 0, side: E }))).toBe('d2 charged 0');
  expect(joan(moving(state('b2')).play({ kind: 'step', bot: 0, side: E }))).toBe('b2 charged 0');
});

describe('BC-MEM-09 whoever else comes through Joan trades spaces with her', () => {
  test('BC-MEM-09 a bot', () => {
    const t = new Table(state('e1'), frameOf(moveStep, { bot: 1, to: cell('e1') }));
    expect(joan(t)).toBe('f1 charged 0');
    expect(t.state.bots[1]?.cell).toBe(cell('e1'));
  });

  test('BC-MEM-09 a security unit on its way', () => {
    const made = state('e2', {}, { guards: ['hamster f2 w'], bots: [{ at: 'a1', card: 'memory' }, { at: 'c1' }] });
    const t = new Table({ ...made, active: -1 }, frameOf(security, startSecurity)).playOut();
    expect(t.guard(0)).toBe('d2 w');
    expect(joan(t)).toBe('f2 charged 0');
  });

  test('BC-MEM-09 a unit that is pushed onto her, and then the bot that pushes', () => {
    const bots = [{ at: 'a1', card: 'memory' }, { at: 'b2', card: 'bit', upgrades: ALL }, {}];
    const made = { ...state('d2', {}, { bots, guards: ['hamster c2 e'] }), active: 1 };
    const t = moving(made).play({ kind: 'push', bot: 1, side: E, to: cell('d2') });
    expect(t.guard(0)).toBe('d2 e');
    expect(t.state.bots[1]?.cell).toBe(cell('c2'));
    expect(joan(t)).toBe('b2 charged 0');
  });

  test('BC-MEM-09 a unit that is deployed does not come on top of her', () => {
    const posts = [{ cell: 'a2', facing: 'e' as const, kind: 'hallway' as const, number: 1 }];
    const made = state('a2', {}, { floor: { ...ROOMS, posts } });
    const t = new Table(made, frameOf(deploy, { kind: 'hamster', post: 0, hasKey: false })).over();
    expect([t.guard(0), joan(t)]).toEqual(['b2 e', 'a2 charged 0']);
  });
});

test('BC-MEM-10 the team leaves without looking for Joan, who is with Memory on the next floor', () => {
  const played = mission([task({ scope: 'team', deed: { do: 'terminals-left', most: 9 } })]);
  const [first] = played.floors;
  if (first === undefined) throw new Error('the mission has no floor');
  const two = { ...played, floors: [first, first] };
  const t = missionTable(
    two,
    frameOf(floorCheck, {}),
    { bots: [{ at: 'e2', card: 'memory' }, { at: 'f2' }] },
    (made) => {
      made.progress = { tasks: [], isDone: true, win: [] };
      made.captain = 'vance';
      made.drone = { bot: 0, cell: cell('a2'), isCharged: false, moved: 2 };
    },
  ).playOut();
  expect(t.state.stage).toBe(1);
  expect(t.state.drone).toMatchObject({ cell: t.state.bots[0]?.cell, isCharged: true });
  expect(t.state.bots[0]?.cell).toBeGreaterThan(0);
});

describe("BC-MEM-11 what is done through Joan is Memory's", () => {
  test('BC-MEM-11 her energy from the cell, her key under the guard', () => {
    const made = state('b2', {}, { unlocked: ['b2'] });
    made.floor.unscouted = [0];
    const t = acting(made).dice(4).play(JOAN).play(go(S));
    expect(t.energy(0)).toBe(6);
    expect(t.events).toContainEqual(
      expect.objectContaining({ name: 'burncycle/room-scouted', data: expect.objectContaining({ room: 0, bot: 0 }) }),
    );
    const guards = [{ kind: 'hamster', at: 'e2', facing: 1 as const, hasKey: true }];
    expect(acting(state('d2', {}, { guards })).play(DISTRACT).state.bots[0]?.keys).toBe(1);
  });

  test('BC-MEM-11 an alarm at the door gives Memory away, where she stands', () => {
    const t = new Table(
      state('b2'),
      frameOf(keypad, { bot: 0, door: 0, isOptimized: false, inputs: ['alarm', 'shock'], by: 'inputs' }),
    );
    t.play({ kind: 'accept', input: 'alarm' });
    expect(t.chip(0)).toBe('c2');
    expect(t.play({ kind: 'accept', input: 'shock' }).energy(0)).toBe(4);
    expect(t.events).toContainEqual(
      expect.objectContaining({
        name: 'burncycle/door-unlocked',
        data: expect.objectContaining({ door: 0, by: 'inputs', bot: 0 }),
      }),
    );
  });

  test("BC-MEM-11 the module's keypad action is not done through her", () => {
    expect(acting(state('b2')).refusal({ kind: 'keypad', bot: 2, door: 0 })).toBe('BC-KEYPAD-01 not-beside-the-door');
    expect(acting(state('b2')).legal()).toContainEqual({ kind: 'keypad', bot: 0, door: 0 });
  });
});

describe('BC-MEM-12 after a keypad action Joan may enter', () => {
  const opened = (made: BurncycleState): Table =>
    new Table(made, frameOf(keypad, { bot: 0, door: 0, isOptimized: false, inputs: ['shock'], by: 'inputs' })).play({
      kind: 'accept',
      input: 'shock',
    });

  test('BC-MEM-12 as part of the action: her spaces for the turn stay, and she scouts', () => {
    const made = state('b2', { moved: 4 });
    made.floor.unscouted = [0];
    const t = opened(made).dice(4).play({ kind: 'through' });
    expect(joan(t)).toBe('b1 discharged 4');
    expect(t.over().state.bots[0]?.cell).toBe(cell('c2'));
  });

  test('BC-MEM-12 or stay where she is', () => {
    const t = opened(state('b2')).play({ kind: 'stay' }).over();
    expect(joan(t)).toBe('b2 charged 0');
  });

  test('BC-MEM-12 at a door beside Memory it is Memory who enters', () => {
    const made = state('b2', {}, { bots: [{ at: 'b2', card: 'memory', upgrades: ALL }, { at: 'f1' }] });
    const t = opened(made).play({ kind: 'through' });
    expect(t.state.bots[0]?.cell).toBe(cell('b1'));
  });
});
