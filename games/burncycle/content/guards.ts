/** All guards of the content, checked when loaded. Hamster and Walker have the figures that the rulebook gives (gaps: BC-GAP-04). */
import { checkPack } from '@tablerunner/engine';
import { z } from 'zod';
import { GUARD_ABILITIES, PATROLS } from '../rules/lists.ts';
import guards from './base/guards.json' with { type: 'json' };
import { sound } from './sound.ts';

const guardSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens'),
  source: z.enum(['rulebook', 'original']),
  level: z.int().min(1).max(3),
  movement: z.int().min(0).max(9),
  awareness: z.int().min(0).max(20),
  patrol: z.enum(PATROLS),
  ability: z.enum(GUARD_ABILITIES).optional(),
  /** What Grapple costs (BC-ABIL-06). */
  value: z.int().min(1).max(5).optional(),
});

export const guardsSchema = z.strictObject({ pack: z.string().min(1), guards: z.array(guardSchema).min(1) });

/** What a security unit's chip shows (BC-GUARD-05). */
export type GuardCard = z.infer<typeof guardSchema>;

export const GUARDS: readonly GuardCard[] = sound(checkPack('base/guards.json', guards, guardsSchema)).guards;

const byId = new Map(GUARDS.map((guard) => [guard.id, guard]));

export function guardCard(id: string): GuardCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no guard called ${id}`);
  return card;
}
