/** Questions about rules and geometry that change nothing: the board, fights, plans. */
import type { Question } from '@tablerunner/engine';
import { fightQuestions } from './questions/fights.ts';
import { groundQuestions } from './questions/ground.ts';
import { planQuestions } from './questions/plans.ts';
import type { EscapeState } from './types.ts';

export const questions: Readonly<Record<string, Question<EscapeState>>> = {
  ...groundQuestions,
  ...fightQuestions,
  ...planQuestions,
};
