/** What carries an effect out. Some effects first ask a player for a target; all those choices are one step. */
import { defineStep, type Engine } from '@tablerunner/engine';
import type { BurncycleState } from '../types.ts';
import type { Context } from './list.ts';
import type { EffectName, ParamsOf } from './vocabulary.ts';

/** What a target number stands for: a bot, guard, door, room or slot by its place, a space, node or chip by its number. */
export const TARGETS = [
  'bot',
  'guard',
  'guard-side',
  'door',
  'room',
  'space',
  'slot',
  'node',
  'chip',
  'post',
  'die',
] as const;
type TargetKind = (typeof TARGETS)[number];

export interface Doer<P> {
  apply(state: BurncycleState, params: P, context: Context, engine: Engine<BurncycleState>): void;
  /** Whether it would do anything now: a card whose effect has no target is not used up for nothing. Left out: always. */
  isPossible?(state: BurncycleState, params: P, context: Context): boolean;
  readonly asks?: Asking<P> | undefined;
}

export interface Asking<P> {
  readonly of: TargetKind;
  /** The player may choose nothing. */
  readonly isOptional?: boolean;
  /** The players as a team choose, not the bot's own. */
  readonly isForAll?: boolean;
  targets(state: BurncycleState, params: P, context: Context): readonly number[];
  carry(state: BurncycleState, params: P, context: Context, target: number, engine: Engine<BurncycleState>): void;
}

export type Doers<N extends EffectName> = { readonly [K in N]: Doer<ParamsOf<K>> };

export interface Choosing {
  readonly effect: EffectName;
  readonly params: unknown;
  readonly context: Context;
}

export const CHOOSE_STEP = 'burncycle/choose-target';
export const CHOOSE_CLAUSE = 'BC-FREE-07';

/** Stands for the step of the table, which knows all effects. */
const choose = defineStep<BurncycleState, Choosing>({ name: CHOOSE_STEP, clause: CHOOSE_CLAUSE });

/** An effect with a target: with one possibility it is taken, with none nothing happens. */
export const asking = <N extends EffectName>(effect: N, asks: Asking<ParamsOf<N>>): Doer<ParamsOf<N>> => ({
  asks,
  isPossible: (state, params, context) => asks.targets(state, params, context).length > 0,
  apply(state, params, context, engine) {
    const [only, ...others] = asks.targets(state, params, context);
    if (only === undefined) return;
    if (others.length === 0 && asks.isOptional !== true) return asks.carry(state, params, context, only, engine);
    engine.interrupt(choose, { effect, params, context });
  },
});
