/** Combat action: a shot with the Tesla Rifle. Clauses ES-RANGED, ES-ABIL-27, ES-ABIL-28; ES-RULE-44. */
import { z } from 'zod';
import { shot } from '../combat/shot.ts';

/** The only ranged weapon that hits one character and is not thrown. */
export const ranged = shot(
  'ranged',
  'tesla-rifle',
  z.strictObject({ kind: z.literal('ranged'), target: z.string(), by: z.literal('pilot').optional() }),
);
