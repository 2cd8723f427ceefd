/** Drones act once in each Inspire of their player, before the gonks. Clauses CZ-DRONE-03, CZ-DRONE-04; CZ-GAP-21. */
import { defineTrigger, type Trigger } from '@tablerunner/engine';
import { inspireBegan } from '../events/turn.ts';
import { freeAction } from '../turn/free-action.ts';
import type { CombatZoneState } from '../types.ts';
import { modelsOnTable, programOf, seatOf } from '../units.ts';

const dronesAct = defineTrigger({
  name: 'combat-zone/drones-act',
  clause: 'CZ-DRONE-03',
  on: inspireBegan,
  fires: (state: CombatZoneState, { player }: { readonly player: number }) =>
    modelsOnTable(state).flatMap((model) => {
      const drone = state.models[model];
      if (drone?.kind !== 'drone' || drone.player !== player) return [];
      const colour = programOf(state, drone.card).drone?.colour;
      return colour === undefined ? [] : [{ owner: seatOf(state, model), memory: { model, colour } }];
    }),
  step: freeAction,
});

export const droneTriggers = [dronesAct] as unknown as readonly Trigger<CombatZoneState>[];
