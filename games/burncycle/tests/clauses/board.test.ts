/** Clauses BC-SPACE, BC-ADJ, BC-DOOR, BC-WALL, BC-STRIKE-13, BC-BEAD; BC-RULE-14, 32, 33, 44: doors and walls, and who may pass them. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { LAYOUTS, MAT } from '../../content/floors.ts';
import { checkKeypad } from '../../rules/actions/keypad.ts';
import { move } from '../../rules/actions/move.ts';
import { strike, targetsOf } from '../../rules/actions/strike.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { effectList } from '../../rules/effects/list.ts';
import { stepsFrom } from '../../rules/effects/reach.ts';
import { auditFloor } from '../../rules/floor/audit.ts';
import { buildFloor, EDGE } from '../../rules/floor/floor.ts';
import { isAdjacent } from '../../rules/floor/passage.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { upgrades } from '../action-kit.ts';
import { at, drawnFloor, TWO_ROOMS } from '../floors.ts';
import { type DrawnState, drawnState, stepTo, Table } from '../kit.ts';
import { cache, mission, moving as playing, task } from '../mission-kit.ts';

const drawn = drawnFloor(TWO_ROOMS);
const [NORTH, EAST, SOUTH] = [0, 1, 2] as const;
const cell = (name: string): number => at(drawn, name);
const edge = (one: string, other: string): number => edgeBetween(drawn.grid, cell(one), cell(other)) ?? -1;
const door = (one: string, other: string): number => drawn.doorAt[edge(one, other)] ?? -1;
const step = (bot: number, side: number) => ({ kind: 'step', bot, side });
const where = (t: Table, bot: number): string => drawn.cellNames[t.state.bots[bot]?.cell ?? -1] ?? '';
const made = (state: DrawnState, change: (state: BurncycleState) => void = () => {}): BurncycleState => {
  const one = drawnState(TWO_ROOMS, { bots: [{ at: 'b3' }, { at: 'f4' }], active: 0, ...state });
  change(one);
  return one;
};
const moving = (state: DrawnState, change?: (state: BurncycleState) => void, ap = 6): Table =>
  new Table(made(state, change), frameOf(move, { isOptimized: false, ap }));
const activation = (state: DrawnState, change?: (state: BurncycleState) => void): Table =>
  new Table(made(state, change), frameOf(security, startSecurity));
const broken =
  (...edges: number[]) =>
  (state: BurncycleState): void => {
    state.floor.destroyed = edges;
  };

test('BC-SPACE-01 a floor is made of squares: of the mat and of the rooms on it', () => {
  for (const layout of LAYOUTS.values()) {
    const { grid, roomAt, rooms } = buildFloor(layout);
    const inRooms = [...roomAt].filter((room) => room >= 0).length;
    expect(inRooms).toBe(rooms.reduce((sum, { cells }) => sum + cells.length, 0));
    expect(grid.holes.filter((hole) => hole === 0).length).toBeGreaterThan(inRooms);
  }
});

test('BC-ADJ-06 an ability reaches as far as its owner: Drain through a locked door, a strike back does not', () => {
  const supply = { general: 0, physical: 1, tech: 0, utility: 0 };
  const bots = [{ at: 'a3', supply }, { at: 'f4' }];
  const t = moving({ bots, guards: ['walker b2 s'] }).play(step(0, EAST));
  expect(t.state.bots[0]?.supply.physical).toBe(0);
  expect(targetsOf(t.state, 0)).not.toContainEqual({ guard: 0 });
});

test('BC-ADJ-08 units in different areas can be adjacent, through a door or a destroyed wall', () => {
  const isNext = (one: string, other: string, state: BurncycleState): boolean =>
    isAdjacent(drawn, state.floor, cell(one), cell(other), 'bot');
  expect(drawn.areas.areaOf[cell('b3')]).not.toBe(drawn.areas.areaOf[cell('b2')]);
  expect(isNext('b3', 'b2', made({ unlocked: ['b3'] }))).toBe(true);
  expect(isNext('a3', 'a2', made({}, broken(edge('a3', 'a2'))))).toBe(true);
});

test('BC-ADJ-09 a bot beside a unit across a door or a destroyed wall is not noticed for that', () => {
  expect(
    stepTo(TWO_ROOMS, { bots: [{ at: 'a3' }, {}], unlocked: ['b3'], guards: ['hamster b2 n'] }, 'b3').chip(0),
  ).toBe('mat');
  const t = moving({ bots: [{ at: 'b3' }, {}], guards: ['hamster a2 n'] }, broken(edge('a3', 'a2')));
  expect(t.play(step(0, 3)).chip(0)).toBe('mat');
});

test('BC-DOOR-03 a door without a peg is locked: on a new floor all are', () => {
  expect(moving({}).refusal(step(0, SOUTH))).toBe('BC-MOVE-05 the-way-is-barred');
  expect(moving({ unlocked: ['b3'] }).refusal(step(0, SOUTH))).toBe('fine');
});

test('BC-DOOR-04 a locked door holds bots, and no security unit', () => {
  expect(moving({}).refusal(step(0, SOUTH))).toBe('BC-MOVE-05 the-way-is-barred');
  const t = activation({ bots: [{ at: 'f1', chip: 'b2' }, {}], guards: ['hamster b4 s'] });
  expect([t.guard(0), t.state.floor.doors]).toEqual(['b2 s', [0, 0]]);
});

test('BC-DOOR-06 a door stops awareness and patrols, locked or not', () => {
  for (const unlocked of [[], ['b3']]) {
    const t = activation({ unlocked, bots: [{ at: 'b1' }, {}], guards: ['hamster b4 s'] });
    expect([t.chip(0), t.guard(0)]).toEqual(['mat', 'b4 s']); // Pace turned back at the door and came home
  }
});

test('BC-DOOR-07 units pass doors to pursue and to investigate', () => {
  const chip = activation({ bots: [{ at: 'f1', chip: 'b2' }, {}], guards: ['hamster b3 n'] });
  expect(chip.guard(0)).toBe('b2 s');
  const guards = [{ kind: 'usher', at: 'b3', facing: 3 }];
  const pursued = activation({ unlocked: ['b3'], bots: [{ at: 'b1', chip: 'b1' }, {}], guards });
  expect(pursued.guard(0)).toBe('b2 s');
});

test('BC-DOOR-08 a bot unlocks a door beside it with the keypad or a key', () => {
  const state = made({ bots: [{ at: 'b3', keys: 1 }, { at: 'f4' }] });
  expect(checkKeypad(state, 0, door('b3', 'b2')).ok).toBe(true);
  expect(checkKeypad(state, 0, door('e3', 'e2')).ok).toBe(false);
  const t = moving({ bots: [{ at: 'b3', keys: 1 }, { at: 'f4' }] });
  expect(t.refusal({ kind: 'key', bot: 0, door: door('e3', 'e2') })).toBe('BC-KEY-09 not-beside-the-door');
  t.play({ kind: 'key', bot: 0, door: door('b3', 'b2') });
  expect(t.state.floor.doors[door('b3', 'b2')]).toBe(1);
});

test('BC-DOOR-09 an unlocked door stays so until something locks it', () => {
  const t = moving({ unlocked: ['b3'] })
    .play(step(0, SOUTH))
    .play(step(0, NORTH))
    .play(step(0, SOUTH));
  expect([where(t, 0), t.state.floor.doors[door('b3', 'b2')]]).toEqual(['b2', 1]);
  const locking = activation({ unlocked: ['b3'], bots: [{ at: 'f1' }, {}], guards: ['doorman c4 w'] }).playOut();
  expect(locking.state.floor.doors[door('b3', 'b2')]).toBe(0);
});

test('BC-WALL-01 the edge of the mat, the line to the outdoors, and the outer edges of rooms and zones are walls', () => {
  for (const layout of LAYOUTS.values()) {
    expect(auditFloor(MAT, layout)).toEqual([]);
    const { grid, roomAt, isOutdoor } = buildFloor(layout);
    for (let space = 0; space < grid.cellCount; space++) {
      if (grid.holes[space] !== 0) continue;
      for (const side of [0, 1, 2, 3]) {
        const to = grid.ways[space * 8 + side] as number;
        const kind = grid.edges[grid.sides[space * 4 + side] as number];
        const isParted = to < 0 || roomAt[to] !== roomAt[space] || isOutdoor[to] !== isOutdoor[space];
        if (isParted) expect(kind, `${layout.id} ${space} ${side}`).not.toBe(EDGE.open);
      }
    }
  }
});

test('BC-WALL-02 a wall stops movement, awareness and adjacency', () => {
  const t = moving({ bots: [{ at: 'a3' }, {}], guards: ['usher a1 n'] });
  expect(t.refusal(step(0, SOUTH))).toBe('BC-MOVE-05 the-way-is-barred');
  expect(t.play(step(0, EAST)).chip(0)).toBe('mat');
  expect(isAdjacent(drawn, t.state.floor, cell('a3'), cell('a2'), 'security')).toBe(false);
});

test('BC-WALL-03 a door is no wall: it cannot be struck, and what is about walls passes it over', () => {
  const walls = targetsOf(made({}), 0);
  expect(walls).toEqual([]); // b3 has a door below it and nothing else around it
  expect(targetsOf(made({ bots: [{ at: 'a3' }, {}] }), 0)).toContainEqual({ wall: edge('a3', 'a2') });
});

test('BC-WALL-05 destroyed walls are no unlocked doors for patrols and for Cautious', () => {
  const t = activation({ bots: [{ at: 'f1' }, {}], guards: ['doorman c4 w'] }, broken(edge('a3', 'a2')));
  expect([t.over().guard(0), t.state.floor.destroyed]).toEqual(['c4 w', [edge('a3', 'a2')]]);
});

test('BC-WALL-06 an auto-lock leaves destroyed walls as they are', () => {
  const floor = { rooms: [{ letter: 'A', scout: 1 }] };
  const t = moving({ unlocked: ['b3'], floor }, (state) => {
    state.floor.unscouted = [0];
    state.floor.destroyed = [edge('a3', 'a2')];
  }).dice(5);
  t.play(step(0, SOUTH));
  expect([t.state.floor.doors, t.state.floor.destroyed]).toEqual([[0, 0], [edge('a3', 'a2')]]);
  expect(where(t.play(step(0, 3)).play(step(0, NORTH)), 0)).toBe('a3');
});

function destroying(state: DrawnState, wall: number, change: (state: BurncycleState) => void = () => {}): Table {
  const one = made(state, change);
  one.pool.elite = 5;
  const t = new Table(one, frameOf(strike, { bot: 0, target: { wall }, isOptimized: false }));
  return t.dice(1, 1, 1, 1, 1).play({ kind: 'dice', basic: 0, advanced: 0, elite: 5 });
}

test('BC-STRIKE-13 a destroyed wall is marked, and known from both sides', () => {
  const t = destroying({ bots: [{ at: 'a3' }, {}] }, edge('a3', 'a2')).play({ kind: 'stay' });
  expect(t.state.floor.destroyed).toEqual([edge('a3', 'a2')]);
  for (const [from, side] of [
    ['a3', SOUTH],
    ['a2', NORTH],
  ] as const) {
    expect(moving({ bots: [{ at: from }, {}] }, broken(edge('a3', 'a2'))).refusal(step(0, side))).toBe('fine');
  }
});

test('BC-RULE-14 one wall is one mark of the three that a floor has', () => {
  const two = broken(edge('c3', 'c2'), edge('d3', 'd2'));
  expect(destroying({ bots: [{ at: 'a3' }, {}] }, edge('a3', 'a2'), two).state.floor.destroyed.length).toBe(3);
  const three = made({ bots: [{ at: 'a3' }, {}] }, broken(edge('c3', 'c2'), edge('d3', 'd2'), edge('c2', 'd2')));
  expect(targetsOf(three, 0)).toEqual([]);
});

test('BC-RULE-32 a destroyed wall is passed like a door, but is not one that could be locked or unlocked', () => {
  const t = moving({ bots: [{ at: 'a3' }, {}] }, broken(edge('a3', 'a2'))).play(step(0, SOUTH));
  expect(where(t, 0)).toBe('a2');
  const list = (effect: object) => frameOf(effectList, { list: [effect] as never, at: 0, context: { bot: 0 } });
  const state = (): BurncycleState => made({ bots: [{ at: 'a3' }, {}] }, broken(edge('a3', 'a2')));
  const unlocking = new Table(state(), list({ do: 'unlock-door', within: 1 })).over();
  expect(unlocking.state.floor.doors).toEqual([0, 0]);
  const locking = new Table(state(), list({ do: 'lock-doors', where: 'floor' })).over();
  expect(locking.state.floor.destroyed).toEqual([edge('a3', 'a2')]);
});

const YARD = `
  +-+-+-+-+
  |, ,|. .|
  +-+-+-+-+
`;

test('BC-RULE-33 on floor 1 a destroyed wall to the outdoors is a passage, other exterior walls and upper floors are not', () => {
  const yard = drawnFloor(YARD);
  const wall = edgeBetween(yard.grid, at(yard, 'b1'), at(yard, 'c1')) ?? -1;
  const rim = yard.grid.sides[at(yard, 'c1') * 4] ?? -1;
  const walking = (number: number, side: number): string => {
    const state = drawnState(YARD, { floor: { number }, bots: [{ at: 'c1' }, {}], active: 0 });
    state.floor.destroyed = [wall, rim];
    return new Table(state, frameOf(move, { isOptimized: false, ap: 1 })).refusal(step(0, side));
  };
  expect([walking(1, 3), walking(2, 3), walking(3, 3)]).toEqual([
    'fine',
    'BC-MOVE-05 the-way-is-barred',
    'BC-MOVE-05 the-way-is-barred',
  ]);
  expect(walking(1, NORTH)).toBe('BC-MOVE-05 the-way-is-barred');
});

test('BC-WALL-10 on an upper floor there is no step through a wall to the outdoors', () => {
  const upper = drawnFloor(YARD, { number: 2 });
  const state = drawnState(YARD, { floor: { number: 2 }, bots: [{ at: 'c1' }, {}], active: 0 });
  state.pool.elite = 5;
  const wall = upper.grid.sides[at(upper, 'c1') * 4 + 3] ?? -1;
  const t = new Table(state, frameOf(strike, { bot: 0, target: { wall }, isOptimized: false }));
  t.dice(1, 1, 1, 1, 1).play({ kind: 'dice', basic: 0, advanced: 0, elite: 5 }).over();
  expect(t.state.floor.destroyed).toEqual([wall]);
});

test('BC-RULE-44 the free step after a wall has no swap, push or key, but scouts and finds caches', () => {
  const bots = [{ at: 'a3', keys: 1, upgrades: upgrades('swap', 'push') }, { at: 'a2' }];
  destroying({ bots }, edge('a3', 'a2')).over(); // the module stands there, and there is no swap
  const floor = { caches: ['a2'], rooms: [{ letter: 'A', scout: 1 }] };
  const t = destroying({ bots: [{ at: 'a3', keys: 1 }, { at: 'f4' }], floor }, edge('a3', 'a2'), (state) => {
    state.floor.unscouted = [0];
  });
  expect(t.legal()).toEqual([{ kind: 'through' }, { kind: 'stay' }]);
  t.dice(4).play({ kind: 'through' });
  expect([t.energy(0), t.legal()]).toEqual([6, [{ kind: 'pick-up' }, { kind: 'leave' }]]);
});

test('BC-BEAD-01 what beads would count is counted for the players, bot by bot', () => {
  const t = playing(mission([task({ scope: 'any-bots', deed: cache, count: 3 })]));
  t.play(step(0, NORTH)).play({ kind: 'pick-up' });
  expect(t.state.progress.tasks[0]).toEqual({ count: 1, by: [0] });
});

test('BC-BEAD-03 there is always a bead more: a task may ask for a dozen things', () => {
  const t = playing(mission([task({ scope: 'any-bots', deed: cache, count: 12 })]));
  t.play(step(0, NORTH)).play({ kind: 'pick-up' });
  expect([t.state.progress.tasks[0]?.count, t.state.progress.isDone]).toEqual([1, false]);
});

test('BC-SPACE-02 two units never share a space: bots stop, units trade places, newcomers stand beside', () => {
  const bots = [{ at: 'b3' }, { at: 'c3' }];
  expect(moving({ bots }).refusal(step(0, EAST))).toBe('BC-SWAP-01 no-swap-upgrade');
  expect(moving({ guards: ['hamster c3 e'] }).refusal(step(0, EAST))).toBe('BC-MOVE-05 a-unit-is-in-the-way');
  const guards = ['hamster b3 e', { kind: 'usher', at: 'c3', facing: 0, isStunned: true }];
  const t = activation({ bots: [{ chip: 'c3' }, {}], guards });
  expect([t.guard(0), t.guard(1)]).toEqual(['c3 e', 'b3 n']);
});

test('BC-SPACE-04 spaces are counted as one walks: round corners, through open doors and broken walls, not through walls', () => {
  const far = (state: BurncycleState, from: string, to: string): number | undefined =>
    stepsFrom(state, cell(from), 9).get(cell(to));
  expect([far(made({}), 'a3', 'b4'), far(made({}), 'a3', 'a2')]).toEqual([2, undefined]);
  expect(far(made({ unlocked: ['b3'] }), 'a3', 'a2')).toBe(3);
  expect(far(made({}, broken(edge('a3', 'a2'))), 'a3', 'a2')).toBe(1);
});

test('BC-WALL-04 a destroyed wall works as an unlocked door: to walk, to count, to be beside, and to part what is seen', () => {
  const state = made({ bots: [{ at: 'a3' }, {}] }, broken(edge('a3', 'a2')));
  expect(isAdjacent(drawn, state.floor, cell('a3'), cell('a2'), 'bot')).toBe(true);
  expect(stepsFrom(state, cell('a3'), 1).has(cell('a2'))).toBe(true);
  const t = moving({ bots: [{ at: 'a3' }, {}], guards: ['usher a1 n'] }, broken(edge('a3', 'a2')));
  expect(t.play(step(0, EAST)).chip(0)).toBe('mat'); // awareness ends at the opening
  expect(where(t.play(step(0, 3)).play(step(0, SOUTH)), 0)).toBe('a2');
});
