/** Phase 2: dice by the agent's energy and upgrades. Clauses BC-POOL. */
import { defineStep } from '@tablerunner/engine';
import { poolBuilt } from '../events/dice.ts';
import { modifier } from '../powers.ts';
import { POOL_LIMITS } from '../test/dice.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

/** A shut-down agent has no energy and so no basic dice, but those of its upgrades (BC-POOL-06). */
export const buildPool = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/build-pool',
  clause: 'BC-POOL-01',
  run(state, _memory, engine) {
    const { energy, upgrades } = botAt(state, state.active);
    engine.emit(poolBuilt, {
      basic: Math.min(POOL_LIMITS.basic, energy + modifier(state, state.active, 'basic-dice')),
      advanced: Math.min(POOL_LIMITS.advanced, upgrades.advanced + modifier(state, state.active, 'advanced-dice')),
      elite: Math.min(POOL_LIMITS.elite, upgrades.elite + modifier(state, state.active, 'elite-dice')),
    });
    engine.done();
  },
});
