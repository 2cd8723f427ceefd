/** A reaction window: seat after seat may answer something that is about to happen, or let it pass. */
import { z } from 'zod';
import { accept, type Verdict } from './refusal.ts';
import type { Seat } from './seat.ts';
import { defineStep, type Engine, type Step } from './step.ts';

export type WindowMemory<F> = F & {
  /** Seats that are still to be asked, the next one first. */
  readonly asked: readonly Seat[];
};

export interface Pass {
  readonly pass: true;
}

const PASS: Pass = { pass: true };

interface WindowSpec<S, F, C> {
  readonly name: string;
  readonly clause: string;
  readonly choice: z.ZodType<C>;
  candidates(state: S, memory: WindowMemory<F>, seat: Seat): readonly C[];
  check(state: S, memory: WindowMemory<F>, choice: C, seat: Seat): Verdict;
  /** Carries out a reaction. The window has already moved on to the next seat; `engine.done()` shuts it for the others. */
  apply(state: S, memory: WindowMemory<F>, choice: C, seat: Seat, engine: Engine<S>): void;
  /** Asks also those who can only pass: not asking would tell what they hold. */
  readonly secret?: boolean;
}

const isPass = (choice: unknown): choice is Pass => typeof choice === 'object' && choice !== null && 'pass' in choice;

export const defineWindow = <S, F, C extends object>(spec: WindowSpec<S, F, C>): Step<S, WindowMemory<F>, C | Pass> =>
  defineStep<S, WindowMemory<F>, C | Pass>({
    name: spec.name,
    clause: spec.clause,
    choice: z.union([z.strictObject({ pass: z.literal(true) }), spec.choice]),
    secret: spec.secret ?? false,

    who: (_state, { asked }) => asked[0],
    candidates: (state, memory) => [PASS, ...spec.candidates(state, memory, memory.asked[0] ?? '')],
    check: (state, memory, choice) =>
      isPass(choice) ? accept() : spec.check(state, memory, choice, memory.asked[0] ?? ''),
    apply(state, memory, choice, engine) {
      engine.stay({ ...memory, asked: memory.asked.slice(1) });
      if (!isPass(choice)) spec.apply(state, memory, choice, memory.asked[0] ?? '', engine);
    },
    run: (_state, _memory, engine) => engine.done(),
  });
