/** What happens to Crates, Objectives and Equipment. */
import { defineEvent, type Seat } from '@tablerunner/engine';
import type { Equipment, EscapeState, Marker } from '../types.ts';

const markerAt = (state: EscapeState, index: number): Marker => {
  const marker = state.markers[index];
  if (marker === undefined) throw new Error(`there is no marker number ${index}`);
  return marker;
};

export const markerPlaced = defineEvent<EscapeState, { marker: number; cell: number }>({
  name: 'escape/marker-placed',
  write(state, { marker, cell }) {
    markerAt(state, marker).cell = cell;
  },
});

/** ES-RULE-60: what is carried lies open on the card. */
export const markerTaken = defineEvent<EscapeState, { marker: number; unit: number }>({
  name: 'escape/marker-taken',
  write(state, { marker, unit }) {
    const taken = markerAt(state, marker);
    taken.cell = -1;
    taken.carrier = unit;
    taken.knownTo = 'all';
  },
  reveals: true,
});

export const markerDropped = defineEvent<EscapeState, { marker: number; cell: number }>({
  name: 'escape/marker-dropped',
  write(state, { marker, cell }) {
    const dropped = markerAt(state, marker);
    dropped.cell = cell;
    dropped.carrier = -1;
  },
});

/** Used up, thrown or destroyed: it leaves the game (ES-ITEM-07, ES-CRATE-06). */
export const markerDiscarded = defineEvent<EscapeState, { marker: number }>({
  name: 'escape/marker-discarded',
  write(state, { marker }) {
    const gone = markerAt(state, marker);
    gone.cell = -1;
    gone.carrier = -1;
    gone.knownTo = 'all';
  },
});

/** ES-ITEM-03: a look that only one seat gets; the others see that somebody looked. */
export const markerSeen = defineEvent<EscapeState, { marker: number; seat: Seat; face: Equipment | number }>({
  name: 'escape/marker-seen',
  write(state, { marker, seat }) {
    const seen = markerAt(state, marker);
    if (seen.knownTo !== 'all' && !seen.knownTo.includes(seat)) seen.knownTo.push(seat);
  },
  seen: (data, viewer) => (viewer === data.seat ? data : { marker: data.marker, seat: data.seat }),
});

/** ES-OBJ-04, ES-COOP-09: turned up for all to see. */
export const markerTurnedUp = defineEvent<EscapeState, { marker: number; face: Equipment | number }>({
  name: 'escape/marker-turned-up',
  write(state, { marker }) {
    markerAt(state, marker).knownTo = 'all';
  },
  reveals: true,
});
