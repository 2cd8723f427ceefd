/** Text for positions and commands: short enough to write by hand, exact enough to save. */
import type { Position } from './position.ts';
import type { Frame } from './step.ts';

/** Why a text could not be read, and where. */
export interface Unreadable {
  readonly ok: false;
  readonly where: string;
  readonly problem: string;
}

export type Read<T> = { readonly ok: true; readonly value: T } | Unreadable;

export const readable = <T>(value: T): Read<T> => ({ ok: true, value });
export const unreadable = (where: string, problem: string): Unreadable => ({ ok: false, where, problem });

export interface Notation<S> {
  printChoice(choice: unknown, state: S, frame: Frame): string;
  /** The choice that the text means at this step. Whether it is legal is not asked here. */
  parseChoice(text: string, state: S, frame: Frame): Read<unknown>;
  /**
   * The names of the steps at which this text is a command, whatever step is at work now and whether or not it is legal there.
   * None: it is a command nowhere. A command at the wrong moment is then refused by the rule that it belongs to.
   */
  stepsOf?(text: string, state: S): readonly string[];
  printPosition(position: Position<S>): string;
  /** `options` are those given beside it, with the content of packs in them, for a position that speaks of own content. */
  parsePosition(text: string, options?: Readonly<Record<string, unknown>>): Read<Position<S>>;
}
