/** Questions put at random: fields by their schema, with names and numbers out of the position; answers held against their form. */
import { type FastChance, type Frame, type Game, type Read, readable, unreadable } from '@tablerunner/engine';
import { z } from 'zod';

/** The part of a JSON Schema that fields of questions are made of. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const MOST_ITEMS = 3;
const SMALL = 12;

/** What a position speaks of. */
interface Words {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

function wordsOf(state: unknown): Words {
  const texts = new Set<string>();
  const numbers = new Set<number>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'number') numbers.add(value);
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) walk(item);
  };
  walk(state);
  return { texts: ['', ...texts], numbers: [0, ...numbers] };
}

function drawField(schema: Schema, words: Words, chance: FastChance): unknown {
  const one = <T>(items: readonly T[]): T | undefined => items[chance.below(items.length)];
  const forms = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return one(schema.enum);
  if (forms !== undefined) return drawField(one(forms) ?? {}, words, chance);
  if (schema.type === 'boolean') return chance.below(2) === 0;
  if (schema.type === 'string') return one(words.texts);
  if (schema.type === 'integer' || schema.type === 'number') {
    const from = Math.max(schema.minimum ?? 0, Number.MIN_SAFE_INTEGER);
    const drawn = chance.below(2) === 0 ? (one(words.numbers) ?? 0) : from + chance.below(SMALL);
    return Math.min(Math.max(drawn, schema.minimum ?? drawn), schema.maximum ?? drawn);
  }
  if (schema.prefixItems !== undefined) return schema.prefixItems.map((item) => drawField(item, words, chance));
  if (schema.type === 'array') {
    return Array.from({ length: chance.below(MOST_ITEMS + 1) }, () => drawField(schema.items ?? {}, words, chance));
  }
  const fields = Object.entries(schema.properties ?? {});
  const told = fields.filter(([name]) => schema.required?.includes(name) === true || chance.below(2) === 0);
  return Object.fromEntries(told.map(([name, field]) => [name, drawField(field, words, chance)]));
}

/** Fields of answers that no sentence explains, by question and name. */
export const unexplainedFields = ({ questions = {} }: Game): readonly string[] =>
  Object.entries(questions).flatMap(([what, { result }]) => {
    const { properties = {} } = z.toJSONSchema(result, { unrepresentable: 'any' });
    const fields = Object.entries(properties) as [string, { readonly description?: string }][];
    return fields.filter(([, { description = '' }]) => description === '').map(([name]) => `${what}.${name}`);
  });

/** Puts a question with drawn fields. Whether it was answered, or what is wrong with the answer. */
export function askAtRandom(
  game: Game,
  what: string,
  at: { readonly state: object; readonly frame: Frame | undefined },
  chance: FastChance,
): Read<boolean> {
  const question = game.questions?.[what];
  if (question === undefined) return unreadable(what, 'there is no such question');
  const schema = z.toJSONSchema(question.params, { unrepresentable: 'any', io: 'input' }) as Schema;
  const drawn = drawField({ ...schema, type: 'object' }, wordsOf(at.state), chance);
  const params = question.params.safeParse(drawn);
  if (!params.success) return readable(false);
  const answer = question.answer(at.state, params.data, at.frame);
  const fits = question.result.safeParse(JSON.parse(JSON.stringify(answer)));
  if (fits.success) return readable(true);
  const issue = fits.error.issues[0];
  const where = issue?.path.map(String).join('.') ?? '';
  return unreadable(what, `${JSON.stringify(drawn)} is answered in another form: ${where}: ${issue?.message}`);
}
