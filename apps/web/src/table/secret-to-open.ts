/** Whose eyes a table is opened with. */
import { arrivedSecret } from '../link/address.ts';
import { isLocal } from '../link/link.ts';

/**
 * The seat that a link has brought us to, or else our own. Where several share this screen nobody's: whoever loads the page
 * is not shown the hand of the last player, and the curtain asks who sits there.
 */
export function secretToOpen(
  table: string,
  own: readonly (readonly [seat: string, secret: string])[],
): string | undefined {
  if (isLocal(table) && own.length > 1) return undefined;
  return arrivedSecret(table) ?? own[0]?.[1];
}
