/** A GREEN token becomes YELLOW for the rest of the match; the player of the model says which, for one may be ready and another used. Clause CZ-CARD-02. */
import { tokenWeakened } from '../abilities/events.ts';
import { greenTokens } from '../tokens.ts';
import { type TokenStep, tokenStep } from './choose.ts';

export const weaken: TokenStep = tokenStep({
  name: 'combat-zone/weaken',
  clause: 'CZ-CARD-02',
  reason: 'token-not-green',
  places: greenTokens,
  event: tokenWeakened,
});
