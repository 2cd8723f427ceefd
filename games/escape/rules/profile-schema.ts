/** Profile cards as a pack writes them. Clauses ES-STAT-01, ES-STAT-02, ES-RANK-01. */
import { z } from 'zod';
import { ABILITIES, ABILITIES_WITH_X, type Ability } from './abilities.ts';
import { COLOURS, FACTIONS } from './types.ts';

const MOST_X = 6;
const hasX = (ability: Ability): boolean => (ABILITIES_WITH_X as readonly Ability[]).includes(ability);

const X = z.int().min(1).max(MOST_X);
const WITHOUT_X = z.literal(true).transform(() => 1);

/** An ability is written with its X, and with `true` where it has none. */
const abilities: z.ZodType<Partial<Record<Ability, number>>> = z.strictObject(
  Object.fromEntries(ABILITIES.map((name) => [name, (hasX(name) ? X : WITHOUT_X).optional()])),
);

export const profileSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens'),
    source: z.enum(['rulebook', 'original']),
    /** Figures and abilities that stand in the rulebook; the others are original. */
    told: z.array(z.string()).optional(),
    faction: z.enum(FACTIONS),
    rank: z.int().min(1).max(4),
    colour: z.enum(COLOURS).optional(),
    life: z.int().min(1).max(12),
    values: z.strictObject({
      mvt: z.int().min(0).max(9),
      cbt: z.int().min(0).max(6),
      int: z.int().min(0).max(6),
    }),
    abilities,
  })
  .refine(({ faction, colour }) => (faction === 'isc') === (colour !== undefined), {
    path: ['colour'],
    message: 'ISC characters have a colour, and nobody else has one',
  });

export const charactersSchema = z.strictObject({ pack: z.string().min(1), characters: z.array(profileSchema).min(1) });
