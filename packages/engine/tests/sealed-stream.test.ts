/** ENG-CHANCE: the sealed stream is HMAC-SHA-256 of seed and place, as anybody can work out with another tool. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sealedChance } from '../src/index.ts';

const ALL = 0x1_0000_0000;

/** The same by way of Node's own HMAC. */
function drawn(seed: string, count: number, place: number): number {
  const limit = ALL - (ALL % count);
  for (let block = 0; ; block++) {
    const digest = createHmac('sha256', seed).update(`${place}/${block}`).digest();
    for (let word = 0; word < 8; word++) {
      const value = digest.readUInt32BE(word * 4);
      if (value < limit) return value % count;
    }
  }
}

describe.each(['', 'abc', 'déjà vu', 'x'.repeat(300)])('seed "%s"', (seed) => {
  test('gives what HMAC-SHA-256 gives, in any order of places', () => {
    const chance = sealedChance(seed);
    for (const place of [0, 1, 7, 100, 99, 0, 12_345_678, 1_000_000_000]) {
      for (const count of [1, 2, 6, 52, 1_000_003, ALL - 1]) {
        expect(chance.draw(count, place, 'die')).toBe(drawn(seed, count, place));
      }
    }
  });

  test('ENG-SEAL-13 there is no place beyond the last, where all dice would be the same', () => {
    const chance = sealedChance(seed);
    for (const place of [1_000_000_001, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, Number.NaN, -1]) {
      expect(() => chance.draw(6, place, 'die')).toThrow('no place');
    }
  });

  test('goes on to further words and blocks where a word would not be fair', () => {
    const chance = sealedChance(seed);
    const count = ALL / 2 + 1; // nearly every second word is refused
    for (let place = 0; place < 600; place++) expect(chance.draw(count, place, 'pick')).toBe(drawn(seed, count, place));
  });
});
