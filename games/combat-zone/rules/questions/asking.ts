/** What all questions have in common: how they are asked, and what models and places in them are called. */
import type { Facts, Question } from '@tablerunner/engine';
import { z } from 'zod';
import { readModel } from '../../notation/names.ts';
import { fail, Problem } from '../../notation/words.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable } from '../units.ts';

export const name = z.string().max(60);

/** Words of answers. */
export const inches = z.string().describe('Inches with up to three decimals, as 11.25.');
export const placeText = z.string().describe('A place, as 11.25,4.5, with a height where it is above the table.');
export const modelText = z.string().describe('A model by its name, as ripper.1.');

const unanswered = z.strictObject({
  problem: z.string().describe('Why there is no answer, in a sentence: nobody of that name, no such action.'),
});

/** A question that cannot be answered is answered with the reason. */
export const ask = <P>(
  params: z.ZodObject,
  result: z.ZodObject,
  answer: (state: CombatZoneState, params: P) => Facts,
): Question<CombatZoneState> => ({
  params,
  result: z.union([result, unanswered]),
  answer(state, given) {
    try {
      return answer(state, params.parse(given) as P);
    } catch (error) {
      if (error instanceof Problem) return { problem: error.message };
      throw error;
    }
  },
});

export function modelNamed(state: CombatZoneState, text: string): number {
  const model = readModel(state, text);
  return isOnTable(state, model) ? model : fail(`${text} is not on the table`);
}
