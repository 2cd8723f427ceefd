/** The log: the truth of a match. Seed, versions and log give back the same match, byte for byte. */
import { z } from 'zod';
import type { Script } from './chance/scripted.ts';
import { SHARE, type Shares } from './chance/shares.ts';
import { openingSchema } from './opening.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';

/** Raised when the engine itself changes so that an old log could give another match. */
export const ENGINE_VERSION = 1;
const SAVE_FORMAT = 'tablerunner-match';
const SAVE_VERSION = 1;

/** Where a match began that did not begin with its set-up. */
export interface Origin {
  readonly from: 'file' | 'position';
  /** After so many entries of the log that it was taken from. */
  readonly at: number;
  /** So many entries that log had. */
  readonly length: number;
  /** Who laid it. Only the name of an account was proven by signing in; any other is what somebody called themselves. */
  readonly by?: { readonly name: string; readonly isAccount: boolean };
}

export interface LogEntry {
  readonly seat: Seat;
  readonly choice: unknown;
  /** The only legal answer, given by the engine. */
  readonly auto?: true;
  /** Draws burned by an undo before this command, so that nobody can use a roll that they have already seen. */
  readonly skip?: number;
  /** Dice and picks that were told instead of drawn (referee and tests); a match with these is not `verify`-able. */
  readonly dice?: readonly number[];
  readonly picks?: readonly number[];
}

/** Far more than any match has of them; a file is written by whoever likes to. */
const MOST_ENTRIES = 20_000;
const MOST_DRAWS = 1_000_000;
const MOST_TOLD = 1000;
const MOST_ROUNDS = 1_000_000_000;
const LONGEST_NAME = 40;
const LONGEST_WORD = 200;

const draws = z.int().max(MOST_DRAWS);
const seatName = z.string().max(LONGEST_NAME);
const word = z.string().max(LONGEST_WORD);

const entrySchema = z.strictObject({
  seat: seatName,
  choice: z.json(),
  auto: z.literal(true).optional(),
  skip: draws.min(1).optional(),
  dice: z.array(draws.min(1)).max(MOST_TOLD).optional(),
  picks: z.array(draws.min(0)).max(MOST_TOLD).optional(),
});

const originSchema = z.strictObject({
  from: z.enum(['file', 'position']),
  at: z.int().min(0).max(MOST_ENTRIES),
  length: z.int().min(0).max(MOST_ENTRIES),
  by: z.strictObject({ name: z.string().max(LONGEST_NAME), isAccount: z.boolean() }).optional(),
});

const formSchema = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  version: z.literal(SAVE_VERSION),
  engine: z.int(),
  game: z.string().max(LONGEST_NAME),
  rules: z.int(),
  content: z.int(),
  options: z.record(z.string(), z.json()),
  seed: word,
  /** What the seats added to the dice before the first roll. */
  shares: z.record(seatName, z.string().regex(SHARE)).optional(),
  /** How often the shares were gathered. Told by whoever hosted the match, as its origin is. */
  rounds: z.int().min(1).max(MOST_ROUNDS).optional(),
  /** A match that began from a hand-written position carries it. */
  start: z
    .strictObject({
      state: z.record(z.string(), z.json()),
      stack: z.array(z.strictObject({ step: word, memory: z.json() })).max(LONGEST_WORD),
      drawn: draws.min(0),
      outcome: z
        .strictObject({ winners: z.array(seatName).max(LONGEST_NAME), draw: z.boolean(), clause: word, reason: word })
        .optional(),
    })
    .optional(),
  ...openingSchema,
  /** Told by whoever hosted the match: nothing of it can be judged by the rules. */
  origin: originSchema.optional(),
  log: z.array(entrySchema).max(MOST_ENTRIES),
  /** Draws that an undo burned and no command has skipped yet. */
  burned: draws.min(1).optional(),
  /** Of the position after the last entry. */
  hash: word,
});

export const saveSchema = formSchema.refine(({ rounds, shares }) => rounds === undefined || shares !== undefined, {
  path: ['rounds'],
  error: 'no shares were gathered in this match',
});

export interface MatchSave {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly engine: number;
  readonly game: string;
  readonly rules: number;
  readonly content: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly shares?: Shares;
  readonly rounds?: number;
  readonly start?: Position<object>;
  readonly told?: Script;
  readonly automatic?: false;
  readonly origin?: Origin;
  readonly log: readonly LogEntry[];
  readonly burned?: number;
  readonly hash: string;
}

export const saveHeader = { format: SAVE_FORMAT, version: SAVE_VERSION, engine: ENGINE_VERSION } as const;
