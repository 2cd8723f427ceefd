/** Parts of the table that need no browser: the stops of the sheet, the keys that go through the log. */
import { expect, test } from 'vitest';
import { needsMagnifier } from '../src/plan/magnifier.tsx';
import { addToTell, nextWord } from '../src/table/log-panel.tsx';
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
