/** The games whose replays have lanes and marks. */
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Reader } from '../story.ts';
import { escapeReader } from './escape.ts';

/** A game without a reader of its own is shown all the same, without lanes. */
const plain = (): Reader => ({ lanes: [], read: () => ({ marks: [], dice: [] }) });

/** The turn of a view; 0 before the first. */
export const turnOf = (game: string, view: object): number => (game === 'escape' ? (view as EscapeView).turn : 0);

/** `first` and `last`: the views of the first and of the last moment. */
export const readerOf = (game: string, first: object, last: object): Reader =>
  game === 'escape' ? escapeReader(first as EscapeView, last as EscapeView) : plain();
