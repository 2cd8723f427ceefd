/** Looking at an Equipment, turning an Objective over: free. Clauses ES-ITEM-03, ES-OBJ-04, ES-COOP-09; ES-RULE-60. */
import { accept, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { nameOfCell } from '../board.ts';
import { markerSeen, markerTurnedUp } from '../events/markers.ts';
import { live } from '../live.ts';
import { peripheral, sees } from '../sight.ts';
import type { EscapeState, Marker, Unit } from '../types.ts';
import { type Choice, defineAction } from './action.ts';

interface Look extends Choice {
  readonly kind: 'look';
  readonly marker: number;
}

const isKnown = ({ knownTo }: Marker, { seat }: Unit): boolean => knownTo === 'all' || knownTo.includes(seat);

const isNear = (state: EscapeState, unit: Unit, marker: Marker): boolean =>
  marker.cell === unit.cell || peripheral(state, unit.cell, marker.cell);

/** Whether everybody sees what one character looks at: always an Objective, an Equipment by mode or option (ES-RULE-60). */
function isOpen(state: EscapeState, { kind }: Marker): boolean {
  if (kind === 'objective') return true;
  const { lookedAtEquipment } = state.options;
  return lookedAtEquipment === 'by-mode' ? state.mode === 'cooperation' : lookedAtEquipment === 'open';
}

function reasonAgainst(state: EscapeState, unit: Unit, marker: Marker): string | undefined {
  if (marker.kind === 'crate') return 'nothing-to-look-at';
  if (isKnown(marker, unit)) return 'face-is-known';
  if (!isNear(state, unit, marker)) return 'marker-not-near';
  return sees(state, unit.cell, marker.cell) ? undefined : 'no-line-of-sight';
}

export const look = defineAction<Look>({
  kind: 'look',
  clause: 'ES-ITEM-03',
  pool: undefined,
  choice: z.strictObject({ kind: z.literal('look'), marker: z.int().min(0) }),

  candidates(state, { unit }) {
    const found: Look[] = [];
    for (let marker = 0; marker < state.markers.length; marker++) {
      const lies = state.markers[marker];
      if (lies === undefined || lies.cell < 0 || lies.kind === 'crate' || isKnown(lies, unit)) continue;
      if (isNear(state, unit, lies)) found.push({ kind: 'look', marker });
    }
    return found;
  },

  check(state, { unit }, choice) {
    const marker = state.markers[choice.marker];
    if (marker === undefined || marker.cell < 0)
      return refuse('ES-ITEM-03', 'no-such-marker', { marker: choice.marker });
    const clause = marker.kind === 'objective' ? 'ES-OBJ-04' : 'ES-ITEM-03';
    const reason = reasonAgainst(state, unit, marker);
    if (reason === undefined) return accept();
    return refuse(clause, reason, { unit: unit.id, at: nameOfCell(live(state).board, marker.cell) });
  },

  apply(state, { unit }, { marker: index }, engine) {
    const marker = state.markers[index];
    const face = marker?.equipment ?? marker?.points;
    if (marker === undefined || face === undefined) return;
    if (isOpen(state, marker)) engine.emit(markerTurnedUp, { marker: index, face });
    else engine.emit(markerSeen, { marker: index, seat: unit.seat, face });
  },
});
