/** Picking up a marker: free, and only with empty hands. Clauses ES-CRATE-03, ES-CRATE-04, ES-OBJ-05 to 08, ES-ITEM-04; ES-RULE-06, ES-RULE-59. */
import { refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { markerTaken } from '../events/markers.ts';
import { canHold, carriedBy } from '../markers.ts';
import type { MarkerKind } from '../types.ts';
import { type Choice, defineAction } from './action.ts';

interface Take extends Choice {
  readonly kind: 'take';
  readonly marker: number;
}

const CLAUSE: Readonly<Record<MarkerKind, string>> = {
  crate: 'ES-CRATE-03',
  objective: 'ES-OBJ-05',
  equipment: 'ES-ITEM-04',
};

export const take = defineAction<Take>({
  kind: 'take',
  clause: 'ES-RULE-59',
  pool: undefined,
  choice: z.strictObject({ kind: z.literal('take'), marker: z.int().min(0) }),

  candidates(state, { unit }) {
    const found: Take[] = [];
    for (let marker = 0; marker < state.markers.length; marker++) {
      if (state.markers[marker]?.cell === unit.cell) found.push({ kind: 'take', marker });
    }
    return found;
  },

  check(state, { unit, index }, choice) {
    const marker = state.markers[choice.marker];
    if (marker === undefined) return refuse('ES-RULE-59', 'no-such-marker', { marker: choice.marker });
    if (marker.cell !== unit.cell) return refuse(CLAUSE[marker.kind], 'marker-not-here', { unit: unit.id });
    // ES-RULE-06: at most one marker of any kind.
    if (carriedBy(state, index) >= 0) return refuse('ES-CRATE-04', 'hands-full', { unit: unit.id });
    return canHold(state, unit, marker);
  },

  apply(_state, { index }, { marker }, engine) {
    engine.emit(markerTaken, { marker, unit: index });
  },
});
