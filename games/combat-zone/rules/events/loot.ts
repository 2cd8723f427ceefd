/** What happens to bodies and to the cards that they give. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { gearOf, modelOf } from '../units.ts';

/** CZ-LOOT-10. */
export const bodyRemoved = defineEvent<CombatZoneState, { body: number; by: number }>({
  name: 'combat-zone/body-removed',
  write(state, { body }) {
    state.bodies = state.bodies.filter(({ model }) => model !== body);
  },
});

/** A card of the fallen goes to the looter, who is its new bearer for the rest of the match (CZ-LOOT-05, CZ-LOOT-06). */
export const gearLooted = defineEvent<CombatZoneState, { model: number; body: number; carried: number; card: string }>({
  name: 'combat-zone/gear-looted',
  write(state, { model, body, carried }) {
    const [taken] = modelOf(state, body).carried.splice(carried, 1);
    if (taken === undefined) return;
    const looter = modelOf(state, model);
    looter.carried.push({ ...taken, isPrinted: false });
    const fresh = gearOf(state, taken.card).actions.map(({ id }) => id); // CZ-RULE-51
    looter.used = looter.used.filter((id) => !fresh.includes(id));
  },
});

/** Set aside for the rest of the match to make room (CZ-RULE-74). */
export const cardDropped = defineEvent<CombatZoneState, { model: number; carried: number; card: string }>({
  name: 'combat-zone/card-dropped',
  write(state, { model, carried }) {
    modelOf(state, model).carried.splice(carried, 1);
  },
});

/** A card of the loot deck, drawn by chance (CZ-LOOT-08). */
export const lootDrawn = defineEvent<CombatZoneState, { model: number; card: string }>({
  name: 'combat-zone/loot-drawn',
  write({ loot, models }, { model, card }) {
    loot.left.splice(loot.left.indexOf(card), 1);
    models[model]?.carried.push({ card, isPrinted: false, isExhausted: false });
  },
  reveals: true,
});

/** The loot deck is made of its discarded cards again. */
export const lootRenewed = defineEvent<CombatZoneState, Record<string, never>>({
  name: 'combat-zone/loot-renewed',
  write(state) {
    state.loot = { left: [...state.loot.left, ...state.loot.discard], discard: [] };
  },
});
