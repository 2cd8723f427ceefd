/** Clauses BC-AWARE, BC-DETECT, BC-HIDE, BC-SECURE: awareness chips from their first moment to their last. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { GUARDS } from '../../content/guards.ts';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { move } from '../../rules/actions/move.ts';
import { strike } from '../../rules/actions/strike.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { watcherOf } from '../../rules/units.ts';
import { at, drawnFloor, THREE_ROOMS } from '../floors.ts';
import { type DrawnBot, type DrawnGuard, type DrawnState, drawnState, stepTo, Table } from '../kit.ts';
import { mission, drawn as missionFloor, table, task } from '../mission-kit.ts';
import { node } from '../nodes.ts';

/** c1 and d2 are hideouts, S a secure zone, all doors are unlocked. */
const FLOOR: DrawnState = {
  floor: { hideouts: ['c1', 'd2'], rooms: [{ letter: 'S', zone: 'stairwell' }] },
  unlocked: ['b3', 'd3', 'g3'],
};
const drawn = drawnFloor(THREE_ROOMS, FLOOR.floor);
const step = (bot: DrawnBot, to: string, guards: readonly DrawnGuard[], rest: DrawnState = {}) =>
  stepTo(THREE_ROOMS, { ...FLOOR, ...rest, bots: [bot, {}], guards }, to);
const activation = (state: DrawnState): Table =>
  new Table(drawnState(THREE_ROOMS, { ...FLOOR, ...state }), frameOf(security, startSecurity));
const REPAIR = { universal: ['repair' as const], unique: [], supply: [], advanced: 0, elite: 0 };
const PUSH = { ...REPAIR, universal: ['push' as const] };

test('BC-AWARE-01 each bot has one chip: a new sighting moves it from where it lay', () => {
  const t = step({ at: 'h4', chip: 'a4' }, 'h3', ['usher b3 e']);
  expect([t.chip(0), t.chip(1)]).toEqual(['h3', 'mat']);
});

test('BC-AWARE-02 a bot is detected exactly while its chip lies on its space', () => {
  const pursued = (bot: DrawnBot): string =>
    activation({ bots: [bot, {}], guards: ['hamster a3 e'] })
      .events.filter(({ name }) => name === 'burncycle/guard-activated')
      .map(({ data }) => (data as { priority: string }).priority)
      .join();
  expect(pursued({ at: 'c3', chip: 'c3' })).toBe('pursue');
  expect(pursued({ at: 'a1', chip: 'c3' })).toBe('investigate');
});

test('BC-AWARE-03 awareness chips block nobody', () => {
  const t = new Table(
    drawnState(THREE_ROOMS, { ...FLOOR, bots: [{ at: 'a1', chip: 'a1' }, { at: 'b2' }, { chip: 'b1' }], active: 0 }),
    frameOf(move, { isOptimized: false, ap: 2 }),
  );
  expect(t.refusal({ kind: 'step', bot: 0, side: 1 })).toBe('fine');
});

test('BC-AWARE-04 a chip stays until a unit comes onto its space; a shutdown takes it away as well', () => {
  const t = activation({ bots: [{ at: 'f1', chip: 'd4' }, {}], guards: ['hamster c4 e'] });
  expect(t.chip(0)).toBe('mat');
  const far = activation({ bots: [{ at: 'f1', chip: 'h4' }, {}], guards: ['hamster a4 w'] });
  expect([far.guard(0), far.chip(0)]).toEqual(['c4 e', 'h4']);
  const hurt = activation({ bots: [{ at: 'd4', chip: 'd4', energy: 1 }, {}], guards: ['hamster c4 e'] });
  expect([hurt.energy(0), hurt.chip(0)]).toEqual([0, 'mat']);
});

test('BC-AWARE-06 a unit takes all chips of a space at once', () => {
  const t = activation({ bots: [{ at: 'f1', chip: 'd4' }, { at: 'e1', chip: 'd4' }, {}], guards: ['hamster c4 e'] });
  t.play({ kind: 'investigate', guard: 0, bot: 1 });
  expect([t.chip(0), t.chip(1)]).toEqual(['mat', 'mat']);
});

test('BC-AWARE-07 a unit goes for a chip before it patrols', () => {
  const t = activation({ bots: [{ at: 'f1', chip: 'a3' }, {}], guards: ['hamster d3 e'] });
  expect(t.guard(0)).toBe('b3 w'); // Pace would have gone east
});

test('BC-AWARE-08 a chip that was gone for is done for this activation, and no longer', () => {
  const t = activation({ bots: [{ at: 'f1', chip: 'h4' }, {}], guards: ['hamster a4 e', 'hamster a3 e'] });
  expect(t.events.filter(({ name }) => name === 'burncycle/chip-turned').length).toBe(1);
  expect(t.state.bots[0]?.isChipTurned).toBe(false);
  expect([t.guard(0), t.guard(1)]).toEqual(['c4 e', 'c3 e']); // the other one paced and did not go for it too
  expect(t.events.filter(({ name }) => name === 'burncycle/guard-activated').map(({ data }) => data)).toEqual([
    { guard: 0, unit: 'hamster', priority: 'investigate' },
    { guard: 1, unit: 'hamster', priority: 'patrol' },
  ]);
});

test('BC-RANGE-01 every security unit has an awareness value', () => {
  expect(GUARDS.every(({ awareness }) => Number.isInteger(awareness) && awareness > 0)).toBe(true);
  const state = drawnState(THREE_ROOMS, { guards: ['hamster a3 e', 'vance b3 e'] });
  expect(state.guards.map((guard) => watcherOf(guard).reach > 0)).toEqual([true, true]);
  expect(state.guards.map((guard) => watcherOf(guard).reach)[0]).toBe(6);
});

test('BC-RANGE-06 a unit that wakes from a stun notices who stands in its view', () => {
  const guards = [{ kind: 'hamster', at: 'a3', facing: 1, isStunned: true }];
  const t = activation({ bots: [{ at: 'c3' }, {}], guards }).over();
  expect([t.chip(0), t.guard(0)]).toEqual(['c3', 'a3 e']);
});

test('BC-SHUT-06 an agent that is repaired in view of a unit is noticed at once', () => {
  const state = drawnState(THREE_ROOMS, {
    ...FLOOR,
    bots: [
      { at: 'c3', energy: 0 },
      { at: 'a1', upgrades: REPAIR },
    ],
    guards: ['hamster a3 e'],
    active: 0,
  });
  state.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  const t = new Table(state, frameOf(act, {}));
  expect(t.play({ kind: 'repair', bot: 1, other: 0, amount: 1 }).chip(0)).toBe('c3');
});

test('BC-FLOOR-12 a unit that came along to the next floor notices who is put beside it', () => {
  const first = mission([task({ scope: 'team', deed: { do: 'terminals-left', most: 0 } })]);
  const second = { ...first.floors[0], number: 2, layout: { ...missionFloor.layout, number: 2 } };
  const t = table(
    { ...first, floors: [...first.floors, second] } as typeof first,
    frameOf(floorCheck, {}),
    { bots: [{ at: 'e2' }, { at: 'f2' }], guards: [{ kind: 'hamster', at: 'f1', facing: 0 }] },
    (state) => {
      state.progress.isDone = true;
      state.captain = 'vance';
    },
  ).playOut();
  expect([t.state.stage, t.state.guards.length, t.chip(0), t.chip(1) !== 'mat']).toEqual([1, 1, 'mat', true]);
});

test('BC-DETECT-02 whoever strikes a unit is detected, though the strike fails and nobody looks', () => {
  const guards = [{ kind: 'hamster', at: 'b3', facing: 1, isStunned: true }];
  const state = drawnState(THREE_ROOMS, { ...FLOOR, bots: [{ at: 'a3' }, {}], guards, active: 0 });
  expect(new Table(state, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: false })).chip(0)).toBe('a3');
});

test('BC-DETECT-03 whoever destroys a wall is detected', () => {
  const wall = edgeBetween(drawn.grid, at(drawn, 'a3'), at(drawn, 'a2')) ?? -1;
  const state = drawnState(THREE_ROOMS, { ...FLOOR, bots: [{ at: 'a3' }, {}], active: 0 });
  state.pool.elite = 5;
  const t = new Table(state, frameOf(strike, { bot: 0, target: { wall }, isOptimized: false }));
  expect(t.dice(1, 1, 1, 1, 1).play({ kind: 'dice', basic: 0, advanced: 0, elite: 5 }).chip(0)).toBe('a3');
});

test('BC-DETECT-04 an agent whose IP is reset by a ping is detected, and nobody else', () => {
  const state = drawnState(THREE_ROOMS, {
    floor: FLOOR.floor ?? {},
    bots: [{ at: 'b3' }, { at: 'a1' }, {}],
    active: 0,
  });
  state.floor.keypads = [{ door: 0, card: 'keypad-10' }];
  Object.assign(state.bots[1] ?? {}, { ip: node('4.0') });
  const t = new Table(state, frameOf(keypad, { bot: 0, door: 0, isOptimized: false }));
  t.play({ kind: 'inputs' }).play({ kind: 'accept', input: 'ping' });
  expect([t.chip(0), t.chip(1)]).toEqual(['mat', 'a1']);
});

test('BC-DETECT-05 whoever resolves an alarm is detected', () => {
  const state = drawnState(THREE_ROOMS, { floor: FLOOR.floor ?? {}, bots: [{ at: 'b3' }, {}], active: 0 });
  const door = drawn.doorAt[edgeBetween(drawn.grid, at(drawn, 'b3'), at(drawn, 'b2')) ?? -1] ?? -1;
  state.floor.keypads = [{ door, card: 'keypad-08' }];
  const t = new Table(state, frameOf(keypad, { bot: 0, door, isOptimized: false }));
  expect(t.chip(0)).toBe('mat');
  expect(t.play({ kind: 'inputs' }).play({ kind: 'accept', input: 'alarm' }).chip(0)).toBe('b3');
});

test('BC-DETECT-06 whoever pushes a unit is detected, though that unit is stunned', () => {
  const guards = [{ kind: 'hamster', at: 'b3', facing: 1, isStunned: true }];
  const state = drawnState(THREE_ROOMS, { ...FLOOR, bots: [{ at: 'a3', upgrades: PUSH }, {}], guards, active: 0 });
  const t = new Table(state, frameOf(move, { isOptimized: false, ap: 2 }));
  expect(t.play({ kind: 'push', bot: 0, side: 1, to: at(drawn, 'c3') }).chip(0)).toBe('b3');
});

test('BC-DETECT-07 BC-HIDE-07 a hidden bot is detected when a unit tries to move onto its space', () => {
  const line = `
    +-+-+-+-+-+
    |A A A A A|
    +-+-+-+-+-+
  `;
  const t = new Table(
    drawnState(line, {
      floor: { hideouts: ['c1'] },
      bots: [{ at: 'c1', isHidden: true, chip: 'e1' }, {}],
      guards: ['hamster b1 e'],
    }),
    frameOf(security, startSecurity),
  );
  expect([t.guard(0), t.chip(0), t.isHidden(0)]).toEqual(['b1 e', 'c1', false]);
});

test("BC-DETECT-09 a bot may be detected outside its player's turn, as in the corporation's", () => {
  const t = activation({ bots: [{ at: 'e3' }, {}], guards: ['hamster d4 w'] }).playOut();
  expect([t.state.active, t.chip(0)]).toEqual([-1, 'e3']); // Pace comes past
});

test('BC-DETECT-11 a bot stays detected as long as any unit has it in view', () => {
  const guards: DrawnGuard[] = ['usher a3 e', 'usher h1 w'];
  expect(step({ at: 'e3', chip: 'e3' }, 'f3', guards).chip(0)).toBe('f3');
  const t = activation({ bots: [{ at: 'd3', chip: 'd3' }, {}], guards: ['hamster d4 n'] }).playOut();
  expect(t.chip(0)).toBe('d3');
});

test('BC-HIDE-01 hideouts are marked spaces in rooms: nobody hides elsewhere', () => {
  expect(step({ at: 'b1' }, 'c1', []).isHidden(0)).toBe(true);
  expect(step({ at: 'a1' }, 'b1', []).isHidden(0)).toBe(false);
});

test('BC-HIDE-03 a hidden bot is not noticed, though a unit looks at it', () => {
  const t = activation({ bots: [{ at: 'c1', isHidden: true }, {}], guards: ['hamster a1 e'] }).over();
  expect(t.chip(0)).toBe('mat');
  const seen = activation({
    bots: [{ at: 'c1' }, {}],
    guards: [{ kind: 'hamster', at: 'a1', isStunned: true }],
  }).over();
  expect(seen.chip(0)).toBe('c1');
});

test('BC-HIDE-04 a bot that fails to hide stays detected, and its chip comes along', () => {
  const t = step({ at: 'b1', chip: 'b1' }, 'c1', ['hamster a1 e']);
  expect([t.isHidden(0), t.chip(0)]).toEqual([false, 'c1']);
});

test('BC-RANGE-07 who is seen stepping through a door is not hidden behind it', () => {
  const seen = step({ at: 'd3', chip: 'd3' }, 'd2', ['hamster c3 e']);
  expect([seen.isHidden(0), seen.chip(0)]).toEqual([false, 'd2']);
  const unseen = step({ at: 'd3', chip: 'd3' }, 'd2', ['hamster a3 e']); // four spaces away, and not ahead
  expect([unseen.isHidden(0), unseen.chip(0)]).toEqual([true, 'd3']);
});

test('BC-RULE-51 hiding is decided on entering: who failed is noticed whenever a unit looks, until it comes in anew', () => {
  const open = { bots: [{ at: 'c1' }, {}], guards: [{ kind: 'hamster', at: 'a1', facing: 1, isStunned: true }] };
  expect(activation(open).chip(0)).toBe('c1'); // the unit was gone for a while, and is back
  const again = step({ at: 'b1' }, 'c1', ['hamster a1 e']);
  expect([again.isHidden(0), again.chip(0)]).toEqual([true, 'mat']);
});

test('BC-HIDE-06 a hidden bot can be detected by other means', () => {
  const state = drawnState(THREE_ROOMS, {
    ...FLOOR,
    bots: [{ at: 'c1', isHidden: true }, {}],
    guards: [{ kind: 'hamster', at: 'b1', facing: 3 }],
    active: 0,
  });
  const t = new Table(state, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: false }));
  expect([t.isHidden(0), t.chip(0)]).toEqual([false, 'c1']);
});

test('BC-RULE-52 who is detected in a hideout is hidden no longer, and pursued by a unit that looks there', () => {
  const state = drawnState(THREE_ROOMS, {
    ...FLOOR,
    bots: [{ at: 'c1', isHidden: true }, {}],
    guards: ['hamster a1 e'],
    active: 0,
  });
  const t = new Table(state, frameOf(security, startSecurity));
  expect(t.chip(0)).toBe('mat');
  const struck = activation({ bots: [{ at: 'c1', chip: 'c1' }, {}], guards: ['hamster a1 e'] });
  expect([struck.guard(0), struck.energy(0)]).toEqual(['b1 e', 4]);
});

const ZONE = { ...FLOOR, unlocked: ['b3', 'd3'] };

test('BC-SECURE-01 a secure zone is a room, and an area, of its own', () => {
  expect([drawn.roomAt[at(drawn, 'g2')], drawn.rooms[2]?.zone]).toEqual([2, 'stairwell']);
  expect(drawn.areas.areaOf[at(drawn, 'g2')]).not.toBe(drawn.areas.areaOf[at(drawn, 'g3')]);
});

test('BC-SECURE-05 a bot that is detected inside a secure zone has its chip there', () => {
  const wall = edgeBetween(drawn.grid, at(drawn, 'g1'), at(drawn, 'f1')) ?? -1;
  const state = drawnState(THREE_ROOMS, { ...ZONE, bots: [{ at: 'g1', chip: 'g3' }, {}], active: 0 });
  state.pool.elite = 5;
  const t = new Table(state, frameOf(strike, { bot: 0, target: { wall }, isOptimized: false }));
  expect(t.dice(1, 1, 1, 1, 1).play({ kind: 'dice', basic: 0, advanced: 0, elite: 5 }).chip(0)).toBe('g1');
});

test('BC-SECURE-06 units go after a bot, or a chip, into a secure zone', () => {
  const t = activation({ bots: [{ at: 'h1', chip: 'h1' }, {}], guards: ['hamster g3 e'] }).playOut();
  expect([t.guard(0).slice(0, 2), t.energy(0)]).toEqual(['h2', 4]);
  const chip = activation({ bots: [{ at: 'a1', chip: 'g2' }, {}], guards: ['hamster g3 e'] }).playOut();
  expect([chip.guard(0).slice(0, 2), chip.chip(0)]).toEqual(['g2', 'mat']);
});

test('BC-RULE-54 into a secure zone through a destroyed wall: the chip stays on the space that the bot left', () => {
  const wall = edgeBetween(drawn.grid, at(drawn, 'f2'), at(drawn, 'g2')) ?? -1;
  const state = drawnState(THREE_ROOMS, {
    ...FLOOR,
    bots: [{ at: 'f2', chip: 'f2' }, {}],
    guards: ['hamster e2 e'],
    active: 0,
  });
  state.floor.destroyed = [wall];
  const t = new Table(state, frameOf(move, { isOptimized: false, ap: 1 })).play({ kind: 'step', bot: 0, side: 1 });
  expect(t.chip(0)).toBe('f2');
});
