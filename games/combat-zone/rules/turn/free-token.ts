/** The token of a free action or move that somebody else chooses for a model. Clauses CZ-FREE-02, CZ-MOVE-13. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { action } from '../actions/action.ts';
import { type DeedChoice, type Doer, distinctPayers, payingTokens } from '../actions/deed.ts';
import { CALLED, type FreeActionMemory } from '../called.ts';
import type { CombatZoneState } from '../types.ts';
import { seatOf } from '../units.ts';

interface FreeTokenMemory {
  readonly model: number;
  readonly doer: Doer;
  /** A way that is drawn already, or an action that is still to be chosen. */
  readonly of: { readonly choice: DeedChoice } | { readonly free: FreeActionMemory };
}

interface Named {
  readonly kind: 'token';
  readonly token: number;
}

/** The player of another model chooses what it does. */
export const isLed = (state: CombatZoneState, model: number, chooser: number | undefined): boolean =>
  chooser !== undefined && seatOf(state, chooser) !== seatOf(state, model);

/** Whoever says what it does, the die is a matter of the player of the model, and so is the token that a fall would wound. */
export const freeToken = defineStep<CombatZoneState, FreeTokenMemory, Named>({
  name: 'combat-zone/free-token',
  clause: 'CZ-FREE-02',
  choice: z.strictObject({ kind: z.literal('token'), token: z.int().min(-1) }),
  who: (state, { model }) => seatOf(state, model),
  candidates: (state, { doer }) => distinctPayers(state, doer).map((token) => ({ kind: 'token', token })),
  check: (state, { doer }, { token }) =>
    payingTokens(state, doer).includes(token) ? accept() : refuse('CZ-FREE-02', 'no-such-token', { token }),
  apply(_state, { doer, of }, { token }, engine) {
    if ('free' in of) return engine.next(CALLED.freeAction, { ...of.free, token });
    const paid: DeedChoice & { readonly token: number } = { ...of.choice, token };
    engine.next(action, { doer, choice: paid });
  },
});
