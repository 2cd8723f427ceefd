/** Questions about rules and geometry that change nothing: the floor, the table, and what actions cost. */
import type { Question } from '@tablerunner/engine';
import { costQuestions } from './questions/costs.ts';
import { floorQuestions } from './questions/floor.ts';
import { tableQuestions } from './questions/table.ts';
import type { BurncycleState } from './types.ts';

export const questions: Readonly<Record<string, Question<BurncycleState>>> = {
  ...floorQuestions,
  ...tableQuestions,
  ...costQuestions,
};
