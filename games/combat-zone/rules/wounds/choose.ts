/** A player picks some of a model's tokens, one after another: what Heal, Stun and Refresh have in common. */
import { accept, defineStep, type EventKind, refuse, type Step } from '@tablerunner/engine';
import { z } from 'zod';
import { distinctTokens } from '../contest/against.ts';
import type { CombatZoneState, Model } from '../types.ts';
import { isOnTable, modelOf, seatOf } from '../units.ts';

export interface TokensMemory {
  readonly model: number;
  /** How many are still to be picked. */
  readonly count: number;
}

interface TokenChoice {
  readonly kind: 'token';
  readonly token: number;
}

interface TokensSpec {
  readonly name: string;
  readonly clause: string;
  /** Said of a token that cannot be picked. */
  readonly reason: string;
  places(model: Model): number[];
  readonly event: EventKind<CombatZoneState, { model: number; token: number }>;
}

export type TokenStep = Step<CombatZoneState, TokensMemory, TokenChoice>;

/** The player of the model picks; where all that are left must be taken or look alike, nobody is asked. */
export function tokenStep({ name, clause, reason, places, event }: TokensSpec): TokenStep {
  const left = (state: CombatZoneState, { model, count }: TokensMemory): number[] =>
    count > 0 && isOnTable(state, model) ? places(modelOf(state, model)) : [];

  return defineStep<CombatZoneState, TokensMemory, TokenChoice>({
    name,
    clause,
    choice: z.strictObject({ kind: z.literal('token'), token: z.int().min(0) }),
    who: (state, memory) => (left(state, memory).length > memory.count ? seatOf(state, memory.model) : undefined),
    candidates(state, memory) {
      const open = left(state, memory);
      return distinctTokens(modelOf(state, memory.model))
        .filter((token) => open.includes(token))
        .map((token) => ({ kind: 'token', token }));
    },
    check: (state, memory, { token }) =>
      left(state, memory).includes(token) ? accept() : refuse(clause, reason, { token }),
    apply(_state, { model, count }, { token }, engine) {
      engine.emit(event, { model, token });
      engine.stay<TokensMemory>({ model, count: count - 1 });
    },
    run(state, memory, engine) {
      engine.done();
      for (const token of left(state, memory)) engine.emit(event, { model: memory.model, token });
    },
  });
}
