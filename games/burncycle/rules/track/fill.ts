/** The burncycle is created from the bag: the captain's chip and general ones, in random order. Clauses BC-SETUP-33, BC-REBOOT-05. */
import type { Engine } from '@tablerunner/engine';
import { cycleFilled } from '../events/track.ts';
import type { Chip } from '../lists.ts';
import type { BurncycleState } from '../types.ts';

export function fillCycle(state: BurncycleState, engine: Engine<BurncycleState>): void {
  const slots = state.burncycle.filter(({ isActive }) => isActive).length;
  if (slots === 0) return;
  const captain = engine.pick(slots);
  const chips = Array.from({ length: slots }, (_, slot): Chip => (slot === captain ? 'captain' : 'general'));
  engine.emit(cycleFilled, { chips });
}
