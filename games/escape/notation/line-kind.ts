/** What a line of a position is: it sets one field of the state, and prints it again. */
import type { Board } from '../rules/board.ts';
import type { EscapeState } from '../rules/types.ts';

export interface Reading {
  readonly state: EscapeState;
  readonly board: Board;
  /** The index of a character by its ID. */
  find(id: string): number;
}

export interface LineKind {
  read(reading: Reading, text: string): void;
  /** Nothing where the value is the usual one. */
  print(state: EscapeState, board: Board): string | undefined;
}
