/** Phase 2: dice by the agent's energy and upgrades. Clauses BC-POOL. */
import { defineStep } from '@tablerunner/engine';
import { poolBuilt } from '../events/dice.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

/** BC-POOL-04. */
const MOST = { basic: 10, advanced: 5, elite: 5 } as const;

/** A shut-down agent has no energy and so no basic dice, but those of its upgrades (BC-POOL-06). */
export const buildPool = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/build-pool',
  clause: 'BC-POOL-01',
  run(state, _memory, engine) {
    const { energy, upgrades } = botAt(state, state.active);
    engine.emit(poolBuilt, {
      basic: Math.min(MOST.basic, energy),
      advanced: Math.min(MOST.advanced, upgrades.advanced),
      elite: Math.min(MOST.elite, upgrades.elite),
    });
    engine.done();
  },
});
