/** Clauses BC-PATROL, BC-ABIL: the eight patrols and the abilities of guards on drawn floors. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { drawnState, Table } from '../kit.ts';
import { activation, HALL } from '../security-kit.ts';

test('BC-PATROL-02 guards in rooms do not patrol', () => {
  const t = activation({ guards: ['hamster a1 e'] }).over();
  expect(t.guard(0)).toBe('a1 e');
});

test('BC-RULE-62 a guard left in a room is not activated at all: no attack', () => {
  const t = activation({
    bots: [{ at: 'a2', chip: 'a2', isChipTurned: true }, {}],
    guards: [{ kind: 'hamster', at: 'd1', facing: 1 }],
  }).over();
  expect(t.energy(0)).toBe(5);
});

test('BC-PATROL-05 Stationary does not move', () => {
  expect(
    activation({ guards: ['usher c3 w'] })
      .over()
      .guard(0),
  ).toBe('c3 w');
});

test('BC-PATROL-06 Pace goes straight on and turns around where it cannot', () => {
  expect(
    activation({ guards: ['hamster c3 e'] })
      .over()
      .guard(0),
  ).toBe('e3 e');
  expect(
    activation({ guards: ['hamster g3 e'] })
      .over()
      .guard(0),
  ).toBe('g3 w');
});

test('BC-RULE-63 Pace is stopped by a bot, and turns at a barrier after its last step', () => {
  const t = activation({
    floor: { hideouts: ['d3'] },
    bots: [{ at: 'd3', isHidden: true }, {}],
    guards: ['hamster c3 e'],
  }).over();
  expect(t.guard(0)).toBe('c3 e');
  expect(t.chip(0)).toBe('d3');
  expect(t.energy(0)).toBe(4);
  expect(
    activation({ guards: ['hamster f3 e'] })
      .over()
      .guard(0),
  ).toBe('h3 w');
});

test('BC-PATROL-07 Perimeter follows the boundary of its area counterclockwise', () => {
  expect(
    activation({ guards: ['walker g4 w'] })
      .over()
      .guard(0),
  ).toBe('c4 w');
  expect(
    activation({ guards: ['walker b4 w'] })
      .over()
      .guard(0),
  ).toBe('c3 e');
});

test('BC-PATROL-11 Unlocked Doors goes to a hallway space beside the closest unlocked door', () => {
  const t = activation({ guards: ['doorman e3 e'], unlocked: ['b3'], difficulty: 'simplified' }).playOut();
  expect(t.guard(0)).toBe('b3 w'); // the door at g3 is nearer, but locked
});

test('BC-ABIL-02 a cautious unit locks the unlocked doors beside which it ends', () => {
  const t = activation({ guards: ['doorman d4 w'], unlocked: ['b3'] }).playOut();
  expect(t.state.floor.doors).toEqual([0, 0]);
});

test('BC-DIFF-04 in a simplified game the door stays unlocked, and the unit stays beside it', () => {
  const t = activation({ guards: ['doorman b3 w'], unlocked: ['b3'], difficulty: 'simplified' }).over();
  expect(t.state.floor.doors).toContain(1);
  expect(t.guard(0)).toBe('b3 w');
});

test('BC-RULE-66 a guard on patrol does not go for a bot outside its area, not even to the door before it', () => {
  const t = activation({ bots: [{}, { at: 'b2' }], guards: ['bellhop c3 e'] }).over();
  expect(t.guard(0)).toBe('c3 e');
});

test('BC-PATROL-12 Closest Bot goes beside the closest bot that is in no hideout', () => {
  const phantom = (hideouts: string[]): string =>
    activation({
      floor: { hideouts },
      bots: [{ at: 'c1', isHidden: hideouts.length > 0 }, { at: 'g1' }],
      guards: ['phantom c3 n'],
    })
      .playOut()
      .guard(0);
  expect(phantom([])).toBe('c2 s'); // through the wall to the one that is near
  expect(['d', 'e', 'f'].some((column) => phantom(['c1']).startsWith(column))).toBe(true);
});

test('BC-DIFF-05 in a simplified game Closest Bot stays in its area', () => {
  const t = activation({ bots: [{ at: 'b2' }, {}], guards: ['phantom f4 e'], difficulty: 'simplified' }).over();
  expect(t.guard(0)).toBe('f4 e');
});

test('BC-ABIL-07 a shifting unit goes through walls', () => {
  const t = activation({ bots: [{ at: 'd1' }, {}], guards: ['phantom d4 n'] }).playOut();
  expect(t.guard(0)).toBe('d2 s');
});

test('BC-PATROL-13 Command Module goes beside the module and nobody else', () => {
  const t = activation({ bots: [{ at: 'c4' }, { at: 'h4' }], guards: ['bellhop e3 n'] }).playOut();
  expect(['g4 e', 'h3 n']).toContain(t.guard(0));
});

test('BC-PATROL-14 Post goes to the post for which it was deployed, and takes its arrow', () => {
  const posts = [{ cell: 'c3', facing: 's' as const, kind: 'hallway' as const, number: 1 }];
  const t = activation({ floor: { posts }, guards: [{ kind: 'clerk', at: 'a3', facing: 0, post: 0 }] }).over();
  expect(t.guard(0)).toBe('c3 s');
});

test('BC-RULE-65 a unit without a post does not move', () => {
  expect(
    activation({ guards: ['clerk a3 n'] })
      .over()
      .guard(0),
  ).toBe('a3 n');
});

test('BC-PATROL-15 Terminals goes to the closest terminal', () => {
  const t = activation({ floor: { terminals: ['e3', 'a4'] }, guards: ['lamplighter d3 n'] }).over();
  expect(t.guard(0)).toBe('e3 e');
});

test('BC-RULE-95 a terminal space whose chip is gone is no target', () => {
  const state = drawnState(HALL, { floor: { terminals: ['e3'] }, guards: ['lamplighter d3 n'] });
  state.floor.terminals = [];
  expect(new Table(state, frameOf(security, startSecurity)).over().guard(0)).toBe('d3 n');
});

test('BC-PATROL-16 a unit whose target lies outside its area does not move', () => {
  const t = activation({ floor: { terminals: ['b2'] }, guards: ['lamplighter d3 n'] }).over();
  expect(t.guard(0)).toBe('d3 n');
});

test('BC-PATROL-18 a bot that comes into view on the way is detected, but the patrol goes on', () => {
  const t = activation({ bots: [{ at: 'h3' }, {}], guards: ['walker a3 e'] }).over();
  expect(t.chip(0)).toBe('h3');
  expect(t.guard(0)).toBe('e3 e');
});

test('BC-ABIL-03 a unit with Demerit raises threat instead of taking energy', () => {
  const t = activation({ bots: [{ at: 'b4', chip: 'b4' }, {}], guards: ['clerk b3 e'] }).over();
  expect([t.energy(0), t.state.threat]).toEqual([5, 1]);
});

test('BC-DIFF-03 in a simplified game no unit has an ability', () => {
  const t = activation({
    bots: [{ at: 'b4', chip: 'b4' }, {}],
    guards: ['clerk b3 e'],
    difficulty: 'simplified',
  }).over();
  expect([t.energy(0), t.state.threat]).toEqual([4, 0]);
});
