/** Missions of the content: what the issue asks of them, and that each can be done on the floors it names. */
import { describe, expect, test } from 'vitest';
import { CORPORATIONS, layoutNamed } from '../../content/floors.ts';
import { MISSIONS } from '../../content/missions.ts';
import { buildFloor } from '../../rules/floor/floor.ts';
import { layoutFor } from '../../rules/mission/mission.ts';
import { isPlace } from '../../rules/mission/place.ts';
import type { Mission, Place, Task } from '../../rules/mission/types.ts';

const tasksOf = ({ floors, win }: Mission): readonly Task[] => [...floors.flatMap(({ tasks }) => tasks), ...win.tasks];

test('BC-MISS-02 there are missions of one, two and three floors and of every complexity', () => {
  expect([...new Set(MISSIONS.map(({ floors }) => floors.length))].sort()).toEqual([1, 2, 3]);
  expect([...new Set(MISSIONS.map(({ complexity }) => complexity))].sort()).toEqual([1, 2, 3]);
});

test('BC-GAME-04 each corporation has at least four missions', () => {
  for (const { id } of CORPORATIONS)
    expect(MISSIONS.filter(({ corporation }) => corporation === id).length).toBeGreaterThanOrEqual(4);
});

test('BC-MISS-03 at least two begin above floor 1, and at least two end in an escape', () => {
  expect(MISSIONS.filter(({ floors }) => (floors[0]?.number ?? 1) > 1).length).toBeGreaterThanOrEqual(2);
  expect(MISSIONS.filter((mission) => mission.escape !== undefined).length).toBeGreaterThanOrEqual(2);
  for (const mission of MISSIONS)
    for (const [stage, { number }] of mission.floors.entries())
      expect(layoutFor(mission, stage)).toBe(`${mission.corporation}-${number}`);
});

test('every task scope is used', () => {
  const scopes = new Set(MISSIONS.flatMap(tasksOf).map(({ scope }) => scope));
  expect([...scopes].sort()).toEqual([
    'all-agents',
    'all-bots',
    'any-agents',
    'any-bots',
    'captain',
    'each-agent',
    'each-bot',
    'module',
    'one-agent',
    'one-bot',
    'team',
    'two-agents',
    'two-bots',
  ]);
});

describe.each(MISSIONS)('$id', (mission) => {
  test('every place it names is on the floor', () => {
    for (const [stage, { number, tasks }] of mission.floors.entries()) {
      const floor = buildFloor(layoutNamed(`${mission.corporation}-${number}`));
      const cells = [...floor.roomAt.keys()].filter((cell) => floor.grid.holes[cell] === 0);
      const isLast = stage === mission.floors.length - 1;
      const places: Place[] = [...tasks, ...(isLast ? mission.win.tasks : [])].flatMap(({ deed }) =>
        'where' in deed && deed.where !== undefined ? [deed.where] : [],
      );
      if (stage === 0 && mission.start !== undefined) places.push(mission.start);
      for (const place of places)
        expect(
          cells.some((cell) => isPlace(floor, cell, place)),
          JSON.stringify(place),
        ).toBe(true);
    }
  });
});
