/** What a machine partner knows of burncycle besides the rules. The team wins or loses together, so a position is worth the same to every seat. */
import type { Hints } from '@tablerunner/engine';
import type { BurncycleState } from '../rules/types.ts';
import { promise } from './promise.ts';
import { value } from './value.ts';

export const hints: Hints<BurncycleState> = {
  value: (state, _seat, stack) => value(state, stack),
  promise,
  /** One player's turn after another; the corporation's belongs to the turn before it. */
  stretch: ({ round, active, marker }) => round * 8 + (active >= 0 ? active : marker),
  /** The value knows what is begun and not decided yet; what a playout would add is mostly noise, and many steps. */
  depth: 0,
  settled: 0.4,
};
