/** Equipment and mods of the content, checked when loaded (gaps: BC-GAP-15, BC-GAP-16). */
import { checkPack, type EffectEntry, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { effectSchema } from '../rules/effects/vocabulary.ts';
import items from './base/items.json' with { type: 'json' };
import { POWER_DICE } from './dice.ts';
import { idSchema, type Power, powerSchema, sourceSchema } from './power.ts';
import { sound } from './sound.ts';

const CATEGORIES = ['discard', 'single-use', 'counter', 'breakable'] as const;

const copies = z.int().min(1).max(12);

const equipmentSchema = powerSchema.extend({
  id: idSchema,
  source: sourceSchema,
  category: z.enum(CATEGORIES),
  copies,
  /** Discard: what happens when it is gained (BC-EQUIP-03). All others have a use. */
  effects: z.array(effectSchema).optional(),
  /** Counter: what its die shows at first (BC-EQUIP-05). */
  counter: z.int().min(1).max(6).optional(),
});

const modSchema = powerSchema.extend({
  source: sourceSchema,
  copies,
  /** What it pays when it is discarded uninstalled (BC-MOD-03). */
  energy: z.int().min(0).max(5),
});

export const itemsSchema = z.strictObject({
  pack: z.string().min(1),
  equipment: z.array(equipmentSchema).min(1),
  mods: z.array(modSchema).min(1),
});

export interface EquipmentCard extends Power {
  readonly source: 'rulebook' | 'original';
  readonly category: (typeof CATEGORIES)[number];
  readonly copies: number;
  readonly effects?: readonly EffectEntry[] | undefined;
  readonly counter?: number | undefined;
}

export interface ModCard extends Power {
  readonly source: 'rulebook' | 'original';
  readonly copies: number;
  readonly energy: number;
}

const checked = sound(checkItems('base/items.json', items));

export const EQUIPMENT: readonly EquipmentCard[] = checked.equipment;
export const MODS: readonly ModCard[] = checked.mods;

const equipmentById = new Map(EQUIPMENT.map((card) => [card.id, card]));
const modsById = new Map(MODS.map((card) => [card.id, card]));

export const equipmentCard = (card: string): EquipmentCard | undefined => equipmentById.get(card);
export const modCard = (card: string): ModCard | undefined => modsById.get(card);

/** What each category needs: a schema sees one field at a time. */
function problemsOf({ id, category, effects, use, counter }: EquipmentCard): Omit<PackProblem, 'file'>[] {
  const entry = `equipment: ${id}`;
  const wrong = (field: string, problem: string) => [{ entry, field, problem }];
  if (category === 'discard') {
    if (use !== undefined) return wrong('use', 'a Discard card is resolved when it is gained and cannot be used');
    return effects === undefined || effects.length === 0 ? wrong('effects', 'a Discard card needs effects') : [];
  }
  if (effects !== undefined) return wrong('effects', 'only a Discard card has effects of its own; others have a use');
  if (use === undefined) return wrong('use', `a card of the category ${category} needs a use`);
  if ((category === 'counter') !== (counter !== undefined))
    return wrong('counter', 'a Counter has a counter, and no other card');
  if ((category === 'breakable') !== (use.die !== undefined))
    return wrong('use.die', 'a Breakable card has a die, and no other card');
  if (use.die !== undefined && !POWER_DICE.some((die) => die.id === use.die))
    return wrong('use.die', `there is no die called ${use.die}`);
  return [];
}

export function checkItems(file: string, json: unknown) {
  return checkPack(file, json, itemsSchema, ({ equipment }) => equipment.flatMap(problemsOf));
}
