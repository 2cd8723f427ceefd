/**
 * What the seats add to the dice. Whoever hosts a match knows its seed; with a share of every person in it, which the host
 * did not know when it sealed the seed, not even the host can choose how the dice fall.
 */
import { hashText } from '../hash.ts';
import { canonicalJson } from '../json.ts';
import type { Seat } from '../seat.ts';

/** Each seat's own randomness: 16 to 64 visible characters of ASCII. */
export type Shares = Readonly<Record<Seat, string>>;

export const SHARE = /^[!-~]{16,64}$/;

/** What a seat tells before anybody tells a share: bound to table and seat, so that nobody can send another's hash again. */
export const shareHash = (table: string, seat: Seat, share: string): string =>
  hashText(`tablerunner share ${canonicalJson([table, seat, share])}`);

/** The key of the match's stream of chance: the seed alone, or seed and shares together, by the names of the seats. */
export const chanceKey = (seed: string, shares: Shares | undefined): string =>
  shares === undefined || Object.keys(shares).length === 0
    ? seed
    : hashText(`tablerunner chance ${canonicalJson([seed, shares])}`);

/** The seed with which a machine thinks: fixed by the match's own, and no help to whoever wants to know the dice. */
export const thoughtSeed = (key: string, revision: number, attempt = 0): string =>
  hashText(`tablerunner thought ${canonicalJson([key, revision, attempt])}`);
