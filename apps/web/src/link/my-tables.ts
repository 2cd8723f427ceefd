/** Which tables this browser knows, and the seats that are its own at each. Kept in the browser's storage. */
import { type Owner, ownerNow } from './account-name.ts';
import { isLocal } from './link.ts';

export interface KnownTable {
  readonly id: string;
  readonly game: string;
  /** Secrets by seat; none for a table that is only watched. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Secrets of seats that were kept for friends: their links can be shown again. */
  readonly invites?: Readonly<Record<string, string>>;
  /** When it was last looked at from here. */
  readonly seen: number;
  /** The account that was signed in when it came. */
  readonly owner: Owner;
}

const KEY = 'tablerunner.tables';
const MOST = 200;

/** The tables of whoever is signed in here, or of guests; and those that this browser hosts itself, which are everybody's. */
export const knownTables = (): readonly KnownTable[] => keptTables().filter(isMine);

export const knownTable = (id: string): KnownTable | undefined => knownTables().find((table) => table.id === id);

interface NewTable {
  readonly id: string;
  readonly game: string;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly invites?: Readonly<Record<string, string>>;
}

/**
 * Adds what is new to what is known: a second seat at the same table joins the first. `owner`: whoever was signed in when it
 * was asked for, because an answer may come after they have signed out.
 */
export function rememberTable(table: NewTable, owner: Owner = ownerNow()): void {
  const kept = keptTables();
  const before = kept.find(({ id, owner: known }) => id === table.id && (isLocal(id) || known === owner));
  const now: KnownTable = {
    id: table.id,
    game: table.game,
    secrets: { ...before?.secrets, ...table.secrets },
    invites: { ...before?.invites, ...table.invites },
    seen: Date.now(),
    owner,
  };
  keep([now, ...kept.filter((one) => one !== before)]);
}

export const forgetTable = (id: string): void => keep(keptTables().filter((one) => one.id !== id || !isMine(one)));

/** The seats of an account leave this browser with it: whoever comes next has not got their secrets. */
export function forgetTablesOf(owner: Owner): readonly string[] {
  const kept = keptTables();
  const gone = kept.filter((table) => table.owner === owner && !isLocal(table.id));
  keep(kept.filter((table) => !gone.includes(table)));
  return gone.map(({ id }) => id);
}

/** The server's tables where guests of this browser have seats. */
export const guestTables = (): readonly KnownTable[] => keptTables().filter(isGuests);

const isGuests = ({ id, owner }: KnownTable): boolean => owner === '' && !isLocal(id);

/** An account takes the seats of guests along, because whoever has signed in wants it. */
export function takeGuestTables(): void {
  const guests = guestTables();
  keep(keptTables().filter((table) => !isGuests(table)));
  for (const { id, game, secrets, invites } of guests)
    rememberTable({ id, game, secrets, ...(invites && { invites }) });
}

const isMine = ({ id, owner }: KnownTable): boolean => isLocal(id) || owner === ownerNow();

function keptTables(): readonly KnownTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    // What was kept before seats had owners was handed to the account of that time already.
    return Array.isArray(kept)
      ? kept.filter(isKnownTable).map((one) => ({ ...one, owner: one.owner ?? ownerNow() }))
      : [];
  } catch {
    return [];
  }
}

/** The seats of this browser at a table, as `openLink` wants them: seat and secret. */
export const mySeats = (id: string): readonly (readonly [seat: string, secret: string])[] =>
  Object.entries(knownTable(id)?.secrets ?? {});

/** The seats that were kept for friends, with the secrets that their links need. */
export const invitesOf = (id: string): Readonly<Record<string, string>> => knownTable(id)?.invites ?? {};

/** A link that lets somebody else sit down; without a secret it watches. */
export function linkTo(id: string, secret?: string): string {
  const path = `/t/${id}${secret === undefined ? '' : `#${secret}`}`;
  return `${location.origin}${path}`;
}

/** The link that brings me to my own seat from elsewhere; `undefined` where I have several: one link opens one seat. */
export function myLinkTo(id: string): string | undefined {
  const [first, ...more] = mySeats(id);
  return more.length === 0 ? linkTo(id, first?.[1]) : undefined;
}

/** `/t/<id>#<secret>`, whole or only its end, as somebody pastes it. */
export function readLink(text: string): { readonly id: string; readonly secret?: string } | undefined {
  const [, id, secret] =
    /(?:^|\/t\/)([a-z0-9]{12}|local-[a-z0-9]{12})(?:\/[a-z]*)?(?:#([\w-]{1,128}))?\s*$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  return secret === undefined ? { id } : { id, secret };
}

/** Local tables are listed by their host, so the oldest links fall out first, and nothing is lost. */
function keep(tables: readonly KnownTable[]): void {
  const shared = tables.filter(({ id }) => !isLocal(id));
  const local = tables.filter(({ id }) => isLocal(id));
  try {
    localStorage.setItem(KEY, JSON.stringify([...shared.slice(0, MOST), ...local.slice(0, MOST)]));
  } catch {
    // A full or forbidden storage: the link itself still works.
  }
}

const isKnownTable = (value: unknown): value is KnownTable =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KnownTable).id === 'string' &&
  typeof (value as KnownTable).game === 'string' &&
  typeof (value as KnownTable).secrets === 'object' &&
  (value as KnownTable).secrets !== null;
