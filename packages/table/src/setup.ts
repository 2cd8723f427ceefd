/** How a table is laid: game, options, and who sits where. */
import type { Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { STRENGTHS } from './strength.ts';

/** Longer names break every list that they stand in. */
const LONGEST_NAME = 40;

export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string().trim().min(1).max(LONGEST_NAME).optional() }),
  z.strictObject({ kind: z.literal('machine'), strength: z.enum(STRENGTHS) }),
]);

/** Whoever plays a seat. A person without a name is called by their seat. */
export type SeatPlayer = z.infer<typeof playerSchema>;

/** Twice as many as any game has. */
const MOST_SEATS = 16;

/** The game judges its own options: to look through all of them twice costs more than all the rest. */
const option = z.custom<z.infer<ReturnType<typeof z.json>>>((value) => value !== undefined);

export const setupSchema = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), option).default({}),
  seats: z
    .record(z.string().max(40), playerSchema)
    .refine((seats) => Object.keys(seats).length <= MOST_SEATS, { error: `a table has ${MOST_SEATS} seats at most` }),
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
}
