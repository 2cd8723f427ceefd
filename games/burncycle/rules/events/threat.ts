/** What happens to threat. */
import { defineEvent } from '@tablerunner/engine';
import type { BurncycleState } from '../types.ts';

/** At this level the game is lost (BC-LOSE-01). */
export const MOST_THREAT = 26;

/** The bead moves by the full amount (BC-THREAT-07), never below 0 (BC-RULE-91). `cause` is for the log. */
export const threatChanged = defineEvent<BurncycleState, { by: number; cause: string }>({
  name: 'burncycle/threat-changed',
  write(state, { by }) {
    state.threat = Math.max(0, Math.min(MOST_THREAT, state.threat + by));
    state.peak = Math.max(state.peak, state.threat);
  },
});
