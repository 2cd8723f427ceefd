/** What nobody may guess: IDs of tables, secrets of seats, tokens of sessions; and the hashes that are kept of them. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

export const newTableId = (): string =>
  Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const isTableId = (text: string): boolean => /^[a-z0-9]{12}$/.test(text);

/** 256 bits: a secret of a seat, a token of a session, the seed of a match. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Where the seeds of matches come from: a secret for each, or, for tests, a fixed sequence that is no secret at all. */
export function seedSource(testSeed: string | undefined): () => string {
  if (testSeed === undefined) return newSecret;
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`tablerunner test seed ${testSeed} ${count}`).digest('base64url');
  };
}

/** Secrets of 256 random bits need no slow hash: there is nothing to guess. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
