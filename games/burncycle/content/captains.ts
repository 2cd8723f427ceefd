/** Captains of the content, checked when loaded (gaps: BC-GAP-05). */
import { checkPack, type EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { effectSchema } from '../rules/effects/vocabulary.ts';
import { GUARD_ABILITIES, PATROLS } from '../rules/lists.ts';
import { modifierSchema } from '../rules/modifiers.ts';
import captains from './base/captains.json' with { type: 'json' };
import { idSchema, sourceSchema } from './power.ts';
import { sound } from './sound.ts';

/** A unit of the security detail: a level, with k where a key goes under it, or the captain itself. */
const entry = z.enum(['1', '2', '3', '1k', '2k', '3k', 'captain', 'captaink', '-']);

/** What it can do while its unit is in play (BC-CAPT-06). */
const ability = z.discriminatedUnion('kind', [
  /** One that guards have too. */
  z.strictObject({
    kind: z.literal('guard-ability'),
    id: idSchema,
    ability: z.enum(GUARD_ABILITIES),
    value: z.int().min(1).max(5).optional(),
  }),
  /** A change for bots within its awareness range, in its area, or anywhere. */
  modifierSchema.extend({
    kind: z.literal('aura'),
    id: idSchema,
    range: z.enum(['awareness', 'area', 'floor']),
  }),
  /** A change for the whole corporation. */
  modifierSchema.extend({ kind: z.literal('command'), id: idSchema }),
]);

const captainSchema = z.strictObject({
  id: idSchema,
  source: sourceSchema,
  resistance: z.int().min(6).max(40),
  movement: z.int().min(0).max(9),
  awareness: z.int().min(0).max(20),
  patrol: z.enum(PATROLS),
  /** A row per floor, a column per number of a hallway post (BC-CAPT-05). */
  detail: z.tuple([z.tuple([entry, entry, entry]), z.tuple([entry, entry, entry]), z.tuple([entry, entry, entry])]),
  /** What happens when the tracker comes onto its chip (BC-TURN-07). */
  action: z.strictObject({ id: idSchema, effects: z.array(effectSchema).min(1).max(4) }),
  abilities: z.array(ability).min(1).max(2),
  /** Spaces that it moves further when it pursues: a rule of movement, which no difficulty switches off (BC-RULE-72). */
  pursuit: z.int().min(1).max(5).optional(),
});

export const captainsSchema = z.strictObject({ pack: z.string().min(1), captains: z.array(captainSchema).min(1) });

export type CaptainAbility = z.infer<typeof ability>;

export interface CaptainCard extends Omit<z.infer<typeof captainSchema>, 'action'> {
  readonly action: { readonly id: string; readonly effects: readonly EffectEntry[] };
}

export const CAPTAINS: readonly CaptainCard[] = sound(
  checkPack('base/captains.json', captains, captainsSchema),
).captains;

const byId = new Map(CAPTAINS.map((captain) => [captain.id, captain]));

export function captainCard(id: string): CaptainCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no captain called ${id}`);
  return card;
}

export const captainResistance = (id: string): number => captainCard(id).resistance;
