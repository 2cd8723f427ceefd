/** How a table is laid: game, options, and who sits where. */
import type { Origin, Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { STRENGTHS } from './strength.ts';

/** Longer names break every list that they stand in. */
const LONGEST_NAME = 40;

/** Control characters, those that turn the direction of writing, those of no width, blanks that are no spaces, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** They choose a form of the character before, and nothing is lost without them. */
const VARIANTS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** A name as people read it: two that look the same are the same, as far as characters go. */
export const nameSchema = z
  .string()
  .max(200)
  .overwrite((name) => name.normalize('NFC').replace(VARIANTS, ''))
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .refine((name) => !UNSEEN.test(name), { error: 'a name has no characters that cannot be seen' });

export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: nameSchema.optional() }),
  z.strictObject({ kind: z.literal('machine'), strength: z.enum(STRENGTHS) }),
]);

/** Whoever plays a seat. A person without a name is called by their seat. */
export type SeatPlayer = z.infer<typeof playerSchema>;

/** Twice as many as any game has. */
const MOST_SEATS = 16;

/** The game judges its own options: to look through all of them twice costs more than all the rest. */
const option = z.custom<z.infer<ReturnType<typeof z.json>>>((value) => value !== undefined);

/** Far more than any game has. */
const MOST_OPTIONS = 200;

/** Counted before anything else is read: to judge the form of a hundred thousand entries takes seconds. */
const atMost = <T extends z.ZodType>(most: number, error: string, schema: T) =>
  z.preprocess((value, context) => {
    if (!hasMoreKeys(value, most)) return value;
    context.issues.push({ code: 'custom', message: error, input: value });
    return z.NEVER;
  }, schema);

function hasMoreKeys(value: unknown, most: number): boolean {
  let keys = 0;
  if (typeof value === 'object') for (const _ in value) if (++keys > most) return true;
  return false;
}

export const setupSchema = z.strictObject({
  game: z.string().max(40),
  options: atMost(
    MOST_OPTIONS,
    `a set-up has ${MOST_OPTIONS} options at most`,
    z.record(z.string().max(40), option),
  ).default({}),
  seats: atMost(MOST_SEATS, `a table has ${MOST_SEATS} seats at most`, z.record(z.string().max(40), playerSchema)),
});

/** What somebody asks for who wants a new table. */
export type TableSetup = z.infer<typeof setupSchema>;

export interface SeatInfo {
  readonly seat: Seat;
  readonly player: SeatPlayer;
}

/** What everybody may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly content: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  /** The hash of the sealed seed; the seed itself is told when the match is over. */
  readonly seal: string;
  readonly seed?: string;
  /** What each seat added to the dice, with the hash that it told before anybody told a share. Left out: the seed alone is the key. */
  readonly shares?: Readonly<Record<Seat, TableShare>>;
  /** How often the shares were gathered: more than once where a seat had lost its share and began anew. */
  readonly rounds?: number;
  /** The game fixes the seed for everybody, as a mission of the day does: these dice are no secret. */
  readonly sameDice?: true;
  /** The match did not begin with its set-up. */
  readonly origin?: Origin;
}

export interface TableShare {
  readonly hash: string;
  readonly share: string;
}
