/** What the end of a playout is worth to a seat, from 0 to 1: a result where there is one, else the game's own value. */
import { type Game, type Position, payoff, type Seat } from '@tablerunner/engine';

/** One standard deviation above the mean is then worth 0.82. */
const STEEPNESS = 1.5;

export type Worth<S> = (position: Position<S>, seat: Seat) => number;

/**
 * A value's scale is the game's own business, so each is held against the mean and the spread of those that the same
 * search has seen for that seat.
 */
export function worthBy<S extends object>(game: Game<S>): Worth<S> {
  const scales = new Map<Seat, { count: number; mean: number; squares: number }>();
  return ({ outcome, state, stack }, seat) => {
    if (outcome !== undefined) return payoff(outcome, seat) / 2;
    const value = game.hints.value(state, seat, stack);
    let scale = scales.get(seat);
    if (scale === undefined) {
      scale = { count: 0, mean: 0, squares: 0 };
      scales.set(seat, scale);
    }
    const off = value - scale.mean;
    scale.count++;
    scale.mean += off / scale.count;
    scale.squares += off * (value - scale.mean);
    if (scale.squares === 0) return 0.5;
    const spread = Math.sqrt(scale.squares / scale.count);
    return 1 / (1 + Math.exp((-STEEPNESS * (value - scale.mean)) / spread));
  };
}
