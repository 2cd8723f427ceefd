/** Questions about goals, threat, costs and the drone; and every answer has the form that is announced. */
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import { notation } from '../notation/notation.ts';
import { questions } from '../rules/questions.ts';
import type { BurncycleState } from '../rules/types.ts';
import { playAtRandom } from './random-play.ts';

const HALL = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + +-+o+-+-+ +
  |.|A A|B Bd.|
  + + + + + + +
  |.|A A|B B|.|
  +-+-+-+-+-+-+
  mission: lost-parcels
  captain: none
  agent byte a3 energy 7 push
  agent memory a1 energy 5
  module exe f1 energy 3
  guard hamster b3 e
  threat: 10`;

function read(text: string): BurncycleState {
  const position = notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  return position.value.state;
}

function ask(text: string, what: string, params: Record<string, unknown> = {}) {
  const { answer, result } = questions[what] ?? {};
  const found = answer?.(read(text), params, undefined);
  expect(result?.safeParse(found).error).toBeUndefined();
  return found;
}

test('BC-OBJ-02 goals: what the mission asks for, and how far it is', () => {
  expect(ask(`${HALL}\n  tasks: two-caches 2 byte/byte`, 'goals')).toMatchObject({
    mission: 'lost-parcels',
    floor: 1,
    floors: 1,
    complete: false,
    reward: 2,
    tasks: [
      { id: 'two-caches', for: 'floor', deed: 'pick-up-cache', done: 2, needed: 3, isDone: false, by: ['byte'] },
      { id: 'a-third', for: 'floor', scope: 'one-agent', done: 0, needed: 1, by: [] },
      { id: 'everybody-out', for: 'win', deed: 'be', scope: 'all-bots', isDone: false },
    ],
  });
});

describe('threat', () => {
  test('BC-CORP-03 the end of the round adds the number of players, and reaches a threshold', () => {
    expect(ask(HALL, 'threat')).toMatchObject({
      level: 10,
      most: 26,
      round: {
        by: 2,
        to: 12,
        why: [{ add: 2, why: 'players', clause: 'BC-CORP-03' }],
        reaches: [{ kind: 'threshold', id: 'loud-horns', level: 11 }],
        lost: false,
      },
    });
  });

  test('BC-THREAT-05 events that have happened are not ahead, and the last levels lose the game', () => {
    const late = HALL.replace('threat: 10', 'threat: 24 highest 24');
    expect(ask(late, 'threat')).toMatchObject({ ahead: [], round: { to: 26, lost: true }, reboot: { lost: true } });
    const calm = HALL.replace('threat: 10', 'difficulty: simplified\n  threat: 10');
    const { ahead } = ask(calm, 'threat') as { ahead: { kind: string }[] };
    expect(ahead.filter(({ kind }) => kind === 'event')).toEqual([]); // BC-DIFF-02
  });
});

describe('costs', () => {
  test('BC-OPT-02 what is added to tests, with its reasons', () => {
    const physical = `${HALL}\n  burncycle: >physical general general`;
    expect(ask(physical, 'costs', { bot: 'byte' })).toMatchObject({
      energy: 7,
      tests: {
        move: { bonus: 2, why: [{ add: 2, why: 'optimized', clause: 'BC-OPT-02' }] },
        strike: {
          bonus: 3,
          why: [
            { add: 2, why: 'optimized' },
            { add: 1, why: 'strike-ap', clause: 'BC-AP-03' },
          ],
        },
        terminal: { bonus: 0, why: [] },
      },
    });
    expect(ask(HALL, 'costs', { bot: 'byte' })).toMatchObject({ tests: { move: { bonus: 0, why: [] } } });
  });

  test('BC-STRIKE-04 BC-STRIKE-06 BC-STRIKE-12 what strikes from here must come to', () => {
    expect(ask(HALL, 'costs', { bot: 'byte' })).toMatchObject({
      strikes: [
        { target: 'hamster', does: 'shut-down', ap: 10, clause: 'BC-STRIKE-04' },
        { target: 'hamster', does: 'stun', ap: 5, clause: 'BC-STRIKE-06' },
        { target: 'a3n', does: 'destroy', ap: 10, clause: 'BC-STRIKE-12' },
        { target: 'a3w', does: 'destroy', ap: 10 },
      ],
      force: { ap: 4, clause: 'BC-BRUTE-01' },
    });
  });

  test('BC-ABIL-06 a step away from a grappling unit costs more, a push one AP more than a step', () => {
    const held = HALL.replace('guard hamster', 'guard shackle');
    const { steps, push } = ask(held, 'costs', { bot: 'byte' }) as {
      steps: { ap: number; why: object[] }[];
      push: object;
    };
    expect(steps).toHaveLength(1);
    expect(steps[0]?.ap).toBeGreaterThan(1);
    expect(steps[0]?.why).toContainEqual({ add: (steps[0]?.ap ?? 0) - 1, why: 'grapple', clause: 'BC-ABIL-06' });
    expect(push).toMatchObject({ ap: 2, why: [{ why: 'step' }, { why: 'push', clause: 'BC-PUSH-01' }] });
    expect(ask(HALL, 'costs', { bot: 'memory' })).not.toHaveProperty('push');
  });

  test('BC-UPG-01 upgrades that are still to be had, with their energy', () => {
    const { upgrades } = ask(HALL, 'costs', { bot: 'byte' }) as { upgrades: { upgrade: string; energy: number }[] };
    expect(upgrades).toContainEqual({ upgrade: 'elite', number: 1, energy: 4 });
    expect(upgrades.some(({ upgrade }) => upgrade === 'push')).toBe(false);
    const module = ask(HALL, 'costs', { bot: 'exe' }) as { upgrades: { upgrade: string }[] };
    expect(module.upgrades.map(({ upgrade }) => upgrade)).toContain('slot');
  });
});

describe('the drone', () => {
  const flying = (place: string): string => `${HALL.replace('byte a3', 'byte d1')}\n  drone: memory ${place}`;

  test('BC-MEM-05 BC-MEM-07 where she can fly to, past nobody but Memory', () => {
    expect(ask(flying('a2 charged moved 1').replace('hamster b3', 'hamster f3'), 'drone', { to: 'c3' })).toEqual({
      bot: 'memory',
      space: 'a2',
      charged: true,
      left: 3,
      cells: { a1: 1, a3: 1, b3: 2, c3: 3 },
      way: { found: true, cost: 3, cells: ['a2', 'a3', 'b3', 'c3'] },
    });
    expect(ask(flying('a2 charged moved 1'), 'drone', { to: 'c3' })).toMatchObject({ way: { found: false } });
  });

  test('BC-MEM-05 discharged she stays out of unscouted rooms', () => {
    const lab = `${flying('c3 charged').replace('hamster b3', 'hamster f3')}\n  room A lab tech scout 1`;
    expect(ask(lab, 'drone')).toMatchObject({ cells: { c2: 1, c1: 2, b2: 2 } });
    const { cells } = ask(lab.replace('c3 charged', 'c3'), 'drone') as { cells: object };
    expect(cells).not.toHaveProperty('c2');
  });

  test('without a drone there is a reason', () => {
    expect(ask(HALL, 'drone')).toEqual({ problem: 'there is no drone at this table (BC-MEM-01)' });
  });
});

test('BC-AWARE-02 what is known of a bot', () => {
  expect(ask(HALL.replace('byte a3', 'byte c3 detected'), 'noticed', { bot: 'byte' })).toEqual({
    space: 'c3',
    detected: true,
    hidden: false,
    disguised: false,
    chip: 'c3',
    units: ['hamster'],
  });
  expect(ask(HALL, 'noticed', { bot: 'exe' })).toMatchObject({ space: 'f1', detected: false, units: [] });
});

test('every question is described, each field of its answer with it', () => {
  for (const [what, { result }] of Object.entries(questions)) expect(result, what).toBeDefined();
});

describe('answers have the form that is announced, in random games', () => {
  for (const mission of [0, 3, 7]) {
    test(`of ${MISSIONS[mission]?.id}`, { timeout: 60_000 }, () => {
      let looks = 0;
      playAtRandom({ mission, players: 2, seed: `forms ${mission}`, most: 150 }, ({ position: { state } }) => {
        if (looks++ % 7 !== 0) return;
        const units = [...state.guards.keys()].slice(0, 2).map((guard) => `#${guard}`);
        const bots = state.bots.map(({ card }) => card).filter((card) => card !== '');
        const asked: (readonly [string, Record<string, unknown>])[] = [
          ['goals', {}],
          ['threat', {}],
          ['drone', {}],
          ...bots.flatMap((bot) =>
            (['costs', 'reach', 'network', 'noticed'] as const).map((what) => [what, { bot }] as const),
          ),
          ...units.flatMap((unit) => (['awareness', 'plan'] as const).map((what) => [what, { unit }] as const)),
          ...bots.map((bot) => ['route', { unit: bot, to: 'c4' }] as const),
          ['watchers', { space: 'c4' }],
        ];
        const before = JSON.stringify(state);
        for (const [what, params] of asked) {
          const answer = questions[what]?.answer(state, params, undefined);
          const problem = questions[what]?.result?.safeParse(answer).error;
          expect(problem, `${what} ${JSON.stringify(params)}: ${JSON.stringify(answer)}`).toBeUndefined();
        }
        expect(JSON.stringify(state)).toBe(before);
      });
    });
  }
});
