/** Effect: the owner gains credits. Clause SK-EFF-02. */
import { defineEffect } from '@tablerunner/engine';
import { z } from 'zod';
import { creditsGained } from '../events.ts';
import type { EffectContext, SkimState } from '../types.ts';

export const gainCredits = defineEffect<SkimState, { by: number }, EffectContext>({
  name: 'gain-credits',
  clause: 'SK-EFF-02',
  params: z.object({ by: z.int().min(1).max(9) }),
  about: 'The owner of the card gains this many credits.',
  apply: (_state, { by }, { seat }, engine) => engine.emit(creditsGained, { seat, by }),
});
