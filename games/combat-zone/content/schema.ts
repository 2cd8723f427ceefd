/** How packs of cards are written: profiles, gear and loot, programs. The shapes are those of types.ts. */
import { z } from 'zod';
import { giftSchema } from '../rules/abilities/gift-words.ts';
import { reflexSchema } from '../rules/abilities/moments.ts';
import { effectSchema } from '../rules/abilities/vocabulary.ts';
import { colourSchema, conditionSchema } from '../rules/abilities/words.ts';
import { BANDS, CARD_KEYWORDS, KEYWORDS, SKILLS, TIERS } from '../rules/lists.ts';
import { AIMS } from './types.ts';

/** More of anything than a card has room for, and a longer name, is no card. */
const MOST = 12;
const MOST_CHARACTERS = 60;

const id = z
  .string()
  .max(MOST_CHARACTERS)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an ID is lower-case letters, digits and hyphens');
const actionId = z
  .string()
  .max(2 * MOST_CHARACTERS)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "an action's ID is the ID of its card, a slash and a word");
const width = z.int().min(500).max(3000);
const skills = z.partialRecord(z.enum(SKILLS), z.int().min(0).max(5)).readonly();

const sourceSchema = z.strictObject({
  from: z.enum(['card-files', 'compendium', 'fan-database', 'rulebook', 'ours']),
  doubt: z.string().min(1).max(1000).optional(),
});

const actionSchema = z.strictObject({
  id: actionId,
  skill: z.enum(SKILLS).optional(),
  bands: z.array(z.enum(BANDS)).max(BANDS.length).readonly(),
  isAtReach: z.boolean().optional(),
  aim: z.enum(AIMS),
  isAttack: z.boolean().optional(),
  isCommand: z.boolean().optional(),
  isMove: z.boolean().optional(),
  keywords: z.partialRecord(z.enum(KEYWORDS), z.int().min(1).max(4)).readonly(),
  effects: z.array(effectSchema).max(MOST).readonly().optional(),
  needs: z.array(conditionSchema).max(MOST).readonly().optional(),
});

const abilities = {
  actions: z.array(actionSchema).max(MOST).readonly(),
  gifts: z.array(giftSchema).max(MOST).readonly(),
  reflexes: z.array(reflexSchema).max(MOST).readonly(),
};

const profileSchema = z.strictObject({
  id,
  name: id,
  faction: id,
  tier: z.enum(TIERS),
  stars: z.int().min(0).max(3),
  keywords: z.array(z.enum(CARD_KEYWORDS)).max(MOST).readonly(),
  eb: z.int().min(0).max(100),
  tokens: z.array(colourSchema).min(1).max(5).readonly(),
  skills,
  armor: z.int().min(0).max(5),
  width,
  gear: z.array(id).max(MOST).readonly(),
  ...abilities,
  source: sourceSchema,
});

const prices = z
  .record(
    z.string().min(1),
    z.strictObject({
      eb: z.int().min(0).max(100),
      rarity: z.int().min(1).max(9),
      streetCred: z.int().min(0).max(12),
    }),
  )
  .readonly();

const gearSchema = z.strictObject({
  id,
  kind: z.enum(['gear', 'loot']),
  keywords: z.array(z.enum(CARD_KEYWORDS)).max(MOST).readonly(),
  armor: z.int().min(0).max(5),
  prices,
  ...abilities,
  source: sourceSchema,
});

const programSchema = z.strictObject({
  id,
  quality: colourSchema,
  launch: actionSchema,
  prices,
  reload: z.enum(['inspire', 'manual', 'discard']),
  isVulnerable: z.boolean(),
  drone: z
    .strictObject({ width, colour: colourSchema, skills, actions: z.array(actionSchema).max(MOST).readonly() })
    .optional(),
  ...abilities,
  source: sourceSchema,
});

const pack = z.string().min(1);
export const profilesSchema = z.strictObject({ pack, profiles: z.array(profileSchema).min(1).readonly() });
export const gearPackSchema = z.strictObject({ pack, gear: z.array(gearSchema).min(1).readonly() });
export const programsSchema = z.strictObject({ pack, programs: z.array(programSchema).min(1).readonly() });
