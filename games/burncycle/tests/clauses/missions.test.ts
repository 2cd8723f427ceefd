/** Clauses BC-OBJ, BC-WIN: tasks, their scopes, and the win. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { act } from '../../rules/actions/act.ts';
import type { Mission } from '../../rules/mission/types.ts';
import type { Table } from '../kit.ts';
import { cache, E, mission, moving, N, PICK, S, step, table, task, W, won } from '../mission-kit.ts';

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
