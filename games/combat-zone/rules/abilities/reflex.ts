/** A reflex at work: its player is asked where he may say no, it costs what it costs, then its effects follow. Clauses CZ-CARD-03, CZ-CARD-04. */
import { accept, defineStep, type EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { cardDiscarded } from '../events/cards.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf, seatOf } from '../units.ts';
import { type Context, listFrom } from './effects/context.ts';
import { effectList, isFutile } from './effects/table.ts';
import { cardExhausted } from './events.ts';
import type { Happening, Woken } from './moments-of.ts';

export interface ReflexMemory {
  readonly effects: readonly EffectEntry[];
  readonly context: Context;
  readonly isOptional: boolean;
  readonly cost?: 'discard' | 'exhaust' | undefined;
}

/** Another reflex may have taken the card away in the meantime. */
const isStillThere = (state: CombatZoneState, { cost, context }: ReflexMemory): boolean =>
  cost === undefined ||
  modelOf(state, context.model).carried.some(({ card, isExhausted }) => card === context.card && !isExhausted);

/** A yes to which nothing can follow is not asked for (CZ-COMMAND-05, CZ-COMMAND-13). */
const isOfUse = (state: CombatZoneState, { effects, context }: ReflexMemory): boolean =>
  effects.some((entry) => !isFutile(state, entry, context));

export const reflex = defineStep<CombatZoneState, ReflexMemory, { readonly kind: 'yes' } | { readonly kind: 'no' }>({
  name: 'combat-zone/reflex',
  clause: 'CZ-CARD-04',
  choice: z.union([z.strictObject({ kind: z.literal('yes') }), z.strictObject({ kind: z.literal('no') })]),
  who: (state, memory) =>
    memory.isOptional && isStillThere(state, memory) && isOfUse(state, memory)
      ? seatOf(state, memory.context.model)
      : undefined,
  candidates: () => [{ kind: 'yes' }, { kind: 'no' }],
  check: () => accept(),
  apply(_state, memory, { kind }, engine) {
    if (kind === 'no') return engine.done();
    engine.stay<ReflexMemory>({ ...memory, isOptional: false });
  },
  run(state, memory, engine) {
    const { context, cost, effects } = memory;
    if (memory.isOptional || !isStillThere(state, memory)) return engine.done(); // nobody has said yes
    const carried = modelOf(state, context.model).carried.findIndex(({ card }) => card === context.card);
    engine.next(effectList, listFrom(effects, context));
    if (cost === 'discard')
      engine.emit(cardDiscarded, { model: context.model, carried, card: context.card, why: 'card' });
    if (cost === 'exhaust') engine.emit(cardExhausted, { model: context.model, carried });
  },
});

export function memoryOf(woken: Woken, { model, target, cause, colour, rolled }: Happening): ReflexMemory {
  const { effects, isOptional, cost } = woken.reflex;
  return {
    effects,
    context: {
      model,
      card: woken.card,
      target,
      cause,
      ...(colour === undefined ? {} : { colour }),
      ...(rolled === undefined ? {} : { rolled }),
    },
    isOptional: isOptional === true,
    ...(cost === undefined ? {} : { cost: cost as 'discard' | 'exhaust' }),
  };
}
