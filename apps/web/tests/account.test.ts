/** Accounts at one browser: the next does not inherit the seats of the last, and guests keep theirs. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from './storage.ts';

const [ADAS, BOBS, GUESTS, HERE] = ['adas00000000', 'bobs00000000', 'guests000000', 'local-here00000000'];

/** A server with accounts. */
function server() {
  const tables: Record<string, unknown[]> = {};
  let session: string | undefined;
  const answer = (json: unknown, status = 200): Response => new Response(JSON.stringify(json), { status });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const json = body === undefined ? undefined : JSON.parse(String(body));
    if (path === '/api/sessions' && method === 'DELETE') session = undefined;
    if (method === 'POST') session = json.name;
    if (method === 'PUT') {
      if (session === undefined) return answer({ problem: 'sign in first', code: 'not-signed-in' }, 401);
      tables[session] = [...(tables[session] ?? []), ...json.tables];
    }
    return answer(path === '/api/me/tables' ? [] : session === undefined ? {} : { name: session });
  });
  return { tables, isDown: () => vi.stubGlobal('fetch', () => Promise.reject(new Error('down'))) };
}

let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  stored = stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('navigator', {});
});

afterEach(() => vi.unstubAllGlobals());

const load = async () => ({
  ...(await import('../src/link/account.ts')),
  ...(await import('../src/link/my-tables.ts')),
  ...(await import('../src/link/address.ts')),
  ...(await import('../src/link/shares.ts')),
});

test('the next account inherits nothing: neither in the list, nor in the storage, nor at the server', async () => {
  const { tables } = server();
  const here = await load();
  here.rememberTable({ id: GUESTS, game: 'sample', secrets: { red: 'secret of a guest' } });
  here.rememberTable({ id: HERE, game: 'sample', secrets: { red: 'red' } });
  await here.signIn('Ada', 'password');
  here.rememberTable({
    id: ADAS,
    game: 'sample',
    secrets: { red: 'secret of Ada' },
    invites: { blue: 'her invitation' },
  });
  here.keepSecret(ADAS, 'secret of Ada');
  here.browserShares.keep(here.shareName(ADAS, 'red'), { share: 'share of Ada', isTold: false });
  await here.accountTables();
  expect(tables).toEqual({ Ada: [{ table: ADAS, secret: 'secret of Ada' }] });
  await here.signOut();
  expect([...stored.values()].join()).not.toMatch(/of Ada|her invitation/);
  expect(here.arrivedSecret(ADAS)).toBeUndefined();
  await here.signIn('Bob', 'password');
  expect(here.knownTables().map(({ id }) => id)).toEqual([HERE]);
  here.rememberTable({ id: BOBS, game: 'sample', secrets: { blue: 'secret of Bob' } });
  await here.accountTables();
  expect(tables.Bob).toEqual([{ table: BOBS, secret: 'secret of Bob' }]);
  await here.signOut();
  expect(here.mySeats(GUESTS)).toEqual([['red', 'secret of a guest']]); // guests keep theirs
});

test('seats that were not sent yet go to the account before it leaves, and not to the next', async () => {
  const { tables } = server();
  const here = await load();
  await here.signIn('Ada', 'password');
  here.rememberTable({ id: ADAS, game: 'sample', secrets: { red: 'secret of Ada' } });
  // All at once: the list is asked for, she signs out, and somebody else signs in.
  await Promise.all([here.accountTables(), here.signOut(), here.signIn('Bob', 'password'), here.accountTables()]);
  await here.accountTables();
  expect(tables).toEqual({ Ada: [{ table: ADAS, secret: 'secret of Ada' }] });
});

test('signed out is said when it is so: a server that does not answer has ended nothing', async () => {
  const there = server();
  const here = await load();
  await here.signIn('Ada', 'password');
  here.rememberTable({ id: ADAS, game: 'sample', secrets: { red: 'secret of Ada' } });
  there.isDown();
  await expect(here.signOut()).rejects.toMatchObject({ code: 'no-answer' });
  expect(here.useAccount.getState().name).toBe('Ada');
  expect(here.mySeats(ADAS)).toEqual([['red', 'secret of Ada']]);
});

test('an answer that comes after the sign-out belongs to whoever asked', async () => {
  server();
  const here = await load();
  await here.signIn('Ada', 'password');
  await here.signOut();
  here.rememberTable({ id: ADAS, game: 'sample', secrets: { red: 'secret of Ada' } }, 'Ada');
  expect(here.knownTables()).toEqual([]);
  await here.signIn('Ada', 'password');
  expect(here.mySeats(ADAS)).toEqual([['red', 'secret of Ada']]);
});

test('an account takes the seats of guests along when it is told to, and only then', async () => {
  const { tables } = server();
  const here = await load();
  here.rememberTable({ id: GUESTS, game: 'sample', secrets: { red: 'secret of a guest' } });
  await here.signUp('Ada', 'password');
  await here.accountTables();
  expect(tables).toEqual({});
  expect(here.guestCount()).toBe(1);
  await here.takeGuests();
  expect(tables).toEqual({ Ada: [{ table: GUESTS, secret: 'secret of a guest' }] });
  expect(here.guestCount()).toBe(0);
});

test('what was kept before seats had owners is the account’s, which has it already', async () => {
  stored.set('tablerunner.account', 'Ada');
  stored.set('tablerunner.tables', JSON.stringify([{ id: ADAS, game: 'sample', secrets: { red: 'old' }, seen: 1 }]));
  server();
  const here = await load();
  expect(here.mySeats(ADAS)).toEqual([['red', 'old']]);
  await here.signOut();
  expect(here.knownTables()).toEqual([]);
});
