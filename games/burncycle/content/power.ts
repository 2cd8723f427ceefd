/** What cards and abilities have in common: lasting changes, and uses. Clauses BC-FREE-07, BC-EQUIP, BC-MOD-01, BC-BOT-04. */
import type { EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { effectSchema } from '../rules/effects/vocabulary.ts';
import { modifierSchema } from '../rules/modifiers.ts';

export const idSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');
export const sourceSchema = z.enum(['rulebook', 'original']);

/** As a free action, after the dice of an AP test have fallen, or within a move action of the agent. */
const MOMENTS = ['free', 'roll', 'move'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What an AP test can be for. */
const TESTS = ['move', 'strike', 'force', 'terminal'] as const;

const useSchema = z.strictObject({
  when: z.enum(MOMENTS),
  /** Once in a turn, or once on a floor. */
  limit: z.enum(['turn', 'floor']).optional(),
  /** What it costs. */
  energy: z.int().min(1).max(5).optional(),
  /** In a roll: only in tests of these kinds. */
  tests: z.array(z.enum(TESTS)).min(1).optional(),
  /** A die that is rolled, whose face says what happens. */
  die: idSchema.optional(),
  /** What happens, where no die decides. */
  effects: z.array(effectSchema).max(6),
});

export interface Use extends Omit<z.infer<typeof useSchema>, 'effects'> {
  readonly effects: readonly EffectEntry[];
}

/** Whose modifier it is: the bot's own, those of all agents, or of all bots. */
const sharedModifier = modifierSchema.extend({ to: z.enum(['self', 'agents', 'bots']).optional() });

export const powerSchema = z.strictObject({
  id: idSchema,
  modifiers: z.array(sharedModifier).max(4).optional(),
  use: useSchema.optional(),
});

export interface Power {
  readonly id: string;
  readonly modifiers?: readonly z.infer<typeof sharedModifier>[] | undefined;
  readonly use?: Use | undefined;
}
