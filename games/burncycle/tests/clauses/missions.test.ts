/** Clauses BC-OBJ, BC-WIN, BC-FLOOR, BC-ESCAPE, BC-LOSE-03: objectives, floors and the ways to win. */
import { type Frame, frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { act } from '../../rules/actions/act.ts';
import { move } from '../../rules/actions/move.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { type Mission, missionSchema, type Task } from '../../rules/mission/types.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';

/** C is the cache room, E the executive office at the outer wall, S a lift, T the stairwell of two spaces. */
const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  +-+d+-+d+d+d+
  |C C|E E|S|T|
  + + + + +-+ +
  |C C|E E|#|T|
  +-+-+-+-+ +-+
`;
const ROOMS = [
  { letter: 'C', id: 'stockroom', type: 'warehouse' as const },
  { letter: 'E', id: 'executive-office', type: 'office' as const },
  { letter: 'S', id: 'small-elevator', zone: 'lift', type: undefined },
  { letter: 'T', id: 'stairwell', zone: 'stairs', type: undefined },
];
const PLAN = { rooms: ROOMS, caches: ['a4', 'b4', 'c4'], objectives: ['d1'], terminals: ['a3', 'f4'] };
const drawn = drawnFloor(FLOOR, PLAN);
const task = (change: Partial<Task> & Pick<Task, 'scope' | 'deed'>): Task => ({
  id: 'task',
  players: 1,
  count: 1,
  perPlayer: 0,
  ...change,
});

function mission(tasks: readonly Task[], change: Partial<Mission> = {}): Mission {
  const floor = { number: 1, objective: 'objective', reward: 2, scouted: [], noCaches: false, layout: drawn.layout };
  const never = task({ scope: 'team', deed: { do: 'terminals-left', most: 0 } });
  return missionSchema.parse({
    id: 'test',
    source: 'original',
    corporation: 'test',
    complexity: 1,
    floors: [{ ...floor, tasks }],
    win: { objective: 'win', tasks: [never] },
    ...change,
  });
}

function table(
  played: Mission,
  step: Frame,
  state: DrawnState = {},
  change: (state: BurncycleState) => void = () => {},
): Table {
  const made = drawnState(FLOOR, {
    floor: PLAN,
    bots: [{ at: 'a3' }, { at: 'f3' }],
    active: 0,
    unlocked: ['b3', 'd3', 'e3', 'f3'],
    ...state,
  });
  const whole = { ...made, mission: played };
  change(whole);
  return new Table(whole, step);
}
const moving = (played: Mission, state?: DrawnState, change?: (state: BurncycleState) => void, ap = 9): Table =>
  table(played, frameOf(move, { isOptimized: false, ap }), state, change);
const step = (bot: number, side: number) => ({ kind: 'step', bot, side });
const PICK = { kind: 'pick-up' };
const [N, E, S, W] = [0, 1, 2, 3];
const cache = { do: 'pick-up-cache' } as const;
const count = (t: Table, at = 0): number => t.state.progress.tasks[at]?.count ?? 0;

test('BC-OBJ-06 a task is complete at the instant its condition holds, in the middle of a move', () => {
  const t = moving(mission([task({ scope: 'one-bot', deed: cache })]))
    .play(step(0, N))
    .play(PICK);
  expect([t.state.progress.isDone, t.step]).toEqual([true, 'burncycle/move']);
});

test('BC-OBJ-07 a complete objective pays every agent, and the module nothing', () => {
  const t = moving(mission([task({ scope: 'one-bot', deed: cache })]))
    .play(step(0, N))
    .play(PICK);
  expect([t.energy(0), t.energy(1)]).toEqual([7, 5]);
});

test('BC-SHUT-06 the reward brings a shut-down agent back', () => {
  const bots = [{ at: 'a3' }, { at: 'e4', energy: 0 }, { at: 'f3' }];
  const t = moving(mission([task({ scope: 'one-bot', deed: cache })]), { bots })
    .play(step(0, N))
    .play(PICK);
  expect(t.energy(1)).toBe(2);
});

test('BC-OBJ-02 tasks above the player count need not be done', () => {
  const tasks = [
    task({ scope: 'one-bot', deed: cache }),
    task({ players: 2, scope: 'one-bot', deed: { do: 'stun-unit' } }),
  ];
  expect(moving(mission(tasks)).play(step(0, N)).play(PICK).state.progress.isDone).toBe(true);
  const bots = [{ at: 'a3' }, { at: 'e4' }, { at: 'f3' }];
  expect(moving(mission(tasks), { bots }).play(step(0, N)).play(PICK).state.progress.isDone).toBe(false);
});

test('BC-OBJ-08 one event does not count for two tasks that ask for the same', () => {
  const tasks = [task({ scope: 'one-bot', deed: cache }), task({ scope: 'one-bot', deed: cache })];
  const t = moving(mission(tasks)).play(step(0, N)).play(PICK);
  expect([count(t, 0), count(t, 1), t.state.progress.isDone]).toEqual([1, 0, false]);
  expect(t.play(step(0, E)).play(PICK).state.progress.isDone).toBe(true);
});

test('BC-EX-31 tasks of a cache unnoticed and of a cache anyhow: one cache serves one of them', () => {
  const tasks = [
    task({ scope: 'one-bot', deed: { ...cache, unnoticed: true } }),
    task({ players: 1, scope: 'one-bot', deed: cache }),
  ];
  const t = moving(mission(tasks), { bots: [{ at: 'a3', chip: 'f1' }, { at: 'f3' }] })
    .play(step(0, N))
    .play(PICK);
  expect([count(t, 0), count(t, 1)]).toEqual([0, 1]);
});

test('BC-OBJ-10 ONE BOT: any bot, the module included', () => {
  const t = moving(mission([task({ scope: 'one-bot', deed: cache })]), { bots: [{ at: 'f3' }, { at: 'a3' }] })
    .play(step(1, N))
    .play(PICK);
  expect(t.state.progress.isDone).toBe(true);
});

test('BC-OBJ-11 ONE AGENT: the module does not complete it', () => {
  const t = moving(mission([task({ scope: 'one-agent', deed: cache })]), { bots: [{ at: 'f3' }, { at: 'a3' }] })
    .play(step(1, N))
    .play(PICK);
  expect(t.state.progress.isDone).toBe(false);
});

test('BC-OBJ-12 TWO BOTS: two different bots must do it', () => {
  const t = moving(mission([task({ scope: 'two-bots', deed: cache })]), { bots: [{ at: 'a3' }, { at: 'd4' }] });
  t.play(step(0, N)).play(PICK).play(step(0, E)).play(PICK);
  expect([count(t), t.state.progress.isDone]).toEqual([1, false]);
  expect(t.play(step(1, W)).play(PICK).state.progress.isDone).toBe(true);
});

test('BC-OBJ-13 TWO AGENTS: the module is none of the two', () => {
  const t = moving(mission([task({ scope: 'two-agents', deed: cache })]), { bots: [{ at: 'a3' }, { at: 'd4' }] });
  expect(t.play(step(0, N)).play(PICK).play(step(1, W)).play(PICK).state.progress.isDone).toBe(false);
});

test('BC-OBJ-14 ANY BOTS: parts may be done by any mix', () => {
  const t = moving(mission([task({ scope: 'any-bots', count: 2, deed: cache })]), {
    bots: [{ at: 'a3' }, { at: 'd4' }],
  });
  expect(t.play(step(0, N)).play(PICK).play(step(1, W)).play(PICK).state.progress.isDone).toBe(true);
});

test('BC-EX-32 ANY BOTS, two caches: also one bot with two', () => {
  const t = moving(mission([task({ scope: 'any-bots', count: 2, deed: cache })]));
  expect(t.play(step(0, N)).play(PICK).play(step(0, E)).play(PICK).state.progress.isDone).toBe(true);
});

test('BC-OBJ-16 COMMAND MODULE: only the module', () => {
  const t = moving(mission([task({ scope: 'module', deed: cache })]), { bots: [{ at: 'a3' }, { at: 'd4' }] });
  expect(t.play(step(0, N)).play(PICK).state.progress.isDone).toBe(false);
  expect(t.play(step(1, W)).play(PICK).state.progress.isDone).toBe(true);
});

test('BC-OBJ-17 EACH BOT: every bot for itself, at different times', () => {
  const t = moving(mission([task({ scope: 'each-bot', deed: cache })]), { bots: [{ at: 'a3' }, { at: 'd4' }] });
  expect(t.play(step(0, N)).play(PICK).state.progress.isDone).toBe(false);
  expect(t.play(step(1, W)).play(PICK).state.progress.isDone).toBe(true);
});

test('BC-EX-33 EACH BOT visits a place, one after the other', () => {
  const where = { space: 'terminal' as const };
  const t = moving(mission([task({ scope: 'each-bot', deed: { do: 'visit', where } })]), {
    bots: [{ at: 'a4' }, { at: 'f3' }],
  });
  expect(t.play(step(0, S)).state.progress.isDone).toBe(false);
  expect(t.play(step(0, N)).play({ kind: 'leave' }).play(step(1, N)).state.progress.isDone).toBe(true);
});

test('BC-OBJ-18 EACH AGENT: the module need not', () => {
  const t = moving(mission([task({ scope: 'each-agent', deed: cache })]));
  expect(t.play(step(0, N)).play(PICK).state.progress.isDone).toBe(true);
});

const hall = { ground: 'hallway' as const };

test('BC-OBJ-19 ALL BOTS SIMULTANEOUSLY: all at the same moment', () => {
  const played = mission([task({ scope: 'all-bots', deed: { do: 'be', where: { room: 'executive-office' } } })]);
  const t = moving(played, { bots: [{ at: 'd3' }, { at: 'd2' }] });
  expect(t.play(step(1, S)).state.progress.isDone).toBe(false);
  expect(t.play(step(0, S)).state.progress.isDone).toBe(true);
});

test('BC-OBJ-20 ALL AGENTS SIMULTANEOUSLY: where the module is does not matter', () => {
  const played = mission([task({ scope: 'all-agents', deed: { do: 'be', where: { room: 'executive-office' } } })]);
  expect(moving(played, { bots: [{ at: 'd3' }, { at: 'a4' }] }).play(step(0, S)).state.progress.isDone).toBe(true);
});

test('BC-SHUT-09 a shut-down agent is still needed where all are', () => {
  const played = mission([task({ scope: 'all-agents', deed: { do: 'be', where: hall } })]);
  const bots = [{ at: 'b2' }, { at: 'e4', energy: 0 }, { at: 'f3' }];
  expect(moving(played, { bots }).play(step(0, N)).state.progress.isDone).toBe(false);
});

test('BC-OBJ-21 TEAM: a state of the game', () => {
  const played = mission([task({ scope: 'team', deed: { do: 'terminals-left', most: 1 } })]);
  const t = table(played, frameOf(act, {}), {}, (state) => {
    state.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
    state.decks.terminal.left = ['terminal-01'];
  });
  t.dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0] });
  expect(t.state.progress.isDone).toBe(true);
});

test('BC-EX-36 an attached secure zone is no part of the room', () => {
  const where = { room: 'executive-office' };
  const t = moving(mission([task({ scope: 'one-bot', deed: { do: 'visit', where } })]), {
    bots: [{ at: 'e3' }, { at: 'a4' }],
  });
  expect(t.play(step(0, S)).state.progress.isDone).toBe(false);
});

const won = (t: Table): boolean => t.outcome?.winners.length === t.state.seats.length;
const outside = {
  objective: 'win',
  tasks: [
    task({ scope: 'all-agents', deed: { do: 'be', where: hall } }),
    task({ scope: 'module', deed: { do: 'be', where: { space: 'objective' } } }),
  ],
};

test('BC-WIN-01 the team wins at the moment the win objective is fulfilled', () => {
  const played = mission([task({ scope: 'one-bot', deed: cache })], { win: outside } as Partial<Mission>);
  const t = moving(played, { bots: [{ at: 'a3' }, { at: 'd2' }] })
    .play(step(0, N))
    .play(PICK);
  expect(won(t)).toBe(false);
  expect(won(t.play(step(1, S)))).toBe(true);
});

test('BC-WIN-02 what is met before the last objective is looked at again when that is complete', () => {
  const played = mission([task({ scope: 'one-bot', deed: cache })], { win: outside } as Partial<Mission>);
  const t = moving(played, { bots: [{ at: 'a3' }, { at: 'd1' }] });
  expect(won(t.play(step(0, N)).play(PICK))).toBe(true);
});

test('BC-EX-34 standing there early does not win, and after the objective it does', () => {
  const played = mission([task({ scope: 'any-agents', count: 2, deed: cache })], { win: outside } as Partial<Mission>);
  const t = moving(played, { bots: [{ at: 'a3' }, { at: 'd1' }] })
    .play(step(0, N))
    .play(PICK);
  expect(won(t)).toBe(false);
  expect(won(t.play(step(0, E)).play(PICK))).toBe(true);
});

test('BC-WIN-03 nobody wins while an agent is shut down', () => {
  const played = mission([task({ scope: 'one-bot', deed: cache })], {
    win: { objective: 'win', tasks: [task({ scope: 'module', deed: { do: 'be', where: { space: 'objective' } } })] },
  } as Partial<Mission>);
  const bots = [{ at: 'a3' }, { at: 'e4', energy: 0 }, { at: 'd2' }];
  const t = moving(played, { bots }, (state) => {
    state.progress.isDone = true;
  });
  expect(won(t.play(step(2, S)))).toBe(false);
});

/** A second floor: the same drawing, the lift in another room. */
const twoFloors = (tasks: readonly Task[]): Mission => {
  const first = mission(tasks);
  return {
    ...first,
    floors: [...first.floors, { ...first.floors[0], number: 2, layout: { ...drawn.layout, number: 2 } }],
  } as Mission;
};
const ready = (
  change: (state: BurncycleState) => void = () => {},
  bots: DrawnState['bots'] = [{ at: 'e2' }, { at: 'f2', chip: 'f3' }],
): Table =>
  table(
    twoFloors([task({ scope: 'one-bot', deed: cache })]),
    frameOf(floorCheck, {}),
    { bots, guards: ['hamster a4 e', { kind: 'walker', at: 'f1', hasKey: true, isStunned: true }] },
    (state) => {
      state.progress.isDone = true;
      state.captain = 'vance';
      state.floor.keypads = [{ door: 0, card: 'keypad-01' }];
      state.floor.destroyed = [edgeBetween(drawn.grid, at(drawn, 'b1'), at(drawn, 'c1')) ?? -1];
      change(state);
    },
  );

test('BC-FLOOR-04 the floor changes at the end of a turn with the objective complete and every bot in a secure zone', () => {
  expect(ready().playOut().state.stage).toBe(1);
  expect(ready((state) => Object.assign(state.progress, { isDone: false })).over().state.stage).toBe(0);
  expect(ready(undefined, [{ at: 'e3' }, { at: 'f2' }]).over().state.stage).toBe(0);
});

test('BC-SHUT-05 nobody changes floors while an agent is shut down', () => {
  expect(ready(undefined, [{ at: 'e2', energy: 0 }, { at: 'f2' }]).over().state.stage).toBe(0);
});

test('BC-FLOOR-05 the marker goes to who had the last turn, and all have a turn before the corporation', () => {
  const t = ready((state) => Object.assign(state, { marker: 5, lastTurn: 0 })).playOut();
  expect([t.state.marker, t.state.lastTurn]).toEqual([0, -1]);
});

test('BC-FLOOR-09 all awareness chips return to the mats', () => {
  expect(ready().playOut().chip(1)).toBe('mat');
});

test('BC-FLOOR-11 bots and units from secure zones are in the zone at the same place', () => {
  const t = ready().playOut();
  expect(drawn.cellNames[t.state.bots[0]?.cell ?? -1]).toBe('e2');
  expect(t.state.guards.map(({ kind }) => kind)).toContain('walker');
});

test('BC-FLOOR-12 in a zone of several spaces the players arrange the units', () => {
  const t = ready();
  expect(t.legal().map((choice) => drawn.cellNames[(choice as { cell: number }).cell])).toEqual(['f1', 'f2']);
});

test('BC-FLOOR-13 zone doors keep their state, other doors lock, destroyed walls are whole again', () => {
  const t = ready().playOut();
  const open = drawn.doors
    .filter((_, door) => t.state.floor.doors[door] === 1)
    .map(({ cells }) => cells.map((cell) => drawn.cellNames[cell]).join());
  expect(open).toEqual(['e2,e3', 'f2,f3']);
  expect(t.state.floor.destroyed).toEqual([]);
});

test('BC-RULE-90 a key under a unit in a secure zone stays with it, as does a stun; keypad cards are discarded', () => {
  const t = ready().playOut();
  expect(t.state.guards.find(({ kind }) => kind === 'walker')).toMatchObject({ hasKey: true, isStunned: true });
  expect([t.state.floor.keypads, t.state.decks.keypad.discard]).toEqual([[], ['keypad-01']]);
});

test('BC-FLOOR-10 the next floor is set up as at the start', () => {
  const t = ready().playOut();
  expect([t.state.floor.caches.length, t.state.floor.terminals.length, t.state.progress.isDone]).toEqual([3, 2, false]);
});

test('BC-FLOOR-16 nothing but the floor changes', () => {
  const t = ready((state) => Object.assign(state, { threat: 7, pings: [3] })).playOut();
  expect([t.state.threat, t.state.pings, t.energy(0)]).toEqual([7, [3], 5]);
});

const escaping = (bots: DrawnState['bots']): Table => {
  const played = mission([task({ scope: 'one-bot', deed: cache })], {
    win: { objective: 'win', tasks: [task({ scope: 'each-bot', deed: { do: 'escape' } })] },
    escape: { where: { room: 'executive-office' } },
  } as Partial<Mission>);
  return moving(played, bots === undefined ? {} : { bots }, (state) => {
    state.progress.isDone = true;
    state.floor.destroyed = [drawn.grid.sides[at(drawn, 'd1') * 4 + 2] ?? -1];
  });
};

test('BC-ESCAPE-02 a bot that steps out is off the floor', () => {
  const t = escaping([{ at: 'd1' }, { at: 'a4' }, { at: 'c1' }])
    .play(step(0, S))
    .over();
  expect([t.state.bots[0]?.cell, t.state.bots[0]?.hasEscaped]).toEqual([-1, true]);
});

test('BC-ESCAPE-03 when an agent escapes, its turn ends at once', () => {
  expect(
    escaping([{ at: 'd1' }, { at: 'a4' }, { at: 'c1' }])
      .play(step(0, S))
      .over().state.isTurnOver,
  ).toBe(true);
});

test('BC-EX-35 the module first, then the last agent: a win; the other way round: a loss', () => {
  const wins = escaping([{ at: 'c1' }, { at: 'd1' }])
    .play(step(1, S))
    .play(step(0, E))
    .play(step(0, S));
  expect(won(wins)).toBe(true);
  const loses = escaping([{ at: 'd1' }, { at: 'c1' }]).play(step(0, S));
  expect(loses.outcome).toMatchObject({ winners: [], clause: 'BC-LOSE-03' });
});

test('BC-LOSE-03 the game is lost if every agent has escaped while the module is inside', () => {
  expect(escaping([{ at: 'd1' }, { at: 'a4' }]).play(step(0, S)).outcome).toMatchObject({ clause: 'BC-LOSE-03' });
});

test("BC-ESCAPE-01 without the mission's word nobody leaves through a destroyed wall", () => {
  const t = moving(
    mission([task({ scope: 'one-bot', deed: cache })]),
    { bots: [{ at: 'd1' }, { at: 'a4' }] },
    (state) => {
      state.progress.isDone = true;
      state.floor.destroyed = [drawn.grid.sides[at(drawn, 'd1') * 4 + 2] ?? -1];
    },
  );
  expect(t.refusal(step(0, S))).toBe('BC-MOVE-05 the-way-is-barred');
});
