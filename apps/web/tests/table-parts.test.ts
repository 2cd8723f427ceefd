/** Parts of the table that need no browser: the stops of the sheet, the keys that go through the log. */
import { expect, test } from 'vitest';
import { needsMagnifier } from '../src/plan/magnifier.tsx';
import { isEnoughIn, scrolledTo } from '../src/table/in-sight.ts';
import { addToTell, linesTold, nextWord } from '../src/table/log-panel.tsx';
import { STOPS, stopAfter, stopsOfDrag } from '../src/table/sheet-handle.tsx';
import { isDoubleTap } from '../src/table/taps.ts';
import { tryCopy } from '../src/ui/copy-link.tsx';

test('the sheet has three stops, and goes no further', () => {
  expect(STOPS.map((stop) => stopAfter(stop, 1))).toEqual(['half', 'high', 'high']);
  expect(STOPS.map((stop) => stopAfter(stop, -1))).toEqual(['low', 'low', 'half']);
  expect(stopAfter('low', 2)).toBe('high');
});

test('a drag upwards raises the sheet, a long one by two stops; a tremble does nothing', () => {
  expect([-500, -100, -10, 0, 10, 100, 500].map(stopsOfDrag).map((by) => by + 0)).toEqual([2, 1, 0, 0, 0, -1, -2]);
});

test('left and right go through the words of the log from its end, and stop at both ends', () => {
  expect(nextWord(5, -1, 'ArrowLeft')).toBe(4);
  expect(nextWord(5, 4, 'ArrowRight')).toBe(4);
  expect(nextWord(5, 4, 'ArrowLeft')).toBe(3);
  expect(nextWord(5, 0, 'ArrowLeft')).toBe(0);
  expect(nextWord(5, 2, 'Home')).toBe(0);
  expect(nextWord(5, 2, 'End')).toBe(4);
  expect(nextWord(5, 2, 'ArrowUp')).toBeUndefined();
  expect(nextWord(0, -1, 'End')).toBeUndefined();
});

test('a line with dice is told when they lie, not while they tumble', () => {
  const lines = [
    { n: 1, last: 1, at: 1, text: 'a shot', kind: 'line' },
    { n: 2, last: 3, at: 1, text: '7 beats 2', kind: 'roll', dice: [{ face: 7, role: 'active' }] },
  ] as const;
  const shown = (name: string) => ({ n: 3, event: { name, data: {} }, view: {}, time: 900 });
  const texts = (...rest: [Parameters<typeof linesTold>[1], number | undefined]) =>
    linesTold(lines, ...rest).map(({ text }) => text);
  expect(texts(shown('combat-zone/rolled'), undefined)).toEqual(['a shot']);
  expect(texts(shown('combat-zone/rolled'), 3)).toEqual(['a shot', '7 beats 2']);
  expect(texts(shown('combat-zone/attack-hit'), undefined)).toEqual(['a shot', '7 beats 2']);
  expect(texts(undefined, undefined)).toEqual(['a shot', '7 beats 2']);
});

test('two quick taps at one spot fit the plan; slow, distant or choosing ones do not', () => {
  const tap = { x: 100, y: 100, time: 1_000, chose: false };
  expect(isDoubleTap(tap, { ...tap, time: 1_200 })).toBe(true);
  expect(isDoubleTap(undefined, tap)).toBe(false);
  expect(isDoubleTap(tap, { ...tap, time: 1_400 })).toBe(false);
  expect(isDoubleTap(tap, { ...tap, time: 1_200, x: 140 })).toBe(false);
  expect(isDoubleTap({ ...tap, chose: true }, { ...tap, time: 1_200 })).toBe(false);
  expect(isDoubleTap(tap, { ...tap, time: 1_200, chose: true })).toBe(false);
});

test('every new line is told, in order; a walk that goes on is told as it is in the end', () => {
  const line = (n: number, last: number, text: string) => ({ n, last, at: 1, text, kind: 'line' as const });
  const first = addToTell(new Map(), [line(1, 1, 'before'), line(2, 4, 'a walk to c2')], 1);
  expect([...first.values()]).toEqual(['a walk to c2']);
  const many = [1, 2, 3, 4, 5, 6, 7].map((i) => line(10 + i, 10 + i, `line ${i}`));
  const then = addToTell(first, [line(1, 1, 'before'), line(2, 8, 'a walk to c4'), ...many], 4);
  expect([...then.values()]).toEqual(['a walk to c4', ...many.map(({ text }) => text)]);
});

test('a finger on a small cell is asked with the magnifier; below 44 pixels before anything is carried out at once', () => {
  const finger = { isTouch: true };
  expect([20, 27, 28, 43, 44].map((size) => needsMagnifier(size, finger, false))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([20, 28, 34, 43, 44].map((size) => needsMagnifier(size, finger, true))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(needsMagnifier(20, { isTouch: false }, true)).toBe(false);
});

test('a link that cannot be copied is noticed, whether there is no clipboard or it is forbidden', async () => {
  const copied: string[] = [];
  expect(await tryCopy('a', { writeText: async (text) => void copied.push(text) })).toBe(true);
  expect(copied).toEqual(['a']);
  expect(await tryCopy('b', undefined)).toBe(false);
  expect(await tryCopy('c', { writeText: () => Promise.reject(new Error('forbidden')) })).toBe(false);
});

test('a plan is moved as little as needed to show a part of it; of one that is too large the middle is shown', () => {
  const room = 300;
  expect(scrolledTo(100, 150, 350, room)).toBe(100);
  expect(scrolledTo(100, 50, 200, room)).toBe(50);
  expect(scrolledTo(100, 350, 500, room)).toBe(200);
  expect(scrolledTo(100, 200, 700, room)).toBe(300);
  expect(scrolledTo(0, -40, 100, room)).toBe(0);
});

test('a part is in sight when all of it is; of one larger than the frame most of what fits is enough, where that is wanted', () => {
  const frame = { from: 0, to: 100 };
  expect(isEnoughIn({ from: 10, to: 90 }, frame, 'all of it')).toBe(true);
  expect(isEnoughIn({ from: -1, to: 90 }, frame, 'all of it')).toBe(false);
  expect(isEnoughIn({ from: 30, to: 400 }, frame, 'much of it')).toBe(true);
  expect(isEnoughIn({ from: 50, to: 400 }, frame, 'much of it')).toBe(false);
  expect(isEnoughIn({ from: 150, to: 200 }, frame, 'much of it')).toBe(false);
});
