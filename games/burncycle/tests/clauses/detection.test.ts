/** Clauses BC-AWARE, BC-DETECT, BC-RANGE-06 to 09, BC-HIDE, BC-SECURE, BC-DIFF-07: steps of a bot under the eyes of security. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { effectList } from '../../rules/effects/list.ts';
import { THREE_ROOMS } from '../floors.ts';
import { type DrawnBot, type DrawnGuard, type DrawnState, drawnState, stepTo, Table } from '../kit.ts';

/** c1 is a hideout, S a secure zone, all doors are unlocked. */
const FLOOR: DrawnState = {
  floor: { hideouts: ['c1', 'f4'], rooms: [{ letter: 'S', zone: 'stairwell' }] },
  unlocked: ['b3', 'd3', 'g3'],
};
const step = (bot: DrawnBot, to: string, guards: readonly DrawnGuard[], rest: DrawnState = {}) =>
  stepTo(THREE_ROOMS, { ...FLOOR, ...rest, bots: [bot, {}], guards }, to);

test('BC-DETECT-01 a bot that comes within awareness is detected at once', () => {
  expect(step({ at: 'h4' }, 'h3', ['usher a3 e']).chip(0)).toBe('h3');
});

test('BC-DETECT-12 the chip moves along while the bot is still seen', () => {
  expect(step({ at: 'e3', chip: 'e3' }, 'f3', ['usher a3 e']).chip(0)).toBe('f3');
});

test('BC-DETECT-13 out of all awareness the chip stays behind', () => {
  expect(step({ at: 'h3', chip: 'h3' }, 'h4', ['usher a3 e']).chip(0)).toBe('h3');
});

test('BC-DETECT-14 a bot detected by something else leaves its chip with the first step', () => {
  expect(step({ at: 'a1', chip: 'a1' }, 'a2', []).chip(0)).toBe('a1');
});

test('BC-STUN-05 a stunned unit does not detect', () => {
  expect(step({ at: 'h4' }, 'h3', [{ kind: 'usher', at: 'a3', facing: 1, isStunned: true }]).chip(0)).toBe('mat');
});

test('BC-DETECT-10 a shut-down agent is never detected', () => {
  expect(step({ at: 'h4', energy: 0 }, 'h3', ['usher a3 e']).chip(0)).toBe('mat');
  const state = drawnState(THREE_ROOMS, { ...FLOOR, bots: [{ at: 'h3', energy: 0 }, { at: 'h4' }, {}] });
  const frame = frameOf(effectList, { list: [{ do: 'detect', to: 'each-agent' }], at: 0, context: { bot: 0 } });
  const t = new Table(state, frame).over();
  expect([t.chip(0), t.chip(1)]).toEqual(['mat', 'h4']);
});

test('BC-DIFF-07 on high a chip that enters play raises threat', () => {
  expect(step({ at: 'h4' }, 'h3', ['usher a3 e'], { difficulty: 'high' }).state.threat).toBe(1);
  expect(step({ at: 'h4' }, 'h3', ['usher a3 e']).state.threat).toBe(0);
});

test('BC-DIFF-08 on high a chip that only changes place raises nothing', () => {
  expect(step({ at: 'e3', chip: 'e3' }, 'f3', ['usher a3 e'], { difficulty: 'high' }).state.threat).toBe(0);
});

test('BC-RANGE-08 a step through a door that is seen takes the chip along, another leaves it before the door', () => {
  expect(step({ at: 'd3', chip: 'd3' }, 'd2', ['hamster c3 e']).chip(0)).toBe('d2');
  expect(step({ at: 'd3', chip: 'd3' }, 'd2', ['hamster a3 e']).chip(0)).toBe('d3');
});

test('BC-RULE-34 a bot that was not detected is not seen through the door', () => {
  expect(step({ at: 'b3' }, 'b2', ['hamster a3 n']).chip(0)).toBe('mat');
});

test('BC-RANGE-09 the look through a door ends one space behind it', () => {
  expect(step({ at: 'd2', chip: 'd2' }, 'd1', ['hamster c3 e']).chip(0)).toBe('d2');
});

test('BC-RULE-50 a bot that enters the space of its own chip is detected there, and on high nothing is added', () => {
  const t = step({ at: 'a1', chip: 'a2' }, 'a2', [], { difficulty: 'high' });
  expect([t.chip(0), t.state.threat]).toEqual(['a2', 0]);
});

test('BC-HIDE-02 a bot hides unless it is detected and the hideout is watched', () => {
  expect(step({ at: 'b1' }, 'c1', ['usher a1 e']).isHidden(0)).toBe(true);
  expect(step({ at: 'b1', chip: 'b1' }, 'c1', []).isHidden(0)).toBe(true);
  expect(step({ at: 'b1', chip: 'b1' }, 'c1', ['usher a1 e']).isHidden(0)).toBe(false);
});

test('BC-EX-12 in view but undetected: Crash is hidden', () => {
  const t = step({ at: 'b1' }, 'c1', ['hamster a1 e']);
  expect([t.isHidden(0), t.chip(0)]).toEqual([true, 'mat']);
});

test('BC-EX-13 detected but out of view: Crash is hidden and the chip stays on the space it left', () => {
  const t = step({ at: 'b1', chip: 'b1' }, 'c1', ['hamster h4 w']);
  expect([t.isHidden(0), t.chip(0)]).toEqual([true, 'b1']);
});

test('BC-EX-14 detected and in view: Crash is not hidden and still detected', () => {
  const t = step({ at: 'b1', chip: 'b1' }, 'c1', ['hamster a1 e']);
  expect([t.isHidden(0), t.chip(0)]).toEqual([false, 'c1']);
});

test('BC-HIDE-05 a detected bot that hides outside all awareness leaves its chip behind', () => {
  expect(step({ at: 'b1', chip: 'b1' }, 'c1', []).chip(0)).toBe('b1');
});

test('BC-RULE-98 a bot whose own chip lies on the hideout is detected and not hidden', () => {
  const t = step({ at: 'b1', chip: 'c1' }, 'c1', []);
  expect([t.isHidden(0), t.chip(0)]).toEqual([false, 'c1']);
});

test('BC-SECURE-03 a detected bot that enters a secure zone leaves its chip before the door, even if it was seen', () => {
  expect(step({ at: 'g3', chip: 'g3' }, 'g2', ['hamster f3 e']).chip(0)).toBe('g3');
});

test('BC-SECURE-04 a unit inside the secure zone detects a bot that enters', () => {
  expect(step({ at: 'g3' }, 'g2', ['hamster h1 n']).chip(0)).toBe('g2');
});

test('BC-IFACE-01 a disguised bot is not detected by awareness', () => {
  const disguise = { kind: 'hamster', facing: 0, isTurned: false };
  expect(step({ at: 'h4', disguise }, 'h3', ['usher a3 e']).chip(0)).toBe('mat');
});
