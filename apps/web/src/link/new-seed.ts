/**
 * The one source of what dice are made of, in the page: the seed of a table in this browser, and a player's share in the
 * dice of a server's table. Only these are drawn with 32 bytes; IDs and secrets have other lengths. So a test that puts a
 * sequence of its own in the place of such draws has the same match every time, and nobody at the table has a switch for it.
 */

const BYTES = 32;

/** 43 characters of base64url that nobody can guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
