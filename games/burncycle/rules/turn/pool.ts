/** Phase 2: dice by the agent's energy and upgrades. Clauses BC-POOL. */
import { defineStep } from '@tablerunner/engine';
import { poolBuilt } from '../events/dice.ts';
import { modifier } from '../powers.ts';
import { POOL_LIMITS } from '../test/dice.ts';
import type { ActionDie, BurncycleState } from '../types.ts';
import { botAt, isDown } from '../units.ts';

/** A shut-down agent has no basic dice, whatever else adds some, but those of its upgrades (BC-POOL-06). */
export const buildPool = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/build-pool',
  clause: 'BC-POOL-01',
  run(state, _memory, engine) {
    const agent = botAt(state, state.active);
    const { energy, upgrades } = agent;
    const most = (die: ActionDie, count: number): number =>
      Math.max(0, Math.min(POOL_LIMITS[die], count + modifier(state, state.active, `${die}-dice`)));
    engine.emit(poolBuilt, {
      basic: isDown(agent) ? 0 : most('basic', energy),
      advanced: most('advanced', upgrades.advanced),
      elite: most('elite', upgrades.elite),
    });
    engine.done();
  },
});
