/** What cards and abilities can do, as a vocabulary of small named effects. The bot that a card belongs to is the context. */
import { defineEffect, defineEffects, type EffectTable } from '@tablerunner/engine';
import { z } from 'zod';
import { energyGained, keyGained } from '../events/bots.ts';
import { raiseThreat } from '../threat.ts';
import type { BurncycleState } from '../types.ts';

export interface Context {
  /** Whose card it is. */
  readonly bot: number;
}

const amount = z.int().min(1).max(10);

const energy = defineEffect<BurncycleState, { amount: number }, Context>({
  name: 'energy',
  clause: 'BC-ENERGY-06',
  params: z.strictObject({ amount }),
  about: 'The bot gains energy.',
  apply: (_state, params, { bot }, engine) =>
    engine.emit(energyGained, { bot, amount: params.amount, source: 'effect' }),
});

const key = defineEffect<BurncycleState, Record<string, never>, Context>({
  name: 'key',
  clause: 'BC-KEY-02',
  params: z.strictObject({}),
  about: 'The bot takes a key chip.',
  apply: (_state, _params, { bot }, engine) => engine.emit(keyGained, { bot }),
});

const threat = defineEffect<BurncycleState, { by: number }, Context>({
  name: 'threat',
  clause: 'BC-THREAT-20',
  params: z.strictObject({ by: z.int().min(-10).max(10) }),
  about: 'Threat changes by a number of levels.',
  apply: (state, { by }, _context, engine) => raiseThreat(state, by, 'effect', engine),
});

export const effects: EffectTable<BurncycleState, Context> = defineEffects<BurncycleState, Context>(
  'burncycle/effects',
  'BC-EQUIP-01',
  [energy, key, threat] as never,
);
