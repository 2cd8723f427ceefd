/** How a list of effects is put to work. Whoever starts one need not know what effects do: the step is found by its name. */
import { defineStep, type EffectEntry, type Engine, type ListMemory } from '@tablerunner/engine';
import type { BurncycleState } from '../types.ts';

export interface Context {
  /** Whose card it is. */
  readonly bot: number;
  /** The guard that the list is about, once one is chosen. */
  readonly guard?: number | undefined;
}

export const EFFECTS_STEP = 'burncycle/effects';
export const EFFECTS_CLAUSE = 'BC-EQUIP-01';

/** Stands for the step of the table, which knows all effects. */
export const effectList = defineStep<BurncycleState, ListMemory<Context>>({
  name: EFFECTS_STEP,
  clause: EFFECTS_CLAUSE,
});

/** Works through the list before whatever is at work goes on. */
export function runEffects(list: readonly EffectEntry[], context: Context, engine: Engine<BurncycleState>): void {
  if (list.length > 0) engine.interrupt(effectList, { list, at: 0, context });
}
