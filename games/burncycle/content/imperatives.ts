/** Imperative cards of the content: what they forbid, and what ends them, as counted happenings (gaps: BC-GAP-17). */
import { checkPack } from '@tablerunner/engine';
import { z } from 'zod';
import imperatives from './base/imperatives.json' with { type: 'json' };
import { idSchema, sourceSchema } from './power.ts';
import { sound } from './sound.ts';

/** What can happen to the agent, or be done by it. */
const HAPPENINGS = [
  'move',
  'strike',
  'strike-wall',
  'terminal',
  'network-card',
  'keypad',
  'repair',
  'pass',
  'use-power',
  'use-key',
  'take-cache',
  'unlock-door',
  'scout-room',
  'destroy-wall',
  'shut-down-unit',
  'swap',
  'push',
  'trade',
  'alter',
  'upgrade',
  'hide',
  'be-detected',
  'be-attacked',
  'move-ip',
  'lose-ip',
  'end-turn',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** What must hold of the agent as it happens, for it to count. */
const CIRCUMSTANCES = ['unnoticed', 'noticed', 'in-room', 'in-hallway', 'beside-module', 'alone'] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

const happening = z.strictObject({ what: z.enum(HAPPENINGS), when: z.enum(CIRCUMSTANCES).optional() });

const cardSchema = z.strictObject({
  id: idSchema,
  source: sourceSchema,
  /** What it pays when it is complete (BC-IMP-05). */
  energy: z.int().min(1).max(4),
  /** The restriction: each of these breaks it (BC-IMP-07). */
  forbids: z.array(happening).max(4),
  /** When it is complete: after so many of these (BC-IMP-01). */
  ends: z.strictObject({ after: z.array(happening).min(1).max(3), count: z.int().min(1).max(9) }),
});

export const imperativesSchema = z.strictObject({ pack: z.string().min(1), imperatives: z.array(cardSchema).min(1) });

export type ImperativeCard = z.infer<typeof cardSchema>;

export const IMPERATIVES: readonly ImperativeCard[] = sound(
  checkPack('base/imperatives.json', imperatives, imperativesSchema),
).imperatives;

const byId = new Map(IMPERATIVES.map((card) => [card.id, card]));

export function imperativeCard(id: string): ImperativeCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no imperative called ${id}`);
  return card;
}
