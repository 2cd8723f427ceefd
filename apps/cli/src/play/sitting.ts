/** One sitting at the table: the match, who plays, and how to speak and write. */
import type { Match, Pen, Seat } from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import type { Out } from '../world.ts';
import type { Input } from './input.ts';
import type { Keeper } from './keep.ts';
import type { Paint } from './paint.ts';
import type { Seating } from './seating.ts';

export interface Sitting {
  readonly match: Match;
  readonly seating: Seating;
  readonly speaker: Speaker;
  readonly paint: Paint;
  readonly pen: Pen;
  readonly out: Out;
  readonly input: Input;
  readonly keeper: Keeper;
  /** How many of the match's events each viewer has been told. */
  readonly told: Map<string, number>;
  /** The board that each viewer has last been shown: it is drawn anew only when something on it has changed. */
  readonly shown: Map<string, string>;
}

export const people = ({ seating }: Pick<Sitting, 'seating'>): readonly Seat[] =>
  [...seating].filter(([, player]) => player === undefined).map(([seat]) => seat);

/** `again`: the question still stands. `changed`: the position is another one. `quit`: the person leaves. */
export type WordResult = 'again' | 'changed' | 'quit';
