/** Dice of equipment and of bots, checked when loaded (gaps: BC-GAP-11). Equipment dice are numbered like the cards they go with (BC-EQUIP-02). */
import { checkPack, type EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { effectSchema } from '../rules/effects/vocabulary.ts';
import dice from './base/dice.json' with { type: 'json' };
import { idSchema, sourceSchema } from './power.ts';
import { sound } from './sound.ts';

const face = z.strictObject({
  effects: z.array(effectSchema).max(4),
  /** The break icon (BC-EQUIP-06). */
  breaks: z.literal(true).optional(),
});

const dieSchema = z.strictObject({ id: idSchema, source: sourceSchema, faces: z.array(face).length(6) });

export const diceSchema = z.strictObject({ pack: z.string().min(1), dice: z.array(dieSchema).min(1) });

export interface Face {
  readonly effects: readonly EffectEntry[];
  readonly breaks?: true | undefined;
}

export interface PowerDie {
  readonly id: string;
  readonly faces: readonly Face[];
}

export const POWER_DICE: readonly PowerDie[] = sound(checkPack('base/dice.json', dice, diceSchema)).dice;

export function faceOf(die: string, face: number): Face {
  const found = POWER_DICE.find(({ id }) => id === die)?.faces[face - 1];
  if (found === undefined) throw new Error(`die ${die} has no face ${face}`);
  return found;
}
