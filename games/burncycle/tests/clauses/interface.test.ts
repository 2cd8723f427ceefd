/** Clauses BC-IFACE-01 to 10: Interface in the chip of a guard. */
import { type Frame, frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { move } from '../../rules/actions/move.ts';
import { effectList } from '../../rules/effects/list.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { modifier } from '../../rules/powers.ts';
import { becomeGuards } from '../../rules/special/disguise.ts';
import { corporationTurn } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { cache, mission, moving as missionMove, table as missionTable, PICK, step, task } from '../mission-kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+-+-+-+-+
  |. . . . . . . .|
  +-+d+-+-+-+-+d+-+
  |A A A A|B B B B|
  +-+-+-+-+-+-+-+-+
`;
const drawn = drawnFloor(FLOOR);
const cell = (name: string): number => at(drawn, name);
const [N, E, W] = [0, 1, 3] as const;
const FACE = { kind: 'use', bot: 0, from: 'ability', index: 0 };
const UNMASK = { kind: 'unmask' };
const face = (side: number) => ({ kind: 'face', side });

/** Interface at c2, the module in room B; in a chip if one is named. */
function state(kind: string | undefined, rest: DrawnState = {}, change: (made: BurncycleState) => void = () => {}) {
  const disguise = kind === undefined ? {} : { disguise: { kind, facing: E } };
  const made = drawnState(FLOOR, {
    bots: [
      { at: 'c2', card: 'interface', ...disguise },
      { at: 'a1', card: 'byte' },
      { at: 'h1', card: 'bit' },
    ],
    active: 0,
    ...rest,
  });
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  made.tracker = 0;
  made.guardPiles[1] = { left: ['hamster', 'usher'], discard: [] };
  change(made);
  return made;
}
const disguised = (kind: string, ...bots: readonly NonNullable<DrawnState['bots']>[number][]): DrawnState => ({
  bots: [{ at: 'c2', card: 'interface', disguise: { kind, facing: E } }, ...bots],
});
const acting = (made: BurncycleState): Table => new Table(made, frameOf(act, { isOn: true }));
const names = (t: Table): readonly string[] => t.events.map(({ name }) => name.replace('burncycle/', ''));
/** The corporation turn up to its end; pings would roll dice, so one sits on a ring where it meets no hub. */
function corporation(made: BurncycleState): Table {
  const whole: BurncycleState = { ...made, pings: [node('1.1')], ceo: 1 };
  const t = new Table(whole, frameOf(corporationTurn, { at: 0 }) as Frame, Array<number>(30).fill(1));
  return t.playOut();
}
const activated = (t: Table): readonly unknown[] =>
  t.events.filter(({ name }) => name === 'burncycle/guard-activated').map(({ data }) => data);

describe('how Interface gets into a chip', () => {
  test('BC-IFACE-01 it draws a guard of the floor and says where it looks', () => {
    const t = acting(state(undefined)).dice(2).play(FACE);
    expect(t.legal()).toHaveLength(4);
    t.play(face(W));
    expect(t.state.bots[0]?.disguise).toEqual({ kind: 'usher', facing: W });
    expect(t.state.guardPiles[1]?.left).toEqual(['hamster']);
    expect(t.energy(0)).toBe(4);
  });

  test('BC-IFACE-01 not while it is detected, nor on top of another chip', () => {
    const bots = [{ at: 'c2', chip: 'c2', card: 'interface' }, { at: 'h1' }];
    expect(acting(state(undefined, { bots })).refusal(FACE)).toBe('BC-FREE-07 nothing-would-happen');
    expect(acting(state('hamster')).refusal(FACE)).toBe('BC-FREE-07 nothing-would-happen');
    const elsewhere = [{ at: 'c2', chip: 'h2', card: 'interface' }, { at: 'h1' }];
    expect(acting(state(undefined, { bots: elsewhere })).refusal(FACE)).toBe('fine');
  });
});

test('BC-IFACE-01 awareness passes over a disguised Interface', () => {
  const guards = ['usher f2 w'];
  const plain = new Table(state(undefined, { guards }), frameOf(move, { isOptimized: false, ap: 3 }));
  expect(plain.play(step(0, E)).chip(0)).toBe('d2');
  const t = new Table(state('hamster', { guards }), frameOf(move, { isOptimized: false, ap: 3 }));
  Object.assign(t.state.bots[0]?.notes ?? {}, { steps: 2 });
  expect(t.play(step(0, E)).chip(0)).toBe('mat');
});

test('BC-IFACE-01 nor do units notice it that look around when another comes back', () => {
  const back = (disguise: { kind: string; facing: 1 } | undefined): Table => {
    const bots = [{ at: 'e2', card: 'interface', disguise }, { at: 'h1', energy: 0 }, { at: 'a2' }];
    const list = [{ do: 'energy', amount: 1, to: 'each-agent' }];
    const made = drawnState(FLOOR, { bots, guards: ['usher f2 w'], active: 0 });
    return new Table(made, frameOf(effectList, { list, at: 0, context: { bot: 0 } })).over();
  };
  expect([back(undefined).chip(0), back({ kind: 'hamster', facing: 1 }).chip(0)]).toEqual(['e2', 'mat']);
});

describe('BC-IFACE-02 detected in any other way, it loses the chip at once', () => {
  test('BC-IFACE-02 by a strike', () => {
    const guards = ['walker d2 w'];
    const t = acting(state('hamster', { guards }, (made) => (made.pool = { basic: 1, advanced: 0, elite: 0 })));
    t.play({ kind: 'strike', bot: 0, guard: 0 }).dice(3).play({ kind: 'dice', basic: 1, advanced: 0, elite: 0 });
    expect(t.state.bots[0]?.disguise).toBeUndefined();
    expect(t.chip(0)).toBe('c2');
    expect(t.state.guardPiles[1]?.discard).toEqual(['hamster']);
  });

  test('BC-IFACE-02 by an alarm, with its own detection after it', () => {
    const memory = {
      bot: 0,
      door: 0,
      isOptimized: false,
      inputs: ['alarm' as const, 'shock' as const],
      by: 'inputs' as const,
    };
    const t = new Table(state('hamster'), frameOf(keypad, memory)).play({ kind: 'accept', input: 'alarm' });
    expect(names(t)).toEqual(['disguise-removed', 'bot-detected']);
  });

  test('BC-IFACE-02 by a ping that throws its IP back', () => {
    const made = state('hamster', {}, (one) => {
      const [agent] = one.bots;
      if (agent !== undefined) agent.ip = node('1.2');
    });
    const t = corporation(made);
    expect(t.state.bots[0]?.disguise).toBeUndefined();
    expect([t.state.bots[0]?.cell, t.state.bots[0]?.chip]).toEqual([cell('e2'), cell('e2')]);
    expect(t.state.guards).toEqual([]);
  });

  test('BC-IFACE-02 on its own awareness chip', () => {
    const bots = [{ at: 'c2', chip: 'd2', card: 'interface', disguise: { kind: 'usher', facing: E } }, { at: 'h1' }];
    const made = state(undefined, { bots });
    Object.assign(made.bots[0]?.notes ?? {}, { steps: 2 });
    const t = new Table(made, frameOf(move, { isOptimized: false, ap: 0 })).play(step(0, E));
    expect(t.state.bots[0]?.disguise).toBeUndefined();
    expect(t.chip(0)).toBe('d2');
  });
});

describe('BC-IFACE-03 how else the chip goes', () => {
  test('BC-IFACE-03 as a free action, and whoever looks sees it then', () => {
    const t = acting(state('hamster', { guards: ['usher f2 w'] })).play(UNMASK);
    expect(t.state.bots[0]?.disguise).toBeUndefined();
    expect(t.state.guardPiles[1]?.discard).toEqual(['hamster']);
    expect(t.chip(0)).toBe('c2');
    expect(t.refusal(UNMASK)).toBe('BC-IFACE-03 no-disguise');
  });

  test('BC-IFACE-03 only in its own turn', () => {
    expect(acting({ ...state('hamster'), active: 1 }).refusal(UNMASK)).toBe('BC-IFACE-03 no-disguise');
  });

  test('BC-IFACE-03 with the floor', () => {
    const played = mission([task({ scope: 'one-bot', deed: cache })]);
    const two = { ...played, floors: [...played.floors, ...played.floors] };
    const bots = [{ at: 'e2', card: 'interface', disguise: { kind: 'hamster', facing: E } }, { at: 'f2' }];
    const t = missionTable(two, frameOf(floorCheck, {}), { bots }, (made) => {
      made.progress.isDone = true;
      made.captain = 'vance';
    }).playOut();
    expect([t.state.stage, t.state.bots[0]?.disguise, t.state.guardPiles[1]?.discard]).toEqual([
      1,
      undefined,
      ['hamster'],
    ]);
  });

  test('BC-IFACE-03 otherwise it stays from turn to turn', () => {
    expect(corporation(state('usher')).state.bots[0]?.disguise).toEqual({ kind: 'usher', facing: E });
  });

  test('BC-IFACE-03 not with the last energy: who is shut down wears nothing', () => {
    const memory = { bot: 0, door: 0, isOptimized: false, inputs: ['shock' as const], by: 'inputs' as const };
    const bots = [{ at: 'c2', card: 'interface', energy: 1, disguise: { kind: 'hamster', facing: E } }, { at: 'h1' }];
    const t = new Table(state(undefined, { bots }), frameOf(keypad, memory)).play({ kind: 'accept', input: 'shock' });
    expect([t.energy(0), t.state.bots[0]?.disguise]).toEqual([0, undefined]);
  });
});

describe('BC-IFACE-04 a move action in disguise', () => {
  /** Hamster moves 2. Two basic dice show 2 AP, optimized 4. */
  const moving = (isOptimized: boolean): Table => {
    const made = state('hamster', {
      bots: [{ at: 'c2', card: 'interface', disguise: { kind: 'hamster', facing: E } }, { at: 'h1' }],
    });
    made.pool = { basic: 2, advanced: 0, elite: 0 };
    const t = new Table(made, frameOf(move, { isOptimized }));
    return t.dice(3, 3).play({ kind: 'dice', basic: 2, advanced: 0, elite: 0 });
  };

  test('BC-IFACE-04 Interface goes as far as the chip says, whatever was rolled', () => {
    const t = moving(true).play(step(0, E)).play(step(0, E));
    expect(t.state.bots[0]?.cell).toBe(cell('e2'));
    expect(t.refusal(step(0, E))).toBe('BC-IFACE-04 no-movement-left');
  });

  test('BC-IFACE-04 the AP are for the module, with the bonus of an optimized action', () => {
    const four = moving(true);
    for (const side of [W, W, W, E]) four.play(step(1, side));
    expect(four.refusal(step(1, W))).toBe('BC-MOVE-03 too-few-ap');
    expect(four.refusal(step(0, E))).toBe('fine');
    const two = moving(false).play(step(1, W)).play(step(1, W));
    expect(two.refusal(step(1, W))).toBe('BC-MOVE-03 too-few-ap');
  });

  test('BC-IFACE-04 steps that were not made do not wait for the next action', () => {
    const t = moving(false).play({ kind: 'end' }).play(face(E)).over();
    expect(t.state.bots[0]?.notes.steps ?? 0).toBe(0);
  });
});

test('BC-IFACE-04 whoever loses the chip on the way walks on by AP, and the steps of the chip are gone', () => {
  const bots = [{ at: 'c2', chip: 'd2', card: 'interface', disguise: { kind: 'walker', facing: E } }, { at: 'h1' }];
  const made = state(undefined, { bots });
  made.pool = { basic: 1, advanced: 0, elite: 0 };
  const t = new Table(made, frameOf(move, { isOptimized: false })).dice(3);
  t.play({ kind: 'dice', basic: 1, advanced: 0, elite: 0 }).play(step(0, E));
  expect([t.state.bots[0]?.disguise, t.refusal(step(0, E))]).toEqual([undefined, 'fine']);
  expect(t.play(step(0, E)).refusal(step(0, E))).toBe('BC-MOVE-03 too-few-ap');
});

test('BC-IFACE-05 after a move action Interface chooses where its chip looks', () => {
  const t = new Table(state('hamster'), frameOf(move, { isOptimized: false, ap: 2 })).play({ kind: 'end' });
  expect([t.step, t.seat]).toEqual(['burncycle/face-disguise', 'r']);
  expect(t.play(face(W)).over().state.bots[0]?.disguise?.facing).toBe(W);
  new Table(state(undefined), frameOf(move, { isOptimized: false, ap: 2 })).play({ kind: 'end' }).over();
});

describe("BC-IFACE-06 the chip's abilities work on the team, and none works on Interface", () => {
  test('BC-IFACE-06 Drain: a bot that comes beside it loses a chip, in a turn of the players', () => {
    const drained = (kind: string): number => {
      const made = state(undefined, disguised(kind, { at: 'e2', card: 'bit' }, { at: 'h1' }));
      const [, other] = made.bots;
      if (other !== undefined) other.supply.tech = 1;
      const t = new Table({ ...made, active: 1 }, frameOf(move, { isOptimized: false, ap: 3 })).play(step(1, W));
      return t.state.bots[1]?.supply.tech ?? -1;
    };
    expect([drained('walker'), drained('hamster')]).toEqual([0, 1]);
  });

  test('BC-IFACE-06 Drain: so does a bot beside which the chip is put on', () => {
    const made = state(undefined, { bots: [{ at: 'c2', card: 'interface' }, { at: 'd2' }, { at: 'h1' }] }, (one) => {
      one.guardPiles[1] = { left: ['walker'], discard: [] };
      Object.assign(one.bots[1]?.supply ?? {}, { tech: 1 });
    });
    expect(acting(made).dice(1).play(FACE).play(face(E)).state.bots[1]?.supply.tech).toBe(0);
  });

  test('BC-IFACE-06 Grapple: whoever leaves its side pays more', () => {
    const leave = (kind: string, ap: number): string => {
      const made = state(undefined, disguised(kind, { at: 'd2', card: 'bit' }, { at: 'h1' }));
      return new Table({ ...made, active: 1 }, frameOf(move, { isOptimized: false, ap })).refusal(step(1, E));
    };
    expect([leave('latch', 1), leave('latch', 2), leave('hamster', 1)]).toEqual([
      'BC-ABIL-06 too-few-ap',
      'fine',
      'fine',
    ]);
  });

  test('BC-IFACE-06 BC-RULE-28 units beside it neither drain nor hold it', () => {
    const walked = (kind: string | undefined, guard: string): Table => {
      const made = state(kind, { guards: [guard] }, (one) => {
        Object.assign(one.bots[0]?.notes ?? {}, { steps: 1 });
        Object.assign(one.bots[0]?.supply ?? {}, { tech: 1 });
      });
      return new Table(made, frameOf(move, { isOptimized: false, ap: 0 }));
    };
    expect(walked('hamster', 'latch d2 e').refusal(step(0, W))).toBe('fine');
    expect(walked(undefined, 'latch d2 e').refusal(step(0, W))).toBe('BC-ABIL-06 too-few-ap');
    const tech = (kind: string | undefined): number =>
      walked(kind, 'walker e2 e').play(step(0, E)).state.bots[0]?.supply.tech ?? -1;
    expect([tech('hamster'), tech(undefined)]).toEqual([1, 0]);
  });

  test('BC-RULE-28 nor does what a captain does to bots in its sight', () => {
    const aura = (kind: string | undefined): number => modifier(state(kind, { guards: ['zuk d2 w'] }), 0, 'test-ap');
    expect([aura('hamster'), aura(undefined)]).toEqual([0, -1]);
  });
});

test('BC-IFACE-07 in a turn of the players it counts as an agent, in its chip too', () => {
  const played = mission([task({ scope: 'one-agent', deed: cache })]);
  const bots = [{ at: 'a3', card: 'interface', disguise: { kind: 'usher', facing: E } }, { at: 'f3' }];
  const t = missionMove(played, { bots }, (made) => Object.assign(made.bots[0]?.notes ?? {}, { steps: 2 }));
  t.play(step(0, N)).play(PICK);
  expect(t.state.progress.isDone).toBe(true);
});

describe('BC-IFACE-08 a disguised Interface does not detect', () => {
  test('BC-IFACE-08 who passes before its chip stays unnoticed', () => {
    const made = state(undefined, disguised('usher', { at: 'f2', card: 'bit' }, { at: 'h1' }));
    const t = new Table({ ...made, active: 1 }, frameOf(move, { isOptimized: false, ap: 3 })).play(step(1, W));
    expect(t.chip(1)).toBe('mat');
  });

  test('BC-IFACE-08 nor on its patrol, even when it runs into a bot', () => {
    const t = corporation(state(undefined, disguised('hamster', { at: 'e2', card: 'bit' }, { at: 'h1' })));
    expect(t.state.bots[0]?.cell).toBe(cell('d2'));
    expect(t.chip(1)).toBe('mat');
  });
});

describe('BC-IFACE-09 in the corporation turn it is a guard', () => {
  test('BC-IFACE-09 it patrols by its chip, and is an agent again when the round ends', () => {
    const t = corporation(state('hamster'));
    expect(activated(t)).toEqual([{ guard: 0, unit: 'hamster', priority: 'patrol' }]);
    expect(t.state.bots[0]?.cell).toBe(cell('e2'));
    expect(t.state.bots[0]?.disguise).toEqual({ kind: 'hamster', facing: E });
    expect(t.state.guards).toEqual([]);
  });

  test('BC-IFACE-09 afterwards its chip looks as the unit did', () => {
    const bots = [{ at: 'h2', card: 'interface', disguise: { kind: 'hamster', facing: E } }, { at: 'h1' }];
    const t = corporation(state(undefined, { bots }));
    expect([t.state.bots[0]?.cell, t.state.bots[0]?.disguise?.facing]).toEqual([cell('f2'), W]);
  });

  test('BC-IFACE-09 it pursues a detected bot of the team and attacks it', () => {
    const t = corporation(state(undefined, disguised('usher', { at: 'f2', chip: 'f2', card: 'byte' }, { at: 'h1' })));
    expect(activated(t)).toEqual([{ guard: 0, unit: 'usher', priority: 'pursue' }]);
    expect(t.state.bots[0]?.cell).toBe(cell('e2'));
    expect(t.energy(1)).toBe(4);
  });

  test('BC-IFACE-09 it investigates a chip and takes it away', () => {
    const t = corporation(state(undefined, disguised('usher', { at: 'a1', chip: 'e2', card: 'byte' }, { at: 'h1' })));
    expect(activated(t)).toEqual([{ guard: 0, unit: 'usher', priority: 'investigate' }]);
    expect(t.chip(1)).toBe('mat');
  });

  test('BC-IFACE-09 another unit trades spaces with it and is not stopped', () => {
    const made = state(undefined, {
      bots: [{ at: 'e2', card: 'interface', disguise: { kind: 'usher', facing: E } }, { at: 'h1' }],
      guards: ['hamster f2 w'],
    });
    const t = corporation(made);
    expect(t.guard(0)).toBe('d2 w');
    expect(t.state.bots[0]?.cell).toBe(cell('f2'));
  });

  test('BC-IFACE-09 it is no bot then: a task for all bots in a place does not hold until the round ends', () => {
    const all = task({ scope: 'all-bots', deed: { do: 'be', where: { ground: 'hallway' } } });
    const isDone = (kind: string | undefined): boolean => {
      const bots = [{ at: 'c2', card: 'interface' }, { at: 'e2' }];
      const made = state(kind, { bots, floor: { terminals: ['a1'] } });
      if (kind !== undefined) Object.assign(made.bots[0] ?? {}, { disguise: { kind, facing: W } });
      const order = names(corporation({ ...made, mission: mission([all]) }));
      expect(order).toContain('objective-completed');
      return order.indexOf('objective-completed') < order.indexOf('round-ended');
    };
    expect([isDone('usher'), isDone(undefined)]).toEqual([false, true]);
  });
});

test('BC-IFACE-10 shut down as a guard it loses the chip and 2 energy', () => {
  const made = state(undefined, disguised('usher', { at: 'e2', card: 'byte' }, { at: 'h1' }));
  made.active = -1;
  becomeGuards(made);
  expect(made.guards).toMatchObject([{ kind: 'usher', cell: cell('c2') }]);
  const list = [{ do: 'shut-down-guard', within: 3 }];
  const shut = new Table(made, frameOf(effectList, { list, at: 0, context: { bot: 1 } }));
  expect(shut.energy(0)).toBe(3);
  expect([shut.state.bots[0]?.disguise, shut.state.bots[0]?.cell]).toEqual([undefined, cell('c2')]);
  expect(shut.state.guardPiles[1]?.discard).toEqual(['usher']);
  expect(names(shut)).not.toContain('guard-shut-down');
});
