/** Events of the set-up. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';

/** It is set aside and comes later (CZ-RESERVE-01). */
export const modelReserved = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/model-reserved',
  write(state, { model }) {
    modelOf(state, model).place = 'reserve';
  },
});

/** The teams are on the table; the first Control follows. */
export const gameBegan = defineEvent<CombatZoneState, Record<string, never>>({
  name: 'combat-zone/game-began',
  write() {},
});

export const setupEvents = [modelReserved, gameBegan];
