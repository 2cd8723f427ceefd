/** What a side must bring about to win: a small vocabulary, put together with `all` and `any`. ES-GAME-10, ES-EXIT-01; gaps: ES-GAP-16. */
import { z } from 'zod';
import { EQUIPMENT } from '../lists.ts';

const count = z.int().min(1).max(20);
/** Only characters of these ranks count; left out: all. */
const ranks = z.array(z.int().min(1).max(4)).min(1).readonly().optional();

const CARGO = ['objective', 'crate', ...EQUIPMENT] as const;

const atoms = [
  /** So many of one's own have left the board through an Airlock that the scenario names (ES-EXIT-01). */
  z.strictObject({ is: z.literal('escaped'), count, ranks }),
  /** Objectives worth so many points are in one's own hands, on the board or carried out. */
  z.strictObject({ is: z.literal('points'), atLeast: count, out: z.literal(true).optional() }),
  /** More points in one's own hands than in the other side's. */
  z.strictObject({ is: z.literal('more-points') }),
  /**
   * Characters of the other side were put out of combat so often, each time counted; `all`: none of them is left. With
   * ranks: so many of those ranks are out of combat now.
   */
  z.strictObject({ is: z.literal('eliminated'), count: z.union([count, z.literal('all')]), ranks }),
  /** So many Terminals are hacked by one's own side, or Cryo-tubes opened (gaps: ES-GAP-17). */
  z.strictObject({ is: z.literal('terminals'), count }),
  z.strictObject({ is: z.literal('freed'), count }),
  /** So many of one's own stand in the room with that number; `alone`: and nobody of the other side. */
  z.strictObject({
    is: z.literal('in-room'),
    room: z.int().min(1).max(99),
    count,
    ranks,
    alone: z.literal(true).optional(),
  }),
  /** So many markers of a kind have been carried off the board. */
  z.strictObject({ is: z.literal('carried-out'), what: z.enum(CARGO), count }),
  /** So many of one's own are not out of combat. */
  z.strictObject({ is: z.literal('survived'), count, ranks }),
  /** The end of so many turns found more of one's own than of the others in the room that the scenario names. */
  z.strictObject({ is: z.literal('held'), turns: count }),
  /** The game has run to its end: to be put together with what must be so then. */
  z.strictObject({ is: z.literal('ended') }),
  /** The game has run to its end, and the other side has not met its condition. */
  z.strictObject({ is: z.literal('lasted') }),
] as const;

type Atom = z.infer<(typeof atoms)[number]>;
export type Condition = Atom | { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] };
export type AtomOf<K extends Atom['is']> = Extract<Atom, { readonly is: K }>;
export type AtomName = Atom['is'];

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.discriminatedUnion('is', atoms),
    z.strictObject({ all: z.array(conditionSchema).min(1).max(8) }),
    z.strictObject({ any: z.array(conditionSchema).min(1).max(8) }),
  ]),
);

/** Whether `lasted` occurs in it: two sides that both wait for the other to fail would never be judged. */
export function waitsForTheEnd(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(waitsForTheEnd);
  if ('any' in condition) return condition.any.some(waitsForTheEnd);
  return condition.is === 'lasted';
}

/** The single conditions out of which a condition is put together. */
export function conditionAtoms(condition: Condition): readonly Atom[] {
  if ('all' in condition) return condition.all.flatMap(conditionAtoms);
  if ('any' in condition) return condition.any.flatMap(conditionAtoms);
  return [condition];
}
