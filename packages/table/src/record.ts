/** What a table keeps for good: one record for each thing that was done, in order. The records give back the table. */
import type { Seat } from '@tablerunner/engine';
import { z } from 'zod';

const deedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play'), choice: z.json() }),
  /** Back to before the seat's own last command, where nobody has learned anything since. */
  z.strictObject({ kind: z.literal('undo') }),
  /** Back to the log's first `to` entries, by consent of the whole table. */
  z.strictObject({ kind: z.literal('back'), to: z.int().min(0) }),
]);

export type Deed = z.infer<typeof deedSchema>;

export const recordSchema = z.strictObject({
  /** The table's revision after it: 1 for the first. */
  n: z.int().min(1),
  /** Given by whoever asked: the same request that comes twice is carried out once. */
  id: z.string().max(128),
  seat: z.string().max(40),
  deed: deedSchema,
});

export interface TableRecord {
  readonly n: number;
  readonly id: string;
  readonly seat: Seat;
  readonly deed: Deed;
}
