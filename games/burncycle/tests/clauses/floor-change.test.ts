/** Clauses BC-FLOOR, BC-ESCAPE, BC-LOSE-03: from floor to floor, and out of the building. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import type { Mission, Task } from '../../rules/mission/types.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at } from '../floors.ts';
import type { DrawnState, Table } from '../kit.ts';
import { cache, drawn, E, mission, moving, S, step, table, task, won } from '../mission-kit.ts';

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
