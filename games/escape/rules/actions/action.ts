/** What an action is: one file each, all put together in `table.ts`. Whoever pays for it is decided here, not there. */
import { type Engine, refuse, type Verdict } from '@tablerunner/engine';
import type { z } from 'zod';
import { actionSpent } from '../events/units.ts';
import type { Ability } from '../lists.ts';
import type { EscapeState, Pool, Unit } from '../types.ts';
import { left, pilotOf } from '../units.ts';

export interface Choice {
  readonly kind: string;
  /** A Robot pays with its Pilot's action (ES-ABIL-50). */
  readonly by?: 'pilot' | undefined;
}

/** The character that acts, with its index. */
export interface Actor {
  readonly unit: Unit;
  readonly index: number;
  /** An extra action out of the ordinary: nothing is spent, and a passive character may take it too (ES-RULE-33). */
  readonly extra: boolean;
}

export interface Action<C extends Choice = Choice> {
  readonly kind: C['kind'];
  readonly clause: string;
  readonly choice: z.ZodType<C>;
  /** The pool it is paid from; undefined for what costs nothing. */
  readonly pool: Pool | undefined;
  /** Without one of these nobody need be asked: abilities of the card, or a marker in its hands. */
  readonly needs?: readonly (Ability | 'marker')[];
  candidates(state: EscapeState, actor: Actor): readonly C[];
  /** Everything but the payment. */
  check(state: EscapeState, actor: Actor, choice: C): Verdict;
  /** Carried out after it was paid. */
  apply(state: EscapeState, actor: Actor, choice: C, engine: Engine<EscapeState>): void;
}

/** All of one make, whatever is left out: the list of legal choices reads them so often that it matters. */
export const defineAction = <C extends Choice>(action: Action<C>): Action<C> => {
  const { kind, clause, choice, pool, needs, candidates, check, apply } = action;
  return { kind, clause, choice, pool, needs, candidates, check, apply } as Action<C>;
};

const CLAUSE_OF_POOL: Readonly<Record<Pool, string>> = {
  mvt: 'ES-MOVE-01',
  cbt: 'ES-COMBAT-01',
  int: 'ES-INTEL-01',
};

/** Whether the action can be paid for, by the actor itself or by its Pilot. */
export function checkPayment(state: EscapeState, actor: Actor, action: Action, choice: Choice): Verdict | undefined {
  const { pool } = action;
  if (pool === undefined) return undefined;
  if (actor.extra) {
    if (choice.by === undefined) return undefined;
    return refuse('ES-RULE-33', 'extra-action-costs-nothing', { unit: actor.unit.id });
  }
  const payer = choice.by === 'pilot' ? pilotOf(state, actor.unit) : actor.unit;
  if (payer === undefined) return refuse('ES-ABIL-50', 'no-pilot', { unit: actor.unit.id });
  if (left(state, payer, pool) < 1) return refuse(CLAUSE_OF_POOL[pool], 'no-action-left', { unit: payer.id, pool });
  return undefined;
}

export function pay(
  state: EscapeState,
  actor: Actor,
  action: Action,
  choice: Choice,
  engine: Engine<EscapeState>,
): void {
  const { pool } = action;
  if (pool === undefined || actor.extra) return;
  const payer = choice.by === 'pilot' ? pilotOf(state, actor.unit) : actor.unit;
  if (payer !== undefined) engine.emit(actionSpent, { unit: state.units.indexOf(payer), pool });
}
