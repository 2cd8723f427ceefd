/** An account, for whoever wants their matches on every device. Nobody needs one. */
import type { Outcome, Seat, Stage } from '@tablerunner/engine';
import { type TableInfo, tellTrouble } from '@tablerunner/table';
import { create } from 'zustand';
import { alone } from '../worker/alone.ts';
import { accountName, keepAccountName, whenAccountChanges } from './account-name.ts';
import { forgetArrived } from './address.ts';
import { askServer } from './api.ts';
import { isLocal } from './link.ts';
import { forgetTablesOf, guestTables, knownTables, takeGuestTables } from './my-tables.ts';
import { forgetShares } from './shares.ts';

/** How a table stands, as a server tells it in a list. */
export interface Status {
  readonly id: string;
  readonly table: TableInfo;
  readonly turn?: Seat;
  /** Its persons have not all added to the dice: the match has not begun. */
  readonly gathering?: boolean;
  readonly revision: number;
  readonly over: boolean;
  readonly outcome?: Outcome;
  readonly stage?: Stage;
  readonly updated: number | string;
}

interface Me {
  readonly name?: string;
}

/** Most tables that the server takes at once. */
const MOST = 100;

export const useAccount = create<{ readonly name: string | undefined }>(() => ({ name: accountName() }));

whenAccountChanges(() => useAccount.setState({ name: accountName() }));

function settle({ name }: Me): void {
  keepAccountName(name);
  keptBefore = '';
  useAccount.setState({ name });
}

/** One after the other, over all tabs: nobody's seats are sent while the account changes. */
const inLine = <T>(work: () => Promise<T>): Promise<T> => alone('account', work);

export const signIn = (name: string, password: string): Promise<void> => enter('/api/sessions', name, password);

export const signUp = (name: string, password: string): Promise<void> => enter('/api/accounts', name, password);

const enter = (path: string, name: string, password: string): Promise<void> =>
  inLine(async () => settle(await askServer<Me>('POST', path, { name, password })));

/** Says so when it is done: until then the account is signed in. Its seats leave this browser with it, and the server keeps them. */
export const signOut = (): Promise<void> =>
  inLine(async () => {
    const name = accountName();
    await keepTables().catch(unlessRefused);
    await askServer('DELETE', '/api/sessions');
    if (name !== undefined) leaveNothing(name);
    settle({});
  });

/** A server that does not answer may keep the seats later; one that refuses them never will, and nobody is held for that. */
function unlessRefused(error: unknown): void {
  const { code } = tellTrouble(error);
  if (code === 'no-answer' || code === 'answered') throw error;
}

function leaveNothing(name: string): void {
  const tables = forgetTablesOf(name);
  forgetShares(tables);
  forgetArrived();
}

/** How many tables guests of this browser have at the server: the account may take them along. */
export const guestCount = (): number => guestTables().length;

export const takeGuests = (): Promise<void> =>
  inLine(async () => {
    if (accountName() === undefined) return;
    takeGuestTables();
    await keepTables();
  });

let keptBefore = '';

/** Lets the account keep the seats that came while it was signed in here. What it keeps already is not sent again. */
async function keepTables(): Promise<void> {
  if (accountName() === undefined) return;
  const tables = knownTables()
    .filter(({ id }) => !isLocal(id))
    .flatMap(({ id, secrets }) => {
      const seats = Object.values(secrets).map((secret) => ({ table: id, secret }));
      return seats.length > 0 ? seats : [{ table: id }];
    });
  const now = JSON.stringify(tables);
  if (now === keptBefore) return;
  for (let first = 0; first < tables.length; first += MOST)
    await askServer('PUT', '/api/me/tables', { tables: tables.slice(first, first + MOST) });
  keptBefore = now;
}

/** The tables of the account with the seat that is mine; none for whoever has no account. */
export async function accountTables(): Promise<readonly (Status & { readonly seat?: Seat })[]> {
  if (useAccount.getState().name === undefined) return [];
  await inLine(keepTables);
  return askServer('GET', '/api/me/tables');
}

/** The server may have forgotten the session: then the page says so. */
export async function checkAccount(): Promise<void> {
  await inLine(async () => {
    if (accountName() !== undefined) settle(await askServer<Me>('GET', '/api/me'));
  });
}

export async function leaveTable(id: string): Promise<void> {
  if (useAccount.getState().name !== undefined) await askServer('DELETE', `/api/me/tables/${id}`);
}
