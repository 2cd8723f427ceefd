/** Threat cards of the content: one per corporation, with two sides (gaps: BC-GAP-07). */
import { checkPack, type EffectEntry, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { effectSchema } from '../rules/effects/vocabulary.ts';
import { MOST_THREAT } from '../rules/events/threat.ts';
import { type ModifierEntry, modifierSchema } from '../rules/modifiers.ts';
import cards from './base/threat.json' with { type: 'json' };
import { idSchema, sourceSchema } from './power.ts';
import { sound } from './sound.ts';

const level = z
  .int()
  .min(1)
  .max(MOST_THREAT - 1);

const threshold = z.strictObject({ level, id: idSchema, modifiers: z.array(modifierSchema).min(1).max(3) });

const cardSchema = z.strictObject({
  /** The corporation's. */
  id: idSchema,
  source: sourceSchema,
  /** BC-THREAT-03. */
  standard: z.strictObject({
    events: z.array(z.strictObject({ level, id: idSchema, effects: z.array(effectSchema).min(1).max(4) })).min(1),
    thresholds: z.array(threshold).min(1),
  }),
  simplified: z.strictObject({ thresholds: z.array(threshold).min(1) }),
});

export const threatSchema = z.strictObject({ pack: z.string().min(1), threat: z.array(cardSchema).min(1) });

export interface ThreatEvent {
  readonly level: number;
  readonly id: string;
  readonly effects: readonly EffectEntry[];
}

export interface Threshold {
  readonly level: number;
  readonly id: string;
  readonly modifiers: readonly ModifierEntry[];
}

export interface ThreatCard {
  readonly id: string;
  readonly standard: { readonly events: readonly ThreatEvent[]; readonly thresholds: readonly Threshold[] };
  readonly simplified: { readonly thresholds: readonly Threshold[] };
}

/** Events stand in ascending order, one to a level: they are resolved in the order in which they are reached (BC-THREAT-07). */
function problemsOf({ id, standard: { events } }: ThreatCard): Omit<PackProblem, 'file'>[] {
  const at = events.findIndex((event, index) => index > 0 && event.level <= (events[index - 1]?.level ?? 0));
  if (at < 0) return [];
  return [
    { entry: `threat: ${id}`, field: `standard.events[${at}].level`, problem: 'events stand in ascending order' },
  ];
}

export function checkThreat(file: string, json: unknown) {
  return checkPack(file, json, threatSchema, ({ threat }) => threat.flatMap(problemsOf));
}

export const THREAT_CARDS: readonly ThreatCard[] = sound(checkThreat('base/threat.json', cards)).threat;

const byId = new Map(THREAT_CARDS.map((card) => [card.id, card]));

/** Undefined where no corporation is at the table. */
export const threatCard = (corporation: string): ThreatCard | undefined => byId.get(corporation);
