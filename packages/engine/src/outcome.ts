/** How a match ended. */
import type { Seat } from './seat.ts';

export interface Outcome {
  /** Empty when nobody won: a draw, or a co-operative game that was lost. */
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  readonly clause: string;
  readonly reason: string;
}

/** What an outcome is worth to a seat: 2 a win, 1 a draw, 0 a loss. Whole numbers, so that sums stay exact. */
export const payoff = (outcome: Outcome, seat: Seat): 0 | 1 | 2 => {
  if (outcome.draw) return 1;
  return outcome.winners.includes(seat) ? 2 : 0;
};
