/** Questions about rules and geometry that change nothing, with the form of each answer. */
import type { Question } from '@tablerunner/engine';
import { attackQuestions } from './questions/attacks.ts';
import { tableQuestions } from './questions/table.ts';
import { teamQuestions } from './questions/teams.ts';
import { wayQuestions } from './questions/ways.ts';
import type { CombatZoneState } from './types.ts';

export const questions: Readonly<Record<string, Question<CombatZoneState>>> = {
  ...attackQuestions,
  ...wayQuestions,
  ...tableQuestions,
  ...teamQuestions,
};
