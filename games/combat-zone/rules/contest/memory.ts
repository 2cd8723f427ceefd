/** What an opposed roll is asked with, and what those who oppose name. */
import type { Colour, Skill } from '../lists.ts';
import type { Bonus, Roller } from '../types.ts';
import type { Opposition } from './against.ts';

/** The side that acts. `model` -1: a player rolls the Obstacle die as the number to be beaten (CZ-KW-15). */
interface Acting {
  readonly model: number;
  /** Only where there is no model. */
  readonly player?: number | undefined;
  readonly colour: Colour | 'obstacle';
  readonly token: number;
  readonly skill?: Skill | undefined;
  readonly bonuses: readonly Bonus[];
}

export interface ContestMemory {
  /** What the roll is for: a word of the texts. */
  readonly purpose: string;
  readonly acting: Acting;
  /** A roll that lies already and is opposed again: no new die, no Luck on it. */
  readonly given?: Roller | undefined;
  /** The ID of the acting model's action, whose keywords count. */
  readonly action?: string | undefined;
  /** Whose action is opposed where a player rolls the Obstacle die in the place of its roll (CZ-KW-15). */
  readonly by?: number | undefined;
  readonly against: readonly Opposition[];
  readonly stage?: 'dice' | 'luck' | undefined;
  /** What those who oppose have named so far. */
  readonly named?: readonly Naming[] | undefined;
}

/** With what a model opposes; `model` where another steps in. */
export interface Naming {
  readonly kind: 'oppose';
  readonly token: number;
  readonly armor?: number | undefined;
  readonly model?: number | undefined;
}

/** A die that a card has somebody roll and that nobody opposes. */
export const loneDie = (model: number, colour: Colour, card: string): ContestMemory => ({
  purpose: card,
  acting: { model, colour, token: -1, bonuses: [] },
  against: [],
});
