/** How a match is opened, besides its options and its seed: dice that were told, and who answers where there is one answer. */
import { z } from 'zod';
import type { Script } from './chance/scripted.ts';

export interface Opening {
  /** Dice and picks for what happens before the first decision (referee and tests); such a match is not `verify`-able. */
  readonly told?: Script | undefined;
  /** `false`: seats are asked also where there is only one answer. Left out: the engine gives that answer. */
  readonly automatic?: boolean | undefined;
}

const MOST_TOLD = 1000;
const told = z.array(z.int().min(0).max(1_000_000)).max(MOST_TOLD).optional();

export const openingSchema = {
  told: z.strictObject({ dice: told, picks: told }).optional(),
  automatic: z.literal(false).optional(),
};

/** What is usual is left out. */
export const savedOpening = ({ told, automatic }: Opening): { told?: Script; automatic?: false } => ({
  ...(told === undefined ? {} : { told }),
  ...(automatic === false ? { automatic } : {}),
});
