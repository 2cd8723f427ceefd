/** What happens to doors, walls and cells. */
import { defineEvent } from '@tablerunner/engine';
import { DOOR_HACKED, DOOR_OPEN, doorMoved, edgesChanged, piecesChanged } from '../live.ts';
import type { EscapeState } from '../types.ts';

/** ES-DOOR-06: open or closed, hacked or not; whether it is locked follows from the board. */
export const doorChanged = defineEvent<EscapeState, { door: number; open: boolean; hacked: boolean }>({
  name: 'escape/door-changed',
  write(state, { door, open, hacked }) {
    state.doors[door] = (open ? DOOR_OPEN : 0) | (hacked ? DOOR_HACKED : 0);
    doorMoved(state, door);
  },
});

/** ES-WALL-03. */
export const wallBroken = defineEvent<EscapeState, { edge: number }>({
  name: 'escape/wall-broken',
  write(state, { edge }) {
    state.broken.push(edge);
    edgesChanged(state);
  },
});

export const burnPlaced = defineEvent<EscapeState, { cell: number }>({
  name: 'escape/burn-placed',
  write(state, { cell }) {
    if (!state.burns.includes(cell)) state.burns.push(cell);
    piecesChanged(state);
  },
});

/** ES-BURN-03. */
export const burnsRemoved = defineEvent<EscapeState, Record<string, never>>({
  name: 'escape/burns-removed',
  write(state) {
    state.burns = [];
    piecesChanged(state);
  },
});
