/** Reads the words of a command with node:util's parseArgs, and turns what it objects to into sentences. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggest } from './nearest.ts';
import { WrongUse } from './problem.ts';

interface FlagSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** How the value is called in the help: `--seed TEXT`. */
  readonly value?: string;
  readonly about: string;
}

export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

export interface Flags {
  readonly words: readonly string[];
  /** The value of a flag that takes one. */
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  is(name: string): boolean;
  /** A whole number within bounds, or `otherwise` when the flag is not given. */
  whole<T extends number | undefined>(name: string, bounds: { min: number; max: number }, otherwise: T): number | T;
  /** JSON, or `undefined` when the flag is not given. */
  json(name: string): unknown;
}

export function readFlags(command: string, words: readonly string[], specs: FlagSpecs): Flags {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { type, short, multiple }] of Object.entries(specs)) {
    options[name] = { type, ...(short === undefined ? {} : { short }), ...(multiple ? { multiple } : {}) };
  }
  const values = new Map<string, (string | boolean)[]>();
  const { tokens } = parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true });
  const plain: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') plain.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    values.set(token.name, [...(values.get(token.name) ?? []), readFlag(command, token, spec, specs, values)]);
  }

  const text = (name: string): string | undefined => values.get(name)?.find((value) => typeof value === 'string');
  return {
    words: plain,
    text,
    texts: (name) => (values.get(name) ?? []).filter((value) => typeof value === 'string'),
    is: (name) => values.has(name),
    whole(name, { min, max }, otherwise) {
      const given = text(name);
      if (given === undefined) return otherwise;
      const number = /^[+-]?\d+$/.test(given) ? Number(given) : Number.NaN;
      if (!(number >= min && number <= max)) {
        throw new WrongUse(`--${name} must be a whole number from ${min} to ${max}, not "${given}".`);
      }
      return number;
    },
    json(name) {
      const given = text(name);
      if (given === undefined) return undefined;
      try {
        return JSON.parse(given) as unknown;
      } catch (error) {
        throw new WrongUse(`--${name} must be JSON, and this is not: ${error instanceof Error ? error.message : ''}.`);
      }
    },
  };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  /** Written with `=`. */
  readonly inlineValue?: boolean | undefined;
}

function readFlag(
  command: string,
  { name, rawName, value, inlineValue }: OptionToken,
  spec: FlagSpec | undefined,
  specs: FlagSpecs,
  before: ReadonlyMap<string, unknown>,
): string | boolean {
  if (spec === undefined) {
    const known = Object.keys(specs).map((flag) => `--${flag}`);
    throw new WrongUse(`"${command}" has no flag ${rawName}. ${suggest(rawName, known)}`);
  }
  if (spec.multiple !== true && before.has(name)) throw new WrongUse(`${rawName} is given twice.`);
  if (spec.type === 'boolean') {
    if (value !== undefined) throw new WrongUse(`${rawName} takes no value, and "${value}" was given.`);
    return true;
  }
  if (value === undefined || value === '') {
    throw new WrongUse(`${rawName} needs a value: ${rawName} ${spec.value ?? 'VALUE'}.`);
  }
  if (inlineValue !== true && value.startsWith('-') && value !== '-') {
    throw new WrongUse(
      `${rawName} needs a value, and "${value}" looks like a flag; if it is the value, write ${rawName}=${value}.`,
    );
  }
  return value;
}
