/** The source of a real match: HMAC-SHA-256 over seed and place, so that past rolls tell nothing about the next. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hashText } from '../hash.ts';
import type { Chance } from './chance.ts';

const WORDS = 8; // a SHA-256 digest is eight 32-bit words: eight tries for one unbiased draw
const ALL_WORDS = 0x1_0000_0000;

export function sealedChance(seed: string): Chance {
  const key = utf8ToBytes(seed);
  return {
    draw(count, place) {
      const limit = ALL_WORDS - (ALL_WORDS % count); // words from here on would favour the low numbers
      for (let block = 0; ; block++) {
        const digest = hmac(sha256, key, utf8ToBytes(`${place}/${block}`));
        const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        for (let word = 0; word < WORDS; word++) {
          const value = view.getUint32(word * 4);
          if (value < limit) return value % count;
        }
      }
    },
  };
}

/** What the table shows before the first roll; the seed itself is shown after the end and must give this hash. */
export const sealOf = (seed: string): string => hashText(`tablerunner seed ${seed}`);
