/** A step: a named part of the sequence of play. Its memory lies on the stack as JSON, so a match can be saved at any moment. */
import type { z } from 'zod';
import type { EventKind } from './event.ts';
import type { Outcome } from './outcome.ts';
import type { Verdict } from './refusal.ts';
import type { Seat } from './seat.ts';

/** A step at work. It holds no secret: what a seat may not know belongs into the state, where the view guards it. */
export interface Frame<F = unknown> {
  readonly step: string;
  readonly memory: F;
}

/** Methods, not function properties: a step of one memory and choice can then stand in a list of any steps. */
export interface Step<S, F = unknown, C = unknown> {
  readonly name: string;
  /** The clause under which the choice is made. */
  readonly clause: string;

  /** Who must choose now. `undefined`, or left out: nobody, and the engine calls `run`. */
  who?(state: S, memory: F): Seat | undefined;

  /** The shape of a choice. Only commands from outside are held against it. */
  readonly choice?: z.ZodType<C>;
  /** Wide and cheap: all that a person might point at. On an open table a sample. */
  candidates?(state: S, memory: F): readonly C[];
  /**
   * The candidates that `check` accepts, in the same order, where the step can tell them faster than by asking `check` about
   * each: most are legal by the way they are found, or one look is enough for several. Left out: `check` is asked.
   */
  legal?(state: S, memory: F): readonly C[];
  /**
   * One choice that `check` accepts, by chance, where that is much cheaper than to list a sample: also such as the sample does
   * not hold. `undefined`: nothing was found, and the list has to be looked at. `below` draws a number from 0 on.
   */
  byChance?(state: S, memory: F, below: (count: number) => number): C | undefined;
  /** The only judge. It trusts no caller and changes nothing. */
  check?(state: S, memory: F, choice: C): Verdict;
  /** Carries out a choice that `check` accepted. Without a word to the engine the step stays and asks again. */
  apply?(state: S, memory: F, choice: C, engine: Engine<S>): void;

  /** What happens without a choice. It must get on: done, next, stay with a changed memory, interrupt, or end. */
  run?(state: S, memory: F, engine: Engine<S>): void;

  /** Asked even when there is one answer only, because the haste would tell what somebody holds. */
  readonly secret?: boolean;
  /**
   * `check` accepts more than the candidates can list, as a way over an open table: the list is a sample. A single candidate is
   * then no answer that could be taken for the player, so the step is always asked, and nothing is listed before somebody wants the list.
   */
  readonly sampled?: boolean;
}

/** What a roll says of its dice besides their sides. */
export interface RollOptions {
  /** Who rolls: a seat, or a side as the game names it. It stands in the event of the roll, and in no state. */
  readonly owner?: string | undefined;
  /**
   * It matters which die of the throw shows what: the second die is another robot's. Left out: only how many dice show which
   * face, so that odds count each heap of faces once, however many ways there are to throw it.
   */
  readonly ordered?: boolean;
  /** Faces of the same kind come to the same, as 1 to 3 of a die that hits on 4: odds then look at one face of each kind. */
  kindOf?(face: number): number | string;
}

/** What a step may do to the match. */
export interface Engine<S> {
  emit<D>(kind: EventKind<S, D>, data: D): void;
  /** Rolls dice for the table to see; `purpose` names the roll in the log. */
  roll(sides: number, count: number, purpose: string, how?: RollOptions): number[];
  /** One die. */
  die(sides: number, purpose: string, how?: RollOptions): number;
  /** Chooses one of `count` things that nobody can tell apart. */
  pick(count: number): number;
  /** The items in a new order. */
  shuffle<T>(items: readonly T[], what: string): T[];

  /** This step is over. */
  done(): void;
  /** This step goes on with another memory. */
  stay<F>(memory: F): void;
  /** This step is over and another takes its place. */
  next<F, C>(step: Step<S, F, C>, memory: F): void;
  /** Another step comes first; then this one goes on. Several interrupts run in the order in which they were called. */
  interrupt<F, C>(step: Step<S, F, C>, memory: F): void;
  /** The game is over. */
  end(outcome: Outcome): void;
}

/** All of one make, whatever is left out: the engine reads them so often that it matters. */
export const defineStep = <S, F, C = never>(step: Step<S, F, C>): Step<S, F, C> => {
  const { name, clause, who, choice, candidates, legal, byChance, check, apply } = step;
  const { run, secret, sampled } = step;
  return { name, clause, who, choice, candidates, legal, byChance, check, apply, run, secret, sampled } as Step<
    S,
    F,
    C
  >;
};
