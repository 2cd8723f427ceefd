/** What a difficulty means in a scenario of Cooperation. Clauses ES-COOP-11, ES-REPR-01; gaps: ES-GAP-23. */
import { cardsPerTurn } from '../../content/repression.ts';
import type { Difficulty } from '../lists.ts';
import type { Scenario } from './types.ts';

export interface Level {
  /** Repression cards drawn each turn. */
  readonly cards: number;
  /** Repression cards in the pile, which is the clock (ES-AI-08). */
  readonly pile: number;
  /** Revolution markers with which the Leader begins. */
  readonly anthem: number;
}

export function levelOf({ repression: { pile, levels }, anthem }: Scenario, difficulty: Difficulty): Level {
  const own = levels[difficulty];
  return {
    cards: own?.cards ?? cardsPerTurn(difficulty),
    pile: own?.pile ?? pile,
    anthem: own?.anthem ?? anthem,
  };
}
