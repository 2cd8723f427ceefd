/** The shapes that a step's choice can have, read off its schema: from them every command gets its short form. */
import { z } from 'zod';

/** One way to choose: `{ kind: 'strike', bot, guard }` has the word `strike` and the keys `bot` and `guard`. */
export interface Variant {
  readonly word: string;
  /** In the order of the schema. */
  readonly keys: readonly string[];
  /** By key: the shape of its value. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export function variantsOf(schema: unknown): readonly Variant[] {
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) => variantsOf(option));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const { kind, ...fields } = schema.shape;
  const keys = Object.keys(fields);
  return wordsOf(kind).map((word) => ({ word, keys, fields }));
}

export function wordsOf(kind: unknown): readonly string[] {
  if (kind instanceof z.ZodLiteral) return [...kind.values].map(String);
  return kind instanceof z.ZodEnum ? kind.options.map(String) : [];
}

/** Whether the choice has just this shape. */
export const fits = ({ word, keys }: Variant, choice: Readonly<Record<string, unknown>>): boolean =>
  choice.kind === word &&
  keys.every((key) => choice[key] !== undefined) &&
  Object.keys(choice).every((key) => key === 'kind' || keys.includes(key) || choice[key] === undefined);
