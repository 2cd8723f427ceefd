/** Table options: every ruling that is marked as an option is one, with the ruling as default. */
import { z } from 'zod';

/** `ruling` names the entry of the rulebook that explains the option. */
export const RULING_OPTIONS = {
  deadlyAndDeadlyCrits: { ruling: 'CZ-RULE-100', values: ['add-up', 'do-not-add-up'] },
} as const;

export const tableOptions = z.strictObject({
  deadlyAndDeadlyCrits: z.enum(RULING_OPTIONS.deadlyAndDeadlyCrits.values).default('add-up'),
});

export type TableOptions = z.infer<typeof tableOptions>;
