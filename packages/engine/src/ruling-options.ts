/** Rulings that a table may decide otherwise: as options of a match, and as lines of a position. */
import { z } from 'zod';
import { fail, readOneOf, shorten } from './reading.ts';

/** By name: the entry of the rulebook that explains the option, and what it may be; the first is the ruling itself. */
export type RulingOptions = Readonly<
  Record<string, { readonly ruling: string; readonly values: readonly [string, ...string[]] }>
>;

/** What a table has decided: one value for each option. */
export type Decided<O extends RulingOptions> = { [K in keyof O]: O[K]['values'][number] };

type Shape<O extends RulingOptions> = {
  [K in keyof O]: z.ZodDefault<z.ZodEnum<{ [V in O[K]['values'][number]]: V }>>;
};

export const rulingSchema = <const O extends RulingOptions>(options: O): z.ZodObject<Shape<O>, z.core.$strict> =>
  z.strictObject(
    Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, z.enum(values).default(values[0])])),
  ) as never;

/** `diagonalDistance one`: the name of an option and its value. */
export function readRulingOption<O extends RulingOptions>(options: O, text: string): Partial<Decided<O>> {
  const [name = '', value = ''] = text.split(/\s+/);
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined)
    return fail(`'${shorten(name)}' is no option; there are ${Object.keys(options).join(', ')}`);
  return { [name]: readOneOf(value, option.values, name) } as Partial<Decided<O>>;
}

/** A line for each option that is not as the ruling says. */
export const printRulingOptions = (options: RulingOptions, decided: Readonly<Record<string, string>>): string[] =>
  Object.entries(decided).flatMap(([name, value]) =>
    options[name]?.values[0] === value ? [] : [`option: ${name} ${value}`],
  );
