/** Who owns what: an object in two places is found, unless nobody can change it. */
import { describe, expect, test } from 'vitest';
import { foreignIn, sharedIn } from '../src/promises/plain.ts';

const ownedBy = (value: unknown): Map<object, string> => {
  const owned = new Map<object, string>();
  sharedIn(value, 'state', owned);
  return owned;
};

describe('one object in two places', () => {
  test('is told with both places', () => {
    const list = [1];
    expect(sharedIn({ one: list, other: { list } }, 'state', new Map())).toBe(
      'state.other.list is the very object state.one',
    );
    expect(foreignIn({ list }, 'copy', ownedBy({ list }))).toBe('copy.list is the very object state.list');
  });

  test('may be, if it is frozen', () => {
    const profile = Object.freeze({ id: 'alice', values: Object.freeze([2, 3]) });
    const state = { units: [{ profile }, { profile }] };
    expect(sharedIn(state, 'state', new Map())).toBeUndefined();
    expect(foreignIn({ profile }, 'copy', ownedBy(state))).toBeUndefined();
  });

  test('is told where only the outside is frozen', () => {
    const profile = Object.freeze({ id: 'alice', values: [2, 3] });
    const state = { units: [{ profile }, { profile }] };
    expect(sharedIn(state, 'state', new Map())).toBe(
      'state.units.1.profile.values is the very object state.units.0.profile.values',
    );
    expect(foreignIn({ profile }, 'copy', ownedBy({ profile }))).toBe(
      'copy.profile.values is the very object state.profile.values',
    );
  });

  test('is told below a frozen list', () => {
    const unit = { life: 3 };
    expect(foreignIn(Object.freeze([unit]), 'copy', ownedBy(Object.freeze([unit])))).toBe(
      'copy.0 is the very object state.0',
    );
  });
});
