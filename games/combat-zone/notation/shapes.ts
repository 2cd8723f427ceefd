/** The shapes of what the state and the steps remember of something in its middle: rolls, blows, actions, effects. */
import { z } from 'zod';
import { effectSchema } from '../rules/abilities/vocabulary.ts';
import { deedChoice } from '../rules/actions/deeds.ts';
import { COLOURS, KEYWORDS, SKILLS } from '../rules/lists.ts';

/** Longer lists, longer words and larger numbers are part of no match. */
const MOST_ITEMS = 200;
const MOST_CHARACTERS = 100;
const LARGEST = 1000;

/** A place in a list of the state, or -1 where that means nobody. Whether there is such a thing, the state says. */
export const place = z.int().min(0).max(LARGEST);
export const placeOrNone = z.int().min(-1).max(LARGEST);
/** A number of wounds, tokens, actions. */
export const count = z.int().min(0).max(LARGEST);
const small = z.int().min(-LARGEST).max(LARGEST);
export const word = z.string().max(MOST_CHARACTERS);
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_ITEMS);
export const flag = z.boolean().optional();
export const colour = z.enum(COLOURS);
export const skill = z.enum(SKILLS);
const dieColour = z.enum([...COLOURS, 'obstacle']);

const LENGTH = 1_000_000;
export const length = z.int().min(-LENGTH).max(LENGTH);
export const point = z.strictObject({ x: length, y: length });
export const spot = z.strictObject({ x: length, y: length, z: length });

export const bonuses = listOf(z.strictObject({ why: word, by: small }));

export const doing = z.strictObject({
  model: place,
  action: word,
  token: placeOrNone,
  colour,
  isFree: z.boolean(),
  isReaction: z.boolean(),
  rolls: count,
  evaders: listOf(place).optional(),
});

const limits = listOf(z.enum(KEYWORDS));
export const answer = z.strictObject({ model: place, by: placeOrNone, moment: count, limits, isSpent: z.boolean() });
export const answering = z.strictObject({ by: placeOrNone, limits });

export const blow = z.strictObject({
  model: place,
  token: placeOrNone,
  by: placeOrNone,
  isAttack: z.boolean(),
  wounds: small,
});

export const roller = z.strictObject({
  model: placeOrNone,
  player: place,
  skill: skill.optional(),
  token: placeOrNone,
  armor: placeOrNone.optional(),
  bonuses,
  isFixed: flag,
  die: z.strictObject({ colour: dieColour, face: z.int().min(0).max(12), isRerolled: z.boolean() }),
});

export const contest: z.ZodType = z.strictObject({
  purpose: word,
  action: word.optional(),
  acting: roller,
  opposing: listOf(roller),
  outer: z.lazy(() => contest).optional(),
});

/** The side that acts in a roll that is asked for. */
export const acting = z.strictObject({
  model: placeOrNone,
  player: place.optional(),
  colour: dieColour,
  token: placeOrNone,
  skill: skill.optional(),
  bonuses,
});

export const opposition = z.union([
  z.literal('obstacle'),
  z.strictObject({ model: place, skill, bonuses, mayUseArmor: flag, helpers: listOf(place).optional() }),
]);

export const naming = z.strictObject({
  kind: z.literal('oppose'),
  token: placeOrNone,
  armor: placeOrNone.optional(),
  model: place.optional(),
});

/** Who acts, and within which limits. */
export const doer = z.strictObject({
  model: place,
  isFree: z.boolean(),
  colour: colour.optional(),
  token: placeOrNone.optional(),
  answering: answer.optional(),
  only: listOf(word).optional(),
  target: place.optional(),
  limit: colour.optional(),
  isSure: flag,
});

export const deed: z.ZodType = deedChoice([]);

export const effects = listOf(effectSchema);

/** Whose card it is, and whom it concerns. */
export const context = z.strictObject({
  model: place,
  card: word,
  target: placeOrNone,
  cause: placeOrNone,
  colour: colour.optional(),
  isCrit: flag,
  isWounded: flag,
  rolled: z.strictObject({ model: place, token: placeOrNone, isOpen: z.literal(true).optional() }).optional(),
});

export const effectList = z.strictObject({ list: effects, at: count, context });

/** What is wrong with the shape of something that was written as JSON. */
export function misshapen(what: string, schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return undefined;
  const [issue] = parsed.error.issues;
  return `${what}: ${[issue?.path.join('.'), issue?.message].filter((part) => part !== '').join(': ')}`;
}
