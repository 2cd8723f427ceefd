/** Where dice and picks come from: one interface, whatever the source. */
import type { RollOptions } from '../step.ts';

/** A die is rolled for all to see; a pick chooses one of several things (a door, a card); a shuffle tells nobody anything. */
export type ChanceUse = 'die' | 'pick' | 'shuffle';

/** Dice that are thrown together. */
export interface Throw {
  readonly sides: number;
  readonly count: number;
  readonly purpose: string;
  readonly how: RollOptions | undefined;
}

export interface Chance {
  /** A whole number from 0 to `count - 1`. `place` counts all draws of the match, so that a draw can be found again. */
  draw(count: number, place: number, use: ChanceUse): number;
  /** The faces of a throw, for a source that wants to see the dice together. Left out: each of them is drawn. */
  thrown?(dice: Throw, place: number): readonly number[];
}

const MOST_THINGS = 0x1_0000_0000;

/** One of none, or of half a thing, cannot be drawn: a source would look for it for ever. */
export const isDrawable = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST_THINGS;

/** A fair order of the items; `draw` gives a number from 0 to `count - 1`. */
export function shuffleBy<T>(items: readonly T[], draw: (count: number) => number): T[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const item = order[i] as T;
    order[i] = order[j] as T;
    order[j] = item;
  }
  return order;
}
