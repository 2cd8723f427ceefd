/** Text that nobody can guess. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on are thrown away: the rest falls evenly on the letters. */
const FAIR = 256 - (256 % LETTERS.length);

/** So many at once, and never as many as a seed has (`link/new-seed.ts`). */
const BATCH = 64;

export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(BATCH))) {
      if (byte < FAIR && text.length < length) text += LETTERS[byte % LETTERS.length];
    }
  }
  return text;
}
