/** Combat action: a Crate thrown at an enemy. Clauses ES-CRATE-05, ES-CRATE-06, ES-EQUIP-03, ES-EQUIP-14. */
import { z } from 'zod';
import { shot } from '../combat/shot.ts';

export const throwCrate = shot(
  'throw-crate',
  'crate',
  z.strictObject({ kind: z.literal('throw-crate'), target: z.string(), by: z.literal('pilot').optional() }),
);
