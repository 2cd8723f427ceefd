/** Clauses BC-MISS-01, 04, BC-OBJ: what a mission fixes, and which deeds count for whom. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CORPORATIONS } from '../../content/floors.ts';
import { MISSIONS } from '../../content/missions.ts';
import { effectList } from '../../rules/effects/list.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { layoutFor } from '../../rules/mission/mission.ts';
import { type Mission, missionSchema, type Task } from '../../rules/mission/types.ts';
import { BANNED } from '../../rules/network/ip-moves.ts';
import { defaultTable } from '../../rules/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import type { Table } from '../kit.ts';
import { cache, E, mission, moving, N, PICK, S, step, table, task, W, won } from '../mission-kit.ts';

const count = (t: Table, at = 0): number => t.state.progress.tasks[at]?.count ?? 0;
const isDone = (t: Table): boolean => t.state.progress.isDone;
const office = { room: 'executive-office' };

test('BC-MISS-01 the mission fixes corporation, floors, starting threat and what is left out of the box', () => {
  for (const played of MISSIONS) {
    const state = startGame(
      { mission: played, difficulty: 'standard', captain: 'vance', table: defaultTable },
      ['r', 's'],
      { pick: () => 0, die: () => 1, shuffle: (items) => [...items] },
    );
    expect(CORPORATIONS.map(({ id }) => id)).toContain(played.corporation);
    expect(state.floor.layout).toBe(`${played.corporation}-${played.floors[0]?.number}`);
    expect([state.threat, state.highest]).toEqual([played.threat, played.threat]);
    for (const id of played.without) expect(state.decks.equipment.left).not.toContain(id);
  }
  expect(MISSIONS.some(({ without }) => without.length > 0)).toBe(true);
});

test('BC-MISS-04 each mission has a length, a complexity, and for every floor its number, objective, reward and tasks', () => {
  for (const { floors, complexity, win, corporation } of MISSIONS) {
    const numbers = floors.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort());
    expect([complexity >= 1 && complexity <= 3, win.tasks.length > 0]).toEqual([true, true]);
    expect(new Set([...floors.map(({ objective }) => objective), win.objective]).size).toBe(floors.length + 1);
    for (const [stage, { reward, number }] of floors.entries()) {
      expect(reward).toBeGreaterThan(0);
      expect(layoutFor({ floors, corporation } as Mission, stage)).toBe(`${corporation}-${number}`);
    }
  }
  const titles = MISSIONS.flatMap(({ id, floors, win }) => [
    id,
    ...floors.map(({ objective }) => objective),
    win.objective,
  ]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('BC-OBJ-01 each floor has one objective, with at least one task also for a single player', () => {
  for (const { floors, win } of MISSIONS) {
    for (const { tasks } of [...floors, win]) expect(tasks.some(({ players }) => players === 1)).toBe(true);
  }
});

test('BC-OBJ-03 tasks may be completed in any order', () => {
  const visit = task({ scope: 'one-bot', deed: { do: 'visit', where: { space: 'terminal' } } });
  const tasks = [task({ scope: 'one-bot', deed: cache }), visit];
  const bots = [{ at: 'b3' }, { at: 'f3' }];
  const first = moving(mission(tasks), { bots }).play(step(0, N)).play(PICK);
  expect([count(first, 0), count(first, 1), isDone(first)]).toEqual([1, 0, false]);
  expect(isDone(first.play(step(1, N)))).toBe(true);
  const second = moving(mission(tasks), { bots }).play(step(1, N));
  expect([count(second, 0), count(second, 1), isDone(second)]).toEqual([0, 1, false]);
  expect(isDone(second.play(step(0, N)).play(PICK))).toBe(true);
});

test('BC-OBJ-04 the bots may leave a floor by the secure zones when its objective is complete', () => {
  const one = mission([task({ scope: 'one-bot', deed: cache })]);
  const two = { ...one, floors: [...one.floors, ...one.floors] } as Mission;
  const stage = (isComplete: boolean): number => {
    const played = moving(two, { bots: [{ at: 'a3' }, { at: 'f2' }] });
    if (isComplete) played.play(step(0, N)).play(PICK);
    const bots = [{ at: 'e2' }, { at: 'f2' }]; // both in secure zones
    return table(two, frameOf(floorCheck, {}), { bots }, (state) => {
      state.captain = 'vance';
      state.progress = played.state.progress;
    }).playOut().state.stage;
  };
  expect([stage(false), stage(true)]).toEqual([0, 1]);
});

test('BC-OBJ-05 what is done for the win before the objective of the last floor does not count', () => {
  const win = { objective: 'win', tasks: [task({ scope: 'one-bot', deed: { do: 'visit', where: office } })] };
  const played = mission([task({ scope: 'one-bot', deed: cache })], { win } as Partial<Mission>);
  const t = moving(played, { bots: [{ at: 'a3' }, { at: 'd3' }] })
    .play(step(1, S))
    .play(step(1, N));
  expect([t.state.progress.win, won(t)]).toEqual([[], false]);
  t.play(step(0, N)).play(PICK);
  expect([isDone(t), won(t)]).toEqual([true, false]);
  expect(won(t.play(step(1, S)))).toBe(true);
});

test('BC-OBJ-08 a deed counts for the most demanding of the tasks that ask for it, wherever that stands', () => {
  const caches = (...tasks: Parameters<typeof task>[0][]): Table =>
    moving(mission(tasks.map(task)), { bots: [{ at: 'a3' }, { at: 'd4' }] });
  const plain = { scope: 'any-bots', deed: cache } as const;
  const unseen = caches(plain, { scope: 'one-bot', deed: { ...cache, unnoticed: true } })
    .play(step(0, N))
    .play(PICK);
  expect([count(unseen, 0), count(unseen, 1)]).toEqual([0, 1]);
  const agents = caches(plain, { scope: 'one-agent', deed: cache });
  agents.play(step(0, N)).play(PICK);
  expect([count(agents, 0), count(agents, 1), isDone(agents)]).toEqual([0, 1, false]);
  expect(isDone(agents.play(step(1, W)).play(PICK))).toBe(true);
  const placed = caches(plain, { scope: 'one-bot', deed: { ...cache, where: { ground: 'hallway' } } });
  expect(count(placed.play(step(0, N)).play(PICK), 1)).toBe(1);
});

test('BC-OBJ-09 shut-down agents are still of the team: a task for each agent waits for them', () => {
  const played = mission([task({ scope: 'each-agent', deed: cache })]);
  const down = moving(played, { bots: [{ at: 'a3' }, { at: 'e4', energy: 0 }, { at: 'f3' }] });
  expect(isDone(down.play(step(0, N)).play(PICK))).toBe(false);
  const alone = moving(played, { bots: [{ at: 'a3' }, { at: 'f3' }] });
  expect(isDone(alone.play(step(0, N)).play(PICK))).toBe(true);
});

test('BC-OBJ-15 ANY AGENTS: any mix of agents, but what the module does is no part of it', () => {
  const t = moving(mission([task({ scope: 'any-agents', count: 2, deed: cache })]), {
    bots: [{ at: 'a3' }, { at: 'd4' }],
  });
  t.play(step(1, W)).play(PICK);
  expect(count(t)).toBe(0);
  expect(isDone(t.play(step(0, N)).play(PICK).play(step(0, E)).play(PICK))).toBe(true);
});

const lured = mission([task({ scope: 'captain', deed: { do: 'be-away', where: { ground: 'hallway' } } })]);

test('BC-OBJ-22 a task of the captain: its unit must do it, and no guard or bot can in its place', () => {
  const guards = ['vance a4 e', 'hamster c4 e'];
  const t = moving(lured, { bots: [{ at: 'e3' }, { at: 'f3' }], guards }).play(step(0, N));
  expect(isDone(t)).toBe(false);
  const inside = moving(lured, { bots: [{ at: 'e3' }, { at: 'f3' }], guards: ['vance c1 e', 'hamster c4 e'] });
  expect(isDone(inside.play(step(0, N)))).toBe(true);
});

test('BC-OBJ-22 a task whose scope does not fit its deed is refused with what would fit', () => {
  const problem = (scope: string, deed: object): string | undefined => {
    const tasks = [{ id: 'one', players: 1, scope, deed }];
    return missionSchema.safeParse({ ...lured, floors: [{ ...lured.floors[0], tasks }] }).error?.issues[0]?.message;
  };
  const away = { do: 'be-away', where: { ground: 'hallway' } };
  const be = { do: 'be', where: { ground: 'hallway' } };
  expect([problem('captain', away), problem('all-bots', be), problem('team', { do: 'threat', most: 9 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(problem('one-bot', away)).toBe('be-away is a task for captain, not for one-bot');
  expect(problem('all-agents', { do: 'threat', most: 9 })).toBe('threat is a task for team, not for all-agents');
  expect(problem('each-bot', be)).toContain('not for each-bot'); // visit is meant
  for (const scope of ['captain', 'team', 'all-bots']) expect(problem(scope, cache)).toContain(`not for ${scope}`);
});

test('BC-OBJ-08 one event by which two bots do something serves a task for each of them', () => {
  const end = (scope: 'one-bot' | 'one-agent', where: object) =>
    task({ scope, deed: { do: 'end-turn', where: where as never } });
  const ended = (...tasks: Task[]): number[] => {
    const bots = [{ at: 'c2' }, { at: 'd2' }]; // both in the office
    const t = table(mission(tasks), { step: 'burncycle/end-of-turn', memory: {} }, { bots }).playOut();
    return tasks.map((_, at) => count(t, at));
  };
  expect(ended(end('one-bot', office), end('one-bot', office))).toEqual([1, 1]);
  // The agent alone could do either of them; what the module cannot do is left to it.
  expect(ended(end('one-bot', office), end('one-agent', { type: 'office' }))).toEqual([1, 1]);
  expect(ended(end('one-agent', office), end('one-agent', office))).toEqual([1, 0]);
  expect(ended(task({ scope: 'any-bots', count: 3, deed: { do: 'end-turn', where: office } }))).toEqual([2]);
});

test('BC-OBJ-08 of two bots that swap, one takes the task that the other cannot do', () => {
  const visit = (where: object, scope: 'one-bot' | 'one-agent' = 'one-bot') =>
    task({ scope, deed: { do: 'visit', where: where as never } });
  const swapped = (...tasks: Task[]): number[] => {
    const t = moving(mission(tasks), { bots: [{ at: 'c2' }, { at: 'd2' }] }, (state) =>
      state.bots[0]?.upgrades.universal.push('swap'),
    ).play(step(0, E));
    return tasks.map((_, at) => count(t, at));
  };
  expect(swapped(visit(office), visit(office))).toEqual([1, 1]);
  // The agent could do both; if it took the more demanding one, none would be left for the module.
  const precise = { room: 'executive-office', type: 'office', ground: 'room' };
  expect(swapped(visit(precise), visit(office, 'one-agent'))).toEqual([1, 1]);
});

test('BC-OBJ-06 a bot also gets somewhere by swapping or by pushing', () => {
  const visits = mission([task({ scope: 'each-bot', deed: { do: 'visit', where: { ground: 'secure' } } })]);
  const swapped = moving(visits, { bots: [{ at: 'e3' }, { at: 'e2' }] }, (state) =>
    state.bots[0]?.upgrades.universal.push('swap'),
  ).play(step(0, S));
  expect(swapped.state.progress.tasks[0]?.by).toEqual([0]);
  const pushed = moving(
    visits,
    { bots: [{ at: 'f3' }, { at: 'a4' }], guards: [{ kind: 'hamster', at: 'f2', isStunned: true }] },
    (state) => state.bots[0]?.upgrades.universal.push('push'),
  );
  const [push] = pushed.legal().filter((choice) => (choice as { kind: string }).kind === 'push');
  expect(pushed.play(push as object).state.progress.tasks[0]?.by).toEqual([0]);
});

test('BC-OBJ-17 EACH BOT with several parts: each does all of its own', () => {
  const t = moving(mission([task({ scope: 'each-agent', count: 2, deed: cache })]), {
    bots: [{ at: 'a3' }, { at: 'f3' }],
  });
  expect(isDone(t.play(step(0, N)).play(PICK))).toBe(false);
  expect(isDone(t.play(step(0, E)).play(PICK))).toBe(true);
});

test('BC-OBJ-11 a door that the module unlocks is unlocked by no agent', () => {
  const doors = mission([task({ scope: 'one-agent', deed: { do: 'unlock-door' } })]);
  const by = (bot: number): boolean => {
    const t = moving(doors, { bots: [{ at: 'b3' }, { at: 'd3' }], unlocked: [] }, (state) => {
      for (const each of state.bots) each.keys = 1;
    });
    const [key] = t
      .legal()
      .filter(
        (choice) => (choice as { kind: string; bot: number }).kind === 'key' && (choice as { bot: number }).bot === bot,
      );
    return isDone(t.play(key as object));
  };
  expect([by(0), by(1)]).toEqual([true, false]);
});

test('BC-OBJ-11 a unit that the module stuns is stunned by no agent', () => {
  const stuns = mission([task({ scope: 'one-agent', deed: { do: 'stun-unit' } })]);
  const by = (bot: number): boolean =>
    isDone(
      table(stuns, frameOf(effectList, { list: [{ do: 'stun-guard', within: 9 }], at: 0, context: { bot } }), {
        bots: [{ at: 'a3' }, { at: 'f3' }],
        guards: ['hamster c4 e'],
      }).over(),
    );
  expect([by(0), by(1)]).toEqual([true, false]);
});

test('BC-OBJ-21 a banned player has no network level that a task could ask for', () => {
  const level = mission([task({ scope: 'team', deed: { do: 'network-level', least: 3 } })]);
  const raised = (ip: number): boolean =>
    isDone(
      moving(level, {}, (state) => Object.assign(state.bots[0] ?? {}, { ip, level: 3 }))
        .play(step(0, N))
        .play({ kind: 'leave' }),
    );
  expect([raised(-1), raised(BANNED)]).toEqual([true, false]);
});
