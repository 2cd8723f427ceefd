/** Bot cards: the names are the rulebook's, all figures and most abilities are ours (gaps: BC-GAP-01 to 03). */
import { checkPack } from '@tablerunner/engine';
import { z } from 'zod';
import { SUPPLY_CHIPS } from '../rules/lists.ts';
import bots from './base/bots.json' with { type: 'json' };
import { idSchema, type Power, powerSchema, sourceSchema } from './power.ts';
import { sound } from './sound.ts';

const chips = z.array(z.enum(SUPPLY_CHIPS)).max(3);
const cost = z.int().min(0).max(9);

const botSchema = z.strictObject({
  id: idSchema,
  source: sourceSchema,
  /** The most energy an agent has at the end of its turn (BC-ENERGY-04). */
  bank: z.int().min(1).max(9),
  /** Limits of dice upgrades (BC-UPG-07). */
  advanced: z.int().min(0).max(5),
  elite: z.int().min(0).max(5),
  supply: z.strictObject({ start: chips, upgrades: z.tuple([chips, chips, chips]) }),
  /** Costs of the three unique abilities (BC-UPG-03). */
  unique: z.tuple([cost, cost, cost]),
  /** The starting ability, then the three unique ones (BC-BOT-04). */
  abilities: z.tuple([powerSchema, powerSchema, powerSchema, powerSchema]),
  /** A drone goes with the agent (BC-MEM-01). */
  drone: z.literal(true).optional(),
  /** Its other side: starting energy, the cost of each slot, 0 for those that are active from the start, and one ability (BC-CM-02). */
  module: z.strictObject({
    energy: z.int().min(1).max(10),
    starts: z.int().min(1).max(5),
    slots: z.tuple([cost, cost, cost, cost, cost]),
    ability: powerSchema,
  }),
});

export const botsSchema = z.strictObject({ pack: z.string().min(1), bots: z.array(botSchema).min(1) });

export interface BotCard extends Omit<z.infer<typeof botSchema>, 'abilities' | 'module'> {
  readonly abilities: readonly Power[];
  readonly module: Omit<z.infer<typeof botSchema>['module'], 'ability'> & { readonly ability: Power };
}

export const BOTS: readonly BotCard[] = sound(checkPack('base/bots.json', bots, botsSchema)).bots;

const byId = new Map(BOTS.map((bot) => [bot.id, bot]));

export function botCard(id: string): BotCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no bot called ${id}`);
  return card;
}
