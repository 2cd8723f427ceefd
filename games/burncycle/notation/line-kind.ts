/** What a line of a position is: it sets a part of the state, and prints it again. */
import type { BurncycleState } from '../rules/types.ts';

export interface LineKind {
  read(state: BurncycleState, text: string): void;
  /** Undefined where the value is the usual one. */
  print(state: BurncycleState): string | undefined;
}
