/** Table options: every ruling that is marked tunable is one, with the ruling as default. */
import { z } from 'zod';

/** `ruling` names the entry of the rulebook that explains the option. */
export const RULING_OPTIONS = {
  eliteRerollFace: { ruling: 'BC-RULE-01', values: ['two', 'three'] },
  keypadDiePing: { ruling: 'BC-RULE-03', values: ['no', 'yes'] },
} as const;

const choice = <const V extends readonly [string, ...string[]]>(option: {
  readonly values: V;
}): z.ZodDefault<z.ZodEnum<{ [K in V[number]]: K }>> =>
  z.enum(option.values).default(option.values[0] as never) as never;

export const tableOptions = z.strictObject({
  eliteRerollFace: choice(RULING_OPTIONS.eliteRerollFace),
  keypadDiePing: choice(RULING_OPTIONS.keypadDiePing),
});

export type TableOptions = z.infer<typeof tableOptions>;

export const defaultTable: TableOptions = tableOptions.parse({});
