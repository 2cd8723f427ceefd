/** Table options: every ruling that is marked tunable is one, with the ruling as default. */
import { rulingSchema } from '@tablerunner/engine';
import type { z } from 'zod';

/** `ruling` names the entry of the rulebook that explains the option. */
export const RULING_OPTIONS = {
  eliteRerollFace: { ruling: 'BC-RULE-01', values: ['two', 'three'] },
  keypadDiePing: { ruling: 'BC-RULE-03', values: ['no', 'yes'] },
} as const;

export const tableOptions = rulingSchema(RULING_OPTIONS);

export type TableOptions = z.infer<typeof tableOptions>;

export const defaultTable: TableOptions = tableOptions.parse({});
