/** A position: the state with the steps that are at work in it. All that is needed to go on. */
import { cloneJson } from './json.ts';
import type { Outcome } from './outcome.ts';
import type { Frame } from './step.ts';

export interface Position<S> {
  state: S;
  stack: Frame[];
  /** Draws of chance so far: the place in the sealed stream. */
  drawn: number;
  outcome?: Outcome;
}

/** `cloneState` is the game's own, where it has a faster one. Frames are never changed in place, so they are shared. */
export const clonePosition = <S>(position: Position<S>, cloneState: (state: S) => S = cloneJson<S>): Position<S> => ({
  state: cloneState(position.state),
  stack: position.stack.slice(),
  drawn: position.drawn,
  ...(position.outcome === undefined ? {} : { outcome: position.outcome }),
});
