/** Effects of the two special agents: the drone flies and distracts, the disguise is put on. Clauses BC-MEM-04, BC-MEM-05, BC-IFACE-01. */

import { asking, type Doers } from '../effects/doer.ts';
import { guardsWithin } from '../effects/reach.ts';
import { keyTaken } from '../events/bots.ts';
import { unitOf } from '../events/named.ts';
import { guardStunned } from '../events/units.ts';
import type { BurncycleState } from '../types.ts';
import { guardAt } from '../units.ts';
import { chargedDrone } from './drone.ts';
import { canFly, discharge, fly } from './fly.ts';
import { canPutOn, putOn } from './mask.ts';

/** Guards around the drone that are not stunned; none while she is discharged (BC-MEM-05). */
function aroundDrone(state: BurncycleState, bot: number, within: number, level?: number): readonly number[] {
  const drone = chargedDrone(state, bot);
  if (drone === undefined) return [];
  return guardsWithin(state, drone.cell, within, level).filter((guard) => !guardAt(state, guard).isStunned);
}

export const specialEffects: Doers<'fly-drone' | 'distract' | 'disguise'> = {
  'fly-drone': {
    isPossible: (state, { spaces }, { bot }) => canFly(state, bot, spaces),
    apply(state, { spaces }, { bot }, engine) {
      if (canFly(state, bot, spaces)) engine.interrupt(fly, { before: state.drone?.moved ?? 0, most: spaces });
    },
  },
  distract: asking('distract', {
    of: 'guard',
    targets: (state, { within, level }, { bot }) => aroundDrone(state, bot, within, level),
    carry(state, _params, { bot }, guard, engine) {
      if (guardAt(state, guard).hasKey) engine.emit(keyTaken, { ...unitOf(state, guard), bot });
      engine.emit(guardStunned, { ...unitOf(state, guard), bot });
      discharge(state, engine);
    },
  }),
  disguise: {
    isPossible: (state, _params, { bot }) => canPutOn(state, bot),
    apply(state, _params, { bot }, engine) {
      if (canPutOn(state, bot)) putOn(state, bot, engine);
    },
  },
};
