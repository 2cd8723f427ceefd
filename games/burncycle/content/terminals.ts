/** Terminal cards of the content: three options each (gaps: BC-GAP-13). */
import { checkPack, type EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { effectSchema } from '../rules/effects/vocabulary.ts';
import terminals from './base/terminals.json' with { type: 'json' };
import { sound } from './sound.ts';

export const OPTION_CATEGORIES = ['power', 'access', 'records', 'hardware'] as const;

const option = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens'),
  /** Also shown by colour (gaps: BC-GAP-13). */
  category: z.enum(OPTION_CATEGORIES),
  /** What it needs (BC-TERM-02). */
  ap: z.int().min(1).max(20),
  effects: z.array(effectSchema).min(1),
});

export const terminalsSchema = z.strictObject({
  pack: z.string().min(1),
  source: z.literal('original'),
  terminals: z
    .array(z.strictObject({ id: z.string().regex(/^terminal-[0-9]{2}$/), options: z.tuple([option, option, option]) }))
    .min(1),
});

export interface TerminalOption {
  readonly id: string;
  readonly category: (typeof OPTION_CATEGORIES)[number];
  readonly ap: number;
  readonly effects: readonly EffectEntry[];
}

export interface TerminalCard {
  readonly id: string;
  readonly options: readonly TerminalOption[];
}

export const TERMINALS: readonly TerminalCard[] = sound(
  checkPack('base/terminals.json', terminals, terminalsSchema),
).terminals;

const byId = new Map(TERMINALS.map((terminal) => [terminal.id, terminal]));

export function terminalOption(card: string, option: number): TerminalOption {
  const found = byId.get(card)?.options[option];
  if (found === undefined) throw new Error(`terminal card ${card} has no option ${option}`);
  return found;
}
