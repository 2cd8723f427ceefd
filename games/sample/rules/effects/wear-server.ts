/** Effect: the owner chooses a standing server and wears its ICE down. Clause SK-EFF-04. */
import { defineEffect } from '@tablerunner/engine';
import { z } from 'zod';
import { chooseServer } from '../choose-server.ts';
import type { EffectContext, SkimState } from '../types.ts';

export const wearServer = defineEffect<SkimState, { by: number }, EffectContext>({
  name: 'wear-server',
  clause: 'SK-EFF-04',
  params: z.object({ by: z.int().min(1).max(9) }),
  about: 'The owner of the card chooses a standing server; its ICE goes down by this much.',
  apply: (_state, { by }, { seat }, engine) => engine.interrupt(chooseServer, { seat, by }),
});
