/** Network cards of the content, checked when loaded (gaps: BC-GAP-14). */
import { checkPack, type EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { effectSchema } from '../rules/effects/vocabulary.ts';
import { ACTION_TYPES } from '../rules/lists.ts';
import cards from './base/network-cards.json' with { type: 'json' };
import { sound } from './sound.ts';

const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens'),
  source: z.enum(['rulebook', 'original']),
  layer: z.int().min(1).max(4),
  node: z.enum(ACTION_TYPES),
  effects: z.array(effectSchema).min(1),
});

export const networkCardsSchema = z.strictObject({ pack: z.string().min(1), cards: z.array(cardSchema).min(1) });

export interface NetworkCard extends Omit<z.infer<typeof cardSchema>, 'effects'> {
  readonly effects: readonly EffectEntry[];
}

export const NETWORK_CARDS: readonly NetworkCard[] = sound(
  checkPack('base/network-cards.json', cards, networkCardsSchema),
).cards;

const byId = new Map(NETWORK_CARDS.map((card) => [card.id, card]));

export function networkCard(id: string): NetworkCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no network card called ${id}`);
  return card;
}
