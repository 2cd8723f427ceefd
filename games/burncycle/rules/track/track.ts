/** The burncycle as a track: which chips count, where the tracker goes next. Clauses BC-CYCLE, BC-TURN-05, BC-TURN-06, BC-DEGRADE-04, BC-SLOT-07. */
import type { Chip } from '../lists.ts';
import type { BurncycleState } from '../types.ts';

/** A chip that can be used: in an active slot and not degraded (BC-CYCLE-05). */
export function isLive(state: BurncycleState, slot: number): boolean {
  const { isActive = false, chip, isDegraded = false } = state.burncycle[slot] ?? {};
  return isActive && chip !== undefined && !isDegraded;
}

/** The next usable chip right of a slot, or -1 (BC-TURN-06). */
export function nextSlot(state: BurncycleState, from: number): number {
  for (let slot = from + 1; slot < state.burncycle.length; slot++) if (isLive(state, slot)) return slot;
  return -1;
}

export const chipAt = (state: BurncycleState, slot: number): Chip | undefined => state.burncycle[slot]?.chip;

/** The slot whose chip is degraded when the die names one: that, or the next usable chip in slot order, after the last the first (BC-DEGRADE-04). */
export function slotToDegrade(state: BurncycleState, named: number): number {
  const { length } = state.burncycle;
  for (let i = 0; i < length; i++) if (isLive(state, (named + i) % length)) return (named + i) % length;
  return -1;
}

export const liveSlots = (state: BurncycleState): number[] =>
  [...state.burncycle.keys()].filter((slot) => isLive(state, slot));
