/** What a viewer sees: everything (CZ-TOKEN-05). The loot deck has no order: what comes next is picked when it is drawn. */
import { cloneState } from '../rules/clone.ts';
import type { CombatZoneState } from '../rules/types.ts';

export type CombatZoneView = CombatZoneState;

export const view = (state: CombatZoneState): CombatZoneView => cloneState(state);

/** Nothing is unseen, so nothing has to be guessed. */
export const guess = (seen: CombatZoneView): CombatZoneState => cloneState(seen);
