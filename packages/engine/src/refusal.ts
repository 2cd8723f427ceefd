/** The verdict on a command: accepted, or refused with the clause, the reason and the facts. */
import type { Json } from './json.ts';

export interface Acceptance {
  readonly ok: true;
}

export type Facts = { readonly [fact: string]: Json | undefined };

/** The sentence is made by whoever shows it, from `reason` and `facts`, in the reader's language. */
export interface Refusal {
  readonly ok: false;
  readonly clause: string;
  readonly reason: string;
  readonly facts: Facts;
}

export type Verdict = Acceptance | Refusal;

const ACCEPTED: Acceptance = Object.freeze({ ok: true });
const NO_FACTS: Facts = Object.freeze({});

export const accept = (): Acceptance => ACCEPTED;

export const refuse = (clause: string, reason: string, facts: Facts = NO_FACTS): Refusal => ({
  ok: false,
  clause,
  reason,
  facts,
});
