/** A position in an address, so that it can be shared: base64url of its text. */

/** Longer texts make addresses that programs cut off. */
const LONGEST = 6_000;

export function packText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** `undefined`: somebody has cut or changed the address. */
export function unpackText(packed: string | null): string | undefined {
  if (packed === null || packed.length > LONGEST * 2) return undefined;
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

export const isShareable = (text: string): boolean => text.length <= LONGEST;

export const editorPath = (game: string, text: string): string => `/workshop/${game}?position=${packText(text)}`;
