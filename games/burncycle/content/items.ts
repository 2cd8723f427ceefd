/** Equipment and mods of the content, checked when loaded (gaps: BC-GAP-15, BC-GAP-16). */
import { checkPack, type EffectEntry, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { effects } from '../rules/effects/table.ts';
import items from './base/items.json' with { type: 'json' };

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');
const source = z.enum(['rulebook', 'original']);
const copies = z.int().min(1).max(12);

const equipmentSchema = z.strictObject({
  id,
  source,
  category: z.enum(['discard', 'single-use', 'counter', 'breakable']),
  copies,
  effects: z.array(effects.schema),
});

const modSchema = z.strictObject({
  id,
  source,
  copies,
  /** What it pays when it is discarded uninstalled (BC-MOD-03). */
  energy: z.int().min(0).max(5),
});

const schema = z.strictObject({
  pack: z.string().min(1),
  equipment: z.array(equipmentSchema).min(1),
  mods: z.array(modSchema).min(1),
});

export interface EquipmentCard extends Omit<z.infer<typeof equipmentSchema>, 'effects'> {
  readonly effects: readonly EffectEntry[];
}
export type ModCard = z.infer<typeof modSchema>;

const checked = load();

export const EQUIPMENT: readonly EquipmentCard[] = checked.equipment;
export const MODS: readonly ModCard[] = checked.mods;

export const equipmentCard = (card: string): EquipmentCard | undefined => EQUIPMENT.find((one) => one.id === card);
export const modCard = (card: string): ModCard | undefined => MODS.find((one) => one.id === card);

function load() {
  const result = checkPack('base/items.json', items, schema);
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result.pack;
}
