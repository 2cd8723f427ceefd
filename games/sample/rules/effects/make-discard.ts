/** Effect: the opponent chooses cards of their own and discards them. Clause SK-EFF-06. */
import { defineEffect } from '@tablerunner/engine';
import { z } from 'zod';
import { discard } from '../hand.ts';
import { type EffectContext, opponentOf, type SkimState } from '../types.ts';

export const makeDiscard = defineEffect<SkimState, { count: number }, EffectContext>({
  name: 'make-discard',
  clause: 'SK-EFF-06',
  params: z.object({ count: z.int().min(1).max(9) }),
  about: 'The opponent chooses this many cards of their own hand and discards them; all of them if there are fewer.',
  apply(state, { count }, context, engine) {
    const seat = opponentOf(context.seat);
    engine.interrupt(discard, { seat, keep: Math.max(0, state[seat].hand.length - count) });
  },
});
