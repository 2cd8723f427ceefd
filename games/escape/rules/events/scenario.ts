/** What a scenario keeps count of. Gaps: ES-GAP-16. */
import { defineEvent } from '@tablerunner/engine';
import type { EscapeState, Faction } from '../types.ts';
import { heldKey } from '../units.ts';

/** At the end of a turn one side has more characters in the room that is fought for. */
export const roomHeld = defineEvent<EscapeState, { faction: Faction; room: number }>({
  name: 'escape/room-held',
  write(state, { faction }) {
    const key = heldKey(faction);
    state.score[key] = (state.score[key] ?? 0) + 1;
  },
});
