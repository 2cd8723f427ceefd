/** Keypad cards of the content: three columns each (gaps: BC-GAP-12). */
import { checkPack } from '@tablerunner/engine';
import { z } from 'zod';
import { INPUTS } from '../rules/lists.ts';
import keypads from './base/keypads.json' with { type: 'json' };
import { sound } from './sound.ts';

const column = z.strictObject({
  /** Up to three, of which `die` stands for a roll of the keypad die (BC-KEYPAD-05, BC-KEYPAD-06). */
  inputs: z.array(z.enum(['die', ...INPUTS])).max(3),
  /** False where the column says Jam (BC-BRUTE-02). */
  brute: z.boolean(),
});

export const keypadsSchema = z.strictObject({
  pack: z.string().min(1),
  source: z.literal('original'),
  keypads: z
    .array(z.strictObject({ id: z.string().regex(/^keypad-[0-9]{2}$/), columns: z.tuple([column, column, column]) }))
    .min(1),
});

export type KeypadCard = z.infer<typeof keypadsSchema>['keypads'][number];

export const KEYPADS: readonly KeypadCard[] = sound(checkPack('base/keypads.json', keypads, keypadsSchema)).keypads;

const byId = new Map(KEYPADS.map((keypad) => [keypad.id, keypad]));

/** The column of a level: the floor's number unless an effect says otherwise (BC-KEYPAD-04). */
export function keypadColumn(card: string, level: number): KeypadCard['columns'][number] {
  const column = byId.get(card)?.columns[level - 1];
  if (column === undefined) throw new Error(`keypad ${card} has no column ${level}`);
  return column;
}
