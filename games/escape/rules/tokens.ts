/** Tokens of the automated ISC by their numbers. Clauses ES-TOKEN. */
import type { EscapeState, Token } from './types.ts';

export function tokenNumbered(state: EscapeState, number: number | undefined): Token | undefined {
  for (const token of state.repression?.tokens ?? []) if (token.id === number) return token;
  return undefined;
}
