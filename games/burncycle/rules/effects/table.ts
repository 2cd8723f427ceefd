/** All effects of the vocabulary with what carries them out, and the steps that work through them. The bot that a card belongs to is the context. */
import {
  accept,
  defineEffect,
  defineEffects,
  defineStep,
  type EffectEntry,
  type EffectTable,
  refuse,
  type Step,
} from '@tablerunner/engine';
import { z } from 'zod';
import { specialEffects } from '../special/effects.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, spokesman } from '../units.ts';
import { bonusMove } from './bonus-move.ts';
import { type Asking, CHOOSE_CLAUSE, CHOOSE_STEP, type Choosing, type Doer, type Doers, TARGETS } from './doer.ts';
import { floorEffects } from './floor.ts';
import { gains } from './gains.ts';
import { guardEffects } from './guards.ts';
import { type Context, EFFECTS_CLAUSE, EFFECTS_STEP } from './list.ts';
import { networkEffects } from './network.ts';
import { rollEffects } from './rolls.ts';
import { EFFECT_NAMES, type EffectName, VOCABULARY } from './vocabulary.ts';

const doers: Doers<EffectName> = {
  ...gains,
  ...networkEffects,
  ...floorEffects,
  ...guardEffects,
  ...rollEffects,
  ...specialEffects,
};

/** A doer whose parameters were checked when its pack was loaded. */
const doerOf = (name: EffectName): Doer<unknown> => doers[name] as Doer<unknown>;

/** Whether a player is asked what the effect is done to. */
export const asksForTarget = (name: EffectName): boolean => doerOf(name).asks !== undefined;

const isName = (name: string): name is EffectName => name in VOCABULARY;

/** Whether any effect of the list would do something now. */
export const isAnyPossible = (state: BurncycleState, list: readonly EffectEntry[], context: Context): boolean =>
  list.some((entry) => isName(entry.do) && (doerOf(entry.do).isPossible?.(state, entry, context) ?? true));

const effects: EffectTable<BurncycleState, Context> = defineEffects<BurncycleState, Context>(
  EFFECTS_STEP,
  EFFECTS_CLAUSE,
  EFFECT_NAMES.map((name) =>
    defineEffect<BurncycleState, unknown, Context>({
      name,
      ...VOCABULARY[name],
      apply: (state, params, context, engine) => doerOf(name).apply(state, params, context, engine),
    }),
  ) as never,
);

interface Target {
  readonly kind: 'target';
  readonly of: (typeof TARGETS)[number];
  /** -1: nothing, where that is allowed. */
  readonly target: number;
}

const NOTHING = -1;

function asksOf({ effect }: Choosing): Asking<unknown> {
  const { asks } = doerOf(effect);
  if (asks === undefined) throw new Error(`the effect ${effect} has no target`);
  return asks;
}

const targetsOf = (state: BurncycleState, memory: Choosing): readonly number[] => {
  const asks = asksOf(memory);
  const targets = asks.targets(state, memory.params, memory.context);
  return asks.isOptional === true ? [...targets, NOTHING] : targets;
};

const choicesOf = (state: BurncycleState, memory: Choosing): Target[] =>
  targetsOf(state, memory).map((target) => ({ kind: 'target', of: asksOf(memory).of, target }));

const chooseTarget = defineStep<BurncycleState, Choosing, Target>({
  name: CHOOSE_STEP,
  clause: CHOOSE_CLAUSE,
  choice: z.strictObject({ kind: z.literal('target'), of: z.enum(TARGETS), target: z.int().min(-1) }),
  who: (state, memory) =>
    asksOf(memory).isForAll === true ? spokesman(state) : botAt(state, memory.context.bot).seat || spokesman(state),
  candidates: choicesOf,
  legal: choicesOf,
  check: (state, memory, { of, target }) =>
    of === asksOf(memory).of && targetsOf(state, memory).includes(target)
      ? accept()
      : refuse(VOCABULARY[memory.effect].clause, 'no-such-target', { of, target }),
  apply(state, memory, { target }, engine) {
    engine.done();
    if (target !== NOTHING) asksOf(memory).carry(state, memory.params, memory.context, target, engine);
  },
});

export const effectSteps = [effects.step, chooseTarget, bonusMove] as Step<BurncycleState>[];
