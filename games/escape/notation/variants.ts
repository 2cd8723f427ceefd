/** The shapes that a step's choice can have, read off its schema: from them every command gets its short form. */
import { z } from 'zod';

/** One way to choose: `{ kind: 'move', to }` has the word `move` and the key `to`. */
export interface Variant {
  /** The word it begins with: its kind, or its only key if that is always true (`pass`, `keep`). */
  readonly word: string | undefined;
  /** Written as `{ [word]: true }`, not as `{ kind: word }`. */
  readonly isFlag: boolean;
  /** Keys that must be there, in the order of the schema; those with one fixed value left out. */
  readonly keys: readonly string[];
  readonly optional: readonly string[];
  /** Keys with one fixed value besides the kind. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

export function variantsOf(schema: unknown): readonly Variant[] {
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) => variantsOf(option));
  }
  return schema instanceof z.ZodObject ? [variantOf(schema)] : [];
}

function variantOf(schema: z.ZodObject): Variant {
  const fixed: Record<string, unknown> = {};
  const keys: string[] = [];
  const optional: string[] = [];
  for (const [key, field] of Object.entries(schema.shape)) {
    if (key === 'by') continue; // the payer is written in front: `pilot: …`
    if (field instanceof z.ZodOptional) optional.push(key);
    else if (field instanceof z.ZodLiteral && field.values.size === 1) fixed[key] = field.value;
    else keys.push(key);
  }
  const { kind, ...others } = fixed;
  if (typeof kind === 'string') return { word: kind, isFlag: false, keys, optional, fixed: others };
  const flags = Object.keys(fixed);
  const flag = flags.length === 1 && fixed[flags[0] ?? ''] === true ? flags[0] : undefined;
  return flag === undefined
    ? { word: undefined, isFlag: false, keys, optional, fixed }
    : { word: flag, isFlag: true, keys, optional, fixed: {} };
}

/** Whether the choice has just this shape. */
export function fits(variant: Variant, choice: Readonly<Record<string, unknown>>): boolean {
  const { word, isFlag, keys, optional, fixed } = variant;
  if (word !== undefined && (isFlag ? choice[word] !== true : choice.kind !== word)) return false;
  if (!keys.every((key) => choice[key] !== undefined)) return false;
  if (!Object.entries(fixed).every(([key, value]) => choice[key] === value)) return false;
  const known = [isFlag ? word : word === undefined ? undefined : 'kind', ...keys, ...optional, ...Object.keys(fixed)];
  return Object.keys(choice).every((key) => choice[key] === undefined || known.includes(key));
}
