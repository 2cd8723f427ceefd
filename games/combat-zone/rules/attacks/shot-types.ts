/** One shot of an attack as its steps know it. */
import type { Colour } from '../lists.ts';
import type { Bonus } from '../types.ts';

export interface Shot {
  readonly model: number;
  /** -1 for gonks. */
  readonly token: number;
  readonly colour: Colour;
  /** The ID of the action. */
  readonly action: string;
  readonly target: number;
  /** What is added to the acting roll: walking fire. */
  readonly bonuses: readonly Bonus[];
}

/** A target whose roll was beaten, and what it opposed with. */
export interface Struck {
  readonly target: number;
  readonly token: number;
  readonly armor?: number | undefined;
}
