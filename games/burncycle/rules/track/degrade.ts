/** Phase 6: the burncycle die names a slot, or lets the player choose. Clauses BC-DEGRADE, BC-TURN-13; BC-RULE-12. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { chipDegraded } from '../events/track.ts';
import type { BurncycleState } from '../types.ts';
import { CORPORATION, spokesman } from '../units.ts';
import { isLive, liveSlots, slotToDegrade } from './track.ts';

const SLOTS = 5;
const FACES = 6;

interface Degrading {
  /** The die showed its free face: the player picks. */
  readonly isFree: boolean;
}

interface Pick {
  readonly kind: 'degrade';
  readonly slot: number;
}

export const degrade = defineStep<BurncycleState, Degrading, Pick>({
  name: 'burncycle/degrade',
  clause: 'BC-DEGRADE-03',
  choice: z.strictObject({
    kind: z.literal('degrade'),
    slot: z
      .int()
      .min(0)
      .max(SLOTS - 1),
  }),
  who: (state, { isFree }) => (isFree ? spokesman(state) : undefined), // a threat event may degrade in the corporation turn
  candidates: (state) => liveSlots(state).map((slot) => ({ kind: 'degrade', slot })),
  check: (state, _memory, { slot }) =>
    isLive(state, slot) ? accept() : refuse('BC-DEGRADE-03', 'nothing-to-degrade', { slot }),
  apply(_state, _memory, { slot }, engine) {
    engine.emit(chipDegraded, { slot });
    engine.done();
  },
  run(state, _memory, engine) {
    if (liveSlots(state).length === 0) return engine.done(); // BC-DEGRADE-05
    const face = engine.die(FACES, 'burncycle', { owner: state.active < 0 ? CORPORATION : spokesman(state) });
    if (face === FACES) return engine.stay<Degrading>({ isFree: true });
    engine.emit(chipDegraded, { slot: slotToDegrade(state, face - 1) });
    engine.done();
  },
});
