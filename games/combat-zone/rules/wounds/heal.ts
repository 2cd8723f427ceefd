/** Heal [X]: RED tokens get their printed colour back. Clauses CZ-HEAL-*, CZ-KW-27, CZ-RULE-73. */
import { healed } from '../events/wounds.ts';
import { healableTokens } from '../tokens.ts';
import { type TokenStep, tokenStep } from './choose.ts';

export const heal: TokenStep = tokenStep({
  name: 'combat-zone/heal',
  clause: 'CZ-HEAL-01',
  reason: 'nothing-to-heal',
  places: healableTokens,
  event: healed,
});
