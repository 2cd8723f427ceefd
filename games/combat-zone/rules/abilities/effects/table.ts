/** All effects of the vocabulary with what carries them out, and the steps that work through them. */
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
import type { CombatZoneState } from '../../types.ts';
import { isOnTable, modelOf, seatOf } from '../../units.ts';
import { boostGiven } from '../events.ts';
import { EFFECT_NAMES, type EffectName, VOCABULARY } from '../vocabulary.ts';
import type { Who } from '../words.ts';
import { boosting, discarding, drawingLoot, gainingLuck, passing, reloading } from './cards.ts';
import { type Context, type Doer, listFrom, namedBy, whomOf } from './context.ts';
import { activating, canBeActivated, freeActing, freeClimbing, freeMoving } from './deeds.ts';
import { deployingDrone, marking, shoving, smoking } from './places.ts';
import { exploding, raising, rolling, testing, turning } from './rolls.ts';
import { hacking, healing, ignoringWounds, isVain, refreshing, stunning, weakening, wounding } from './tokens.ts';

interface ChoosingMemory {
  readonly entry: EffectEntry;
  readonly context: Context;
}

interface Chosen {
  readonly kind: 'target';
  readonly target: number;
}

const groupIn = (who: unknown) =>
  typeof who === 'object' && who !== null && 'one' in who
    ? (who as Exclude<Who, string> & { one: never }).one
    : undefined;

const chosable = (state: CombatZoneState, { entry, context }: ChoosingMemory): number[] => {
  const group = groupIn(entry.who);
  const models = group === undefined ? [] : namedBy(state, group, context);
  return entry.do === 'activate' ? models.filter((model) => canBeActivated(state, model)) : models;
};

/** Nothing can come of the effect as things are. */
export function isFutile(state: CombatZoneState, entry: EffectEntry, context: Context): boolean {
  if (entry.do !== 'activate') return isVain(state, entry, context);
  if (groupIn(entry.who) !== undefined) return chosable(state, { entry, context }).length === 0;
  return !whomOf(state, entry.who as Who, context).some((model) => canBeActivated(state, model));
}

/** Whom an effect is done to, where the card leaves it to the bearer's player. */
const chooseTarget = defineStep<CombatZoneState, ChoosingMemory, Chosen>({
  name: 'combat-zone/choose-target',
  clause: 'CZ-RANGE-08',
  choice: z.strictObject({ kind: z.literal('target'), target: z.int().min(0) }),
  who: (state, memory) => (chosable(state, memory).length > 0 ? seatOf(state, memory.context.model) : undefined),
  candidates: (state, memory) => chosable(state, memory).map((target): Chosen => ({ kind: 'target', target })),
  check: (state, memory, { target }) =>
    chosable(state, memory).includes(target) ? accept() : refuse('CZ-RANGE-08', 'not-in-the-group', { target }),
  apply(_state, { entry, context }, { target }, engine) {
    engine.next(effectList, listFrom([{ ...entry, who: 'target' }], { ...context, target }));
  },
  run: (_state, _memory, engine) => engine.done(),
});

interface OptionMemory {
  readonly model: number;
  readonly of: readonly (readonly EffectEntry[])[];
  readonly context: Context;
}

/** What cannot be done is no choice, unless there is no other (CZ-GAME-11). */
function optionsOf(state: CombatZoneState, { of, context }: OptionMemory): readonly number[] {
  const all = of.map((_, option) => option);
  const open = all.filter((option) => of[option]?.some((entry) => isFutile(state, entry, context)) === false);
  return open.length === 0 ? all : open;
}

const chooseOption = defineStep<CombatZoneState, OptionMemory, { readonly kind: 'option'; readonly option: number }>({
  name: 'combat-zone/choose-option',
  clause: 'CZ-GAME-11',
  choice: z.strictObject({ kind: z.literal('option'), option: z.int().min(0) }),
  who: (state, { model }) => (isOnTable(state, model) ? seatOf(state, model) : undefined),
  candidates: (_state, { of }) => of.map((_, option) => ({ kind: 'option', option })),
  check: (state, memory, { option }) =>
    optionsOf(state, memory).includes(option) ? accept() : refuse('CZ-GAME-11', 'no-such-option', { option }),
  apply: (_state, { of, context }, { option }, engine) => engine.next(effectList, listFrom(of[option] ?? [], context)),
  run: (_state, _memory, engine) => engine.done(),
});

const choosing: Doer<{ readonly by: 'self' | 'target'; readonly of: OptionMemory['of'] }> = (
  _state,
  { by, of },
  context,
  engine,
) => {
  const model = by === 'self' ? context.model : context.target;
  if (model >= 0) engine.interrupt(chooseOption, { model, of, context });
};

const onCrit: Doer<{ readonly effects: readonly EffectEntry[] }> = (_state, { effects }, context, engine) => {
  if (context.isCrit === true) engine.interrupt(effectList, listFrom(effects, context));
};

const onWound: Doer<{ readonly effects: readonly EffectEntry[] }> = (state, { effects }, context, engine) => {
  if (context.isWounded === true && isOnTable(state, context.target))
    engine.interrupt(effectList, listFrom(effects, context));
};

const taunting: Doer<Record<never, never>> = (state, _params, { model }, engine) => {
  if (modelOf(state, model).boosts.some(({ gift }) => gift.give === 'taunts')) return;
  engine.emit(boostGiven, { model, boost: { gift: { give: 'taunts' }, until: 'spent' } });
};

/** Made when the first effect is played: the doers know steps that know this table. */
const makeDoers = (): Readonly<Record<EffectName, Doer<never>>> => ({
  heal: healing,
  refresh: refreshing,
  stun: stunning,
  wound: wounding,
  weaken: weakening,
  hack: hacking,
  'free-move': freeMoving,
  'free-climb': freeClimbing,
  'free-action': freeActing,
  activate: activating,
  luck: gainingLuck,
  boost: boosting,
  'draw-loot': drawingLoot,
  push: shoving,
  roll: rolling,
  test: testing,
  'on-crit': onCrit,
  'on-wound': onWound,
  choose: choosing,
  'ignore-wounds': ignoringWounds,
  'add-to-roll': raising,
  'turn-to-crit': turning,
  'discard-card': discarding,
  'pass-card': passing,
  marker: marking,
  smoke: smoking,
  explode: exploding,
  drone: deployingDrone,
  reload: reloading,
  taunt: taunting,
});

let doers: ReturnType<typeof makeDoers> | undefined;

/** The parameters were checked when the pack was loaded. */
function doerOf(name: EffectName): Doer<unknown> {
  doers ??= makeDoers();
  return doers[name] as Doer<unknown>;
}

const table: EffectTable<CombatZoneState, Context> = defineEffects<CombatZoneState, Context>(
  'combat-zone/effects',
  'CZ-GAME-10',
  EFFECT_NAMES.map((name) =>
    defineEffect<CombatZoneState, EffectEntry, Context>({
      name,
      clause: VOCABULARY[name].clause,
      about: VOCABULARY[name].about,
      params: VOCABULARY[name].params,
      apply(state, entry, context, engine) {
        if (groupIn(entry.who) !== undefined) engine.interrupt(chooseTarget, { entry, context });
        else doerOf(name)(state, entry, context, engine);
      },
    }),
  ) as never,
);

/** Works through a list of effects in its printed order. */
export const effectList = table.step;

export const effectSteps = [effectList, chooseTarget, chooseOption] as readonly Step<CombatZoneState>[];
