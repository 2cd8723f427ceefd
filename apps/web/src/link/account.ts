/** An account, for whoever wants their matches on every device. Nobody needs one. */
import type { Outcome, Seat, Stage } from '@tablerunner/engine';
import type { TableInfo } from '@tablerunner/table';
import { create } from 'zustand';
import { askServer } from './api.ts';
import { isLocal } from './link.ts';
import { knownTables } from './my-tables.ts';

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
/** Kept so that those without an account never ask the server about one. */
const KEY = 'tablerunner.account';

const keptName = (): string | undefined => globalThis.localStorage?.getItem(KEY) ?? undefined;

export const useAccount = create<{ readonly name: string | undefined }>(() => ({ name: keptName() }));

function settle({ name }: Me): void {
  if (name === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
  useAccount.setState({ name });
}

export async function signIn(name: string, password: string): Promise<void> {
  settle(await askServer<Me>('POST', '/api/sessions', { name, password }));
  await keepTables();
}

export async function signUp(name: string, password: string): Promise<void> {
  settle(await askServer<Me>('POST', '/api/accounts', { name, password }));
  await keepTables();
}

export async function signOut(): Promise<void> {
  settle({});
  await askServer('DELETE', '/api/sessions');
}

let keptBefore = '';

/** Lets the account keep the seats that this browser knows. What it keeps already is not sent again. */
async function keepTables(): Promise<void> {
  const tables = knownTables()
    .filter(({ id }) => !isLocal(id))
    .flatMap(({ id, secrets }) => {
      const seats = Object.values(secrets).map((secret) => ({ table: id, secret }));
      return seats.length > 0 ? seats : [{ table: id }];
    })
    .slice(0, MOST);
  const now = JSON.stringify(tables);
  if (now === keptBefore || tables.length === 0) return;
  await askServer('PUT', '/api/me/tables', { tables });
  keptBefore = now;
}

/** The tables of the account with the seat that is mine; none for whoever has no account. */
export async function accountTables(): Promise<readonly (Status & { readonly seat?: Seat })[]> {
  if (useAccount.getState().name === undefined) return [];
  await keepTables();
  return askServer('GET', '/api/me/tables');
}

/** The server may have forgotten the session: then the page says so. */
export async function checkAccount(): Promise<void> {
  if (useAccount.getState().name !== undefined) settle(await askServer<Me>('GET', '/api/me'));
}

export async function leaveTable(id: string): Promise<void> {
  if (useAccount.getState().name !== undefined) await askServer('DELETE', `/api/me/tables/${id}`);
}
