/** Effect: the owner draws cards. Clause SK-EFF-03. */
import { defineEffect } from '@tablerunner/engine';
import { z } from 'zod';
import { drawCards } from '../hand.ts';
import type { EffectContext, SkimState } from '../types.ts';

export const drawCardsEffect = defineEffect<SkimState, { count: number }, EffectContext>({
  name: 'draw-cards',
  clause: 'SK-EFF-03',
  params: z.object({ count: z.int().min(1).max(9) }),
  about: 'The owner of the card draws this many cards, and discards at once down to the hand limit.',
  apply: (state, { count }, { seat }, engine) => drawCards(state, seat, count, engine),
});
