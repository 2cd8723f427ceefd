/** Events: facts in the past tense. A name, its data, one small write into the state, and who may see it. */
import type { Viewer } from './seat.ts';

export interface EventKind<S, D> {
  readonly name: string;
  /** The one place where this fact changes the state. */
  write(state: S, data: D): void;
  /**
   * What a viewer may know of it: the data, a part of it, or `undefined` for nothing at all. Left out: everybody sees
   * everything. It gets the data alone, because the state will have moved on when somebody reads the event.
   */
  seen?(data: D, viewer: Viewer): unknown;
  /** Somebody learned something that an undo could not take back, although everybody sees the event (a card turned up). */
  readonly reveals?: boolean;
}

export interface GameEvent {
  readonly name: string;
  readonly data: unknown;
}

/** All of one make, whatever is left out: the engine reads them so often that it matters. */
export const defineEvent = <S, D>({ name, write, seen, reveals }: EventKind<S, D>): EventKind<S, D> =>
  ({ name, write, seen, reveals }) as EventKind<S, D>;

/** The engine's own events. */
export interface Rolled {
  readonly sides: number;
  readonly results: readonly number[];
  /** What the roll was for, in words of the game, so that a log can say it. */
  readonly purpose: string;
  /** Who rolled: a seat, or a side as the game names it; where the game says it. */
  readonly owner?: string;
}

export const rolled = defineEvent<unknown, Rolled>({ name: 'engine/rolled', write() {}, reveals: true });
export const shuffled = defineEvent<unknown, { readonly what: string }>({
  name: 'engine/shuffled',
  write() {},
  reveals: true,
});
