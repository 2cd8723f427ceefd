/** Where the dice of a table in this browser come from. It draws because drawing is what it tests. */
import { afterEach, expect, test, vi } from 'vitest';
import { newSeed } from '../src/link/new-seed.ts';
import { randomText } from '../src/worker/random.ts';

afterEach(() => vi.restoreAllMocks());

test('a seed is 32 bytes of the browser, whole', () => {
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(array.map((_, place) => 255 - place));
    return array;
  });
  expect(newSeed()).toBe('__79_Pv6-fj39vX08_Lx8O_u7ezr6uno5-bl5OPi4eA');
  expect(draw.mock.calls.map(([array]) => array?.byteLength)).toEqual([32]);
  draw.mockRestore();
  expect(newSeed()).not.toBe(newSeed());
});

test('IDs and secrets are drawn with other lengths', () => {
  const draw = vi.spyOn(crypto, 'getRandomValues');
  for (const length of [12, 20, 31, 32, 33, 50]) randomText(length);
  expect(draw.mock.calls.map(([array]) => array?.byteLength)).not.toContain(32);
});
