/** How a game of Skim ends, and who has won it. Clauses SK-END-*. */
import type { Outcome } from '@tablerunner/engine';
import type { SkimState } from './types.ts';

export const ENDS = { 'servers-down': 'SK-END-01', 'rounds-over': 'SK-END-02' } as const;

export function outcomeOf({ red, blue }: SkimState, reason: keyof typeof ENDS): Outcome {
  const clause = ENDS[reason];
  if (red.score === blue.score) return { winners: [], draw: true, clause, reason }; // SK-END-04
  return { winners: [red.score > blue.score ? 'red' : 'blue'], draw: false, clause, reason }; // SK-END-03
}
