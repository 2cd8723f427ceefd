/** Whose eyes a table is opened with: a reload shows nobody the hand of another. */
import { beforeEach, expect, test } from 'vitest';
import { forgetArrived, keepSecret } from '../src/link/address.ts';
import { secretToOpen } from '../src/table/secret-to-open.ts';
import { stubStorage } from './storage.ts';

const [HERE, SHARED] = ['local-k3v9x2m7q1ab', 'k3v9x2m7q1ab'];

beforeEach(() => {
  stubStorage('sessionStorage');
  forgetArrived();
});

test('a table of several at one screen is opened with nobody’s eyes: the curtain asks who sits there', () => {
  const both = [
    ['resistance', 'resistance'],
    ['isc', 'isc'],
  ] as const;
  expect(secretToOpen(HERE, both)).toBeUndefined();
  keepSecret(HERE, 'isc');
  expect(secretToOpen(HERE, both)).toBeUndefined();
});

test('my only seat opens by itself, and a link goes before it', () => {
  expect(secretToOpen(HERE, [['isc', 'isc']])).toBe('isc');
  expect(secretToOpen(SHARED, [['isc', 'one']])).toBe('one');
  expect(secretToOpen(SHARED, [])).toBeUndefined();
  keepSecret(SHARED, 'two');
  expect(secretToOpen(SHARED, [['isc', 'one']])).toBe('two');
});
