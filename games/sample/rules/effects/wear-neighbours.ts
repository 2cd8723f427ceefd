/** Effect: the servers next to the one that fell lose ICE. Clause SK-EFF-05. */
import { defineEffect } from '@tablerunner/engine';
import { z } from 'zod';
import { iceWorn } from '../events.ts';
import { standingNeighbours } from '../servers.ts';
import type { EffectContext, SkimState } from '../types.ts';

export const wearNeighbours = defineEffect<SkimState, { by: number }, EffectContext>({
  name: 'wear-neighbours',
  clause: 'SK-EFF-05',
  params: z.object({ by: z.int().min(1).max(9) }),
  about: 'The standing servers next to the one that fell lose this much ICE. Only for programs.',
  apply(state, { by }, { server }, engine) {
    for (const neighbour of standingNeighbours(state, server)) engine.emit(iceWorn, { server: neighbour, by });
  },
});
