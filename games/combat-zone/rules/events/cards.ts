/** What happens to cards that a model carries. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { gearOf } from '../units.ts';
import { takeCarried } from './carried.ts';

/** Lost for this match; a loot card goes to the discard pile (CZ-ARMOR-05, CZ-KW-26, CZ-RULE-83). */
export const cardDiscarded = defineEvent<
  CombatZoneState,
  { model: number; carried: number; card: string; why: string }
>({
  name: 'combat-zone/card-discarded',
  write(state, { model, carried }) {
    const gone = takeCarried(state, model, carried);
    if (gone !== undefined && gearOf(state, gone.card).kind === 'loot') state.loot.discard.push(gone.card);
  },
});
