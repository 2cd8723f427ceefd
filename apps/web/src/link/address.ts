/**
 * The secret in the address of a table (`/t/<id>#<secret>`): taken out of it at once and kept for this tab, so that nobody
 * reads it off the screen, out of the history or out of a copied address.
 */
import { readLink } from './my-tables.ts';

/** What is needed of the browser; tests bring their own. */
export interface AddressWorld {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

const KEY = 'tablerunner.arrived';

/** Where the browser keeps nothing the page itself remembers, until it is loaded anew. */
let arrived: Readonly<Record<string, string>> = {};

/** Called before anything else looks at the address, and whenever its fragment changes. */
export function takeSecret({ location, history }: AddressWorld = globalThis): void {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith('/t/') || hash.length <= 1) return;
  const read = readLink(`${pathname}${hash}`);
  if (read?.secret !== undefined) keepSecret(read.id, read.secret);
  history.replaceState(history.state, '', `${pathname}${search}`);
}

/** The seat that this tab came for, by a link; after a reload too. */
export const arrivedSecret = (table: string): string | undefined => {
  arrived = { ...keptSecrets(), ...arrived };
  return Object.hasOwn(arrived, table) ? arrived[table] : undefined;
};

export const keepSecret = (table: string, secret: string): void =>
  keep({ ...keptSecrets(), ...arrived, [table]: secret });

/** It opens no seat: loading the page again does without it. */
export function forgetSecret(table: string): void {
  const { [table]: _, ...rest } = { ...keptSecrets(), ...arrived };
  keep(rest);
}

/** Whoever comes next at this browser came by no link. */
export const forgetArrived = (): void => keep({});

function keep(secrets: Readonly<Record<string, string>>): void {
  arrived = secrets;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(secrets));
  } catch {
    // The page still knows it.
  }
}

function keptSecrets(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(([, secret]) => typeof secret === 'string'))
      : {};
  } catch {
    return {};
  }
}
