/** The source of a real match: HMAC-SHA-256 over seed and place, so that past rolls tell nothing about the next. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hashText } from '../hash.ts';
import type { Chance } from './chance.ts';

const DIGEST = 32;
const WORDS = 8; // a SHA-256 digest is eight 32-bit words: eight tries for one unbiased draw
const ALL_WORDS = 0x1_0000_0000;
/** Far more draws than any match has. Beyond 2^53 places would become the same one, and with them all dice. */
const LAST_PLACE = 1_000_000_000;
const LONGEST = 40; // a place and a block, both below 2^53, with the stroke between them

export function sealedChance(seed: string): Chance {
  // Half of an HMAC depends on the key alone: it is worked out once, and each draw goes on from a copy of it.
  const keyed = hmac.create(sha256, utf8ToBytes(seed));
  const work = keyed.clone();
  const digest = new Uint8Array(DIGEST);
  const words = new DataView(digest.buffer);
  const message = new Uint8Array(LONGEST);

  const digestOf = (text: string): void => {
    for (let i = 0; i < text.length; i++) message[i] = text.charCodeAt(i);
    keyed._cloneInto(work);
    work.update(message.subarray(0, text.length));
    work.digestInto(digest);
  };

  return {
    draw(count, place) {
      if (!(place >= 0 && place <= LAST_PLACE))
        throw new RangeError(`there is no place ${place} in the stream of chance`);
      const limit = ALL_WORDS - (ALL_WORDS % count); // words from here on would favour the low numbers
      for (let block = 0; ; block++) {
        digestOf(`${place}/${block}`);
        for (let word = 0; word < WORDS; word++) {
          const value = words.getUint32(word * 4);
          if (value < limit) return value % count;
        }
      }
    },
  };
}

/** What the table shows before the first roll; the seed itself is shown after the end and must give this hash. */
export const sealOf = (seed: string): string => hashText(`tablerunner seed ${seed}`);
