/** Effect: the server that is being run on has more ICE for this run. Clause SK-EFF-07. */
import { defineEffect } from '@tablerunner/engine';
import { z } from 'zod';
import { iceRaised } from '../events.ts';
import type { EffectContext, SkimState } from '../types.ts';

export const raiseIce = defineEffect<SkimState, { by: number }, EffectContext>({
  name: 'raise-ice',
  clause: 'SK-EFF-07',
  params: z.object({ by: z.int().min(1).max(9) }),
  about: 'The server under attack has this much more ICE until the run is over. Only for traces.',
  apply: (_state, { by }, { server }, engine) => engine.emit(iceRaised, { server, by }),
});
