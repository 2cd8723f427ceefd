/** What a viewer sees: everything. All play with open hands, and what a pile gives next is picked when it is drawn. */
import { cloneState } from '../rules/clone.ts';
import type { BurncycleState } from '../rules/types.ts';

export type BurncycleView = BurncycleState;

export const view = (state: BurncycleState): BurncycleView => cloneState(state);

/** Nothing is unseen, so nothing has to be guessed. */
export const guess = (seen: BurncycleView): BurncycleState => cloneState(seen);
