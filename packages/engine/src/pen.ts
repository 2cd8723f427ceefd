/** What a drawing of a position is made with: the words of a language, colours where they are wanted, and the room there is. */
import type { Facts } from './refusal.ts';

/** What a part of a drawing is, not how it looks: `own` and `other` are the two sides of a table. */
export type Ink = 'strong' | 'soft' | 'own' | 'other' | 'good' | 'danger';

export interface Pen {
  /** How many columns the drawing may have. */
  readonly columns: number;
  /** The message of that key, out of the game's catalogues. */
  say(key: string, facts?: Facts): string;
  name(id: string): string;
  paint(text: string, ink: Ink): string;
  /** How wide a text is when it is shown, its paint left out. */
  width(text: string): number;
}

/** Without a language and without colours: keys and IDs stand as they are. */
export const plainPen: Pen = {
  columns: 110,
  say: (key) => key,
  name: (id) => id,
  paint: (text) => text,
  width: (text) => text.length,
};
