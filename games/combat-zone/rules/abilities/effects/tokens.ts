/** Effects on action tokens, wounds and Hacked tokens. */
import type { EffectEntry } from '@tablerunner/engine';
import { greenTokens } from '../../tokens.ts';
import type { CombatZoneState } from '../../types.ts';
import { isCharacter, modelOf } from '../../units.ts';
import { heal } from '../../wounds/heal.ts';
import { refresh, stun } from '../../wounds/stun.ts';
import { suffer } from '../../wounds/suffer.ts';
import { weaken } from '../../wounds/weaken.ts';
import { hackAdded, woundsIgnored } from '../events.ts';
import type { Who } from '../words.ts';
import { type Context, type Doer, type Rolled, whomOf } from './context.ts';

interface To {
  readonly who?: Who;
}

export const healing: Doer<To & { readonly wounds: number }> = (state, { wounds, who }, context, engine) => {
  for (const model of whomOf(state, who, context))
    if (isCharacter(state, model)) engine.interrupt(heal, { model, count: wounds }); // CZ-HEAL-06
};

export const refreshing: Doer<To & { readonly tokens: number | 'all' }> = (state, { tokens, who }, context, engine) => {
  for (const model of whomOf(state, who, context)) {
    const all = modelOf(state, model).tokens.length;
    engine.interrupt(refresh, { model, count: tokens === 'all' ? all : tokens });
  }
};

export const stunning: Doer<To & { readonly tokens: number }> = (state, { tokens, who }, context, engine) => {
  for (const model of whomOf(state, who, context)) engine.interrupt(stun, { model, count: tokens });
};

/** While the roll lies there, an earlier wound of it may have hit its token (CZ-WOUND-07). */
function tokenOfRoll({ contest }: CombatZoneState, { model, token, isOpen }: Rolled): number {
  if (isOpen !== true || contest === undefined) return token;
  return [contest.acting, ...contest.opposing].find((roller) => roller.model === model)?.token ?? token;
}

/** On the token of the roll that was lost; without a roll where the player of the model likes (CZ-WOUND-03, CZ-WOUND-06). */
export const wounding: Doer<To & { readonly wounds: number }> = (state, { wounds, who }, context, engine) => {
  const { rolled } = context;
  for (const model of whomOf(state, who, context)) {
    const own = rolled?.model === model ? rolled : undefined;
    const token = own === undefined ? -1 : tokenOfRoll(state, own);
    const isAtStake = token >= 0 && own?.isOpen === true;
    const wound = { model, wounds, token, by: context.model, isAttack: false };
    engine.interrupt(suffer, isAtStake ? { ...wound, isAtStake } : wound);
  }
};

export const weakening: Doer<To> = (state, { who }, context, engine) => {
  for (const model of whomOf(state, who, context)) engine.interrupt(weaken, { model, count: 1 });
};

/** Nobody gives up a GREEN token that is not there. */
export const isVain = (state: CombatZoneState, { do: name, who }: EffectEntry, context: Context): boolean =>
  name === 'weaken' &&
  whomOf(state, who as Who | undefined, context).every((model) => greenTokens(modelOf(state, model)).length === 0);

/** Gonks and drones cannot be Hacked (CZ-HACK-05, CZ-DRONE-05). */
export const hacking: Doer<To> = (state, { who }, context, engine) => {
  for (const model of whomOf(state, who, context))
    if (isCharacter(state, model)) engine.emit(hackAdded, { model, by: context.model });
};

export const ignoringWounds: Doer<{ readonly wounds: number | 'all' }> = (state, { wounds }, context, engine) => {
  const { blow } = state;
  if (blow === undefined || blow.model !== context.model) return;
  const ignored = wounds === 'all' ? blow.wounds : Math.min(wounds, blow.wounds);
  engine.emit(woundsIgnored, { model: context.model, wounds: ignored, card: context.card });
};
