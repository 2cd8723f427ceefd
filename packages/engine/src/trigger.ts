/** Simultaneous triggers: gathered while a step works, ordered by one rule, and the owner asked where the order is theirs. */
import { z } from 'zod';
import type { EventKind } from './event.ts';
import { accept, refuse } from './refusal.ts';
import type { Seat } from './seat.ts';
import { defineStep, type Step } from './step.ts';

export interface Trigger<S, D = unknown, F = unknown> {
  readonly name: string;
  readonly clause: string;
  /** One event, or several that mean the same to it. */
  readonly on: EventKind<S, D> | readonly EventKind<S, D>[];
  /** Whom it fires for, asked right after the event was written; `step` then resolves each. */
  fires(state: S, data: D): readonly { readonly owner: Seat; readonly memory: F }[];
  readonly step: Step<S, F>;
}

export const defineTrigger = <S, D, F>(trigger: Trigger<S, D, F>): Trigger<S, D, F> => trigger;

export interface Pending {
  readonly trigger: string;
  readonly owner: Seat;
  readonly memory: unknown;
}

/** What the ordering step needs to know of the game. */
interface TriggerTable<S> {
  readonly triggers: ReadonlyMap<string, Trigger<S>>;
  /** Seats in the order in which their triggers resolve: the active seat first. */
  turnOrder(state: S): readonly Seat[];
}

interface Waiting {
  readonly waiting: readonly Pending[];
}

interface First {
  readonly first: number;
}

export const TRIGGER_STEP = 'engine/triggers';
const CLAUSE = 'ENG-TRIGGER-01';

/**
 * The rule: seats in turn order; within a seat the owner says which comes first. Triggers that are the same to the
 * letter leave nothing to choose. Triggers whose owner is not in the turn order (a seat that is out, the house) come
 * last, by the order of their clauses: there is nobody to ask.
 */
export function triggerStep<S>(table: TriggerTable<S>): Step<S, Waiting, First> {
  const group = (state: S, { waiting }: Waiting): readonly number[] => {
    for (const seat of table.turnOrder(state)) {
      const mine: number[] = [];
      for (let i = 0; i < waiting.length; i++) if (waiting[i]?.owner === seat) mine.push(i);
      if (mine.length > 0) return mine;
    }
    return [];
  };
  const clauseOf = (pending: Pending | undefined): string => table.triggers.get(pending?.trigger ?? '')?.clause ?? '';
  const firstByClause = ({ waiting }: Waiting, places: readonly number[]): number =>
    places.reduce((best, i) => (clauseOf(waiting[i]) < clauseOf(waiting[best]) ? i : best), places[0] ?? 0);

  return defineStep<S, Waiting, First>({
    name: TRIGGER_STEP,
    clause: CLAUSE,
    choice: z.strictObject({ first: z.int().min(0) }),

    who(state, memory) {
      const { waiting } = memory;
      if (waiting.length < 2) return undefined; // most often: search plays thousands of these a second
      const mine = group(state, memory);
      const first = waiting[mine[0] ?? 0];
      const text = JSON.stringify(first);
      return mine.some((i) => waiting[i] !== first && JSON.stringify(waiting[i]) !== text) ? first?.owner : undefined;
    },
    candidates: (state, memory) => group(state, memory).map((first) => ({ first })),
    check(state, memory, { first }) {
      if (!group(state, memory).includes(first)) return refuse(CLAUSE, 'no-such-trigger', { first });
      return accept();
    },
    apply: (_state, memory, { first }, engine) => resolve(memory, first, engine),
    run(state, memory, engine) {
      if (memory.waiting.length === 0) return engine.done();
      if (memory.waiting.length === 1) return resolve(memory, 0, engine);
      const mine = group(state, memory);
      resolve(memory, firstByClause(memory, mine.length > 0 ? mine : memory.waiting.map((_, i) => i)), engine);
    },
  });

  function resolve({ waiting }: Waiting, at: number, engine: Parameters<NonNullable<Step<S>['run']>>[2]): void {
    const pending = waiting[at];
    const trigger = table.triggers.get(pending?.trigger ?? '');
    if (pending === undefined || trigger === undefined) throw new Error(`there is no trigger ${pending?.trigger}`);
    engine.stay<Waiting>({ waiting: waiting.filter((_, i) => i !== at) });
    engine.interrupt(trigger.step, pending.memory);
  }
}
