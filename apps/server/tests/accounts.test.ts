/** Accounts: who is signed in, which seats are theirs, and what ends with a session. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn, skim, TestServer } from './kit.ts';

let host: TestServer;
beforeAll(async () => {
  host = await TestServer.start({ TABLERUNNER_SIGN_INS_PER_MINUTE: '1000' });
});
afterAll(async () => {
  await host.remove();
});

const send = (path: string, method: string, json?: unknown, cookie = '') =>
  fetch(`${host.url}${path}`, {
    method,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), cookie },
    body: json === undefined ? null : JSON.stringify(json),
  });

/** Somebody with an account of their own: their cookie. */
async function signUp(name: string): Promise<string> {
  const made = await send('/api/accounts', 'POST', { name, password: 'correct horse' });
  expect(made.status).toBe(201);
  return (made.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

test('an account keeps its seats for other devices, and its session cannot be read by scripts', async () => {
  const name = 'Élodie';
  const made = await send('/api/accounts', 'POST', { name, password: 'correct horse' });
  expect(made.status).toBe(201);
  const header = made.headers.get('set-cookie') ?? '';
  expect(header).toMatch(/HttpOnly/);
  expect(header).toMatch(/SameSite=Lax/);
  expect(header).not.toMatch(/Secure/);
  const cookie = header.split(';')[0] ?? '';
  expect((await send('/api/accounts', 'POST', { name: 'éLODIE', password: 'correct horse' })).status).toBe(409);
  expect((await send('/api/accounts', 'POST', { name: 'Short', password: 'short' })).status).toBe(400);
  expect((await send('/api/sessions', 'POST', { name, password: 'wrong horse' })).status).toBe(401);
  expect(await (await send('/api/me', 'GET', undefined, cookie)).json()).toEqual({ name });
  expect(await (await send('/api/me', 'GET')).json()).toEqual({});
  expect((await send('/api/me/tables', 'GET')).status).toBe(401);

  const mine = await host.lay(skim());
  const watched = await host.lay(skim());
  const tables = [
    { table: mine.table, secret: mine.secrets.blue },
    { table: watched.table },
    { table: watched.table, secret: 'guessed' },
    { table: 'nosuchtable0', secret: 'x' },
  ];
  const put = await send('/api/me/tables', 'PUT', { tables }, cookie);
  expect(await put.json()).toEqual([{ table: mine.table, seat: 'blue' }, { table: watched.table }]);

  const other = await send('/api/sessions', 'POST', { name: 'élodie', password: 'correct horse' });
  const elsewhere = (other.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const list = (await (await send('/api/me/tables', 'GET', undefined, elsewhere)).json()) as object[];
  expect(list).toHaveLength(2);
  expect(list).toContainEqual(expect.objectContaining({ id: mine.table, seat: 'blue', over: false }));
  const client = await host.connect({ cookie: elsewhere });
  expect(await client.join(mine.table)).toMatchObject({ type: 'table', viewer: 'blue' });
  expect(await client.join(watched.table)).toMatchObject({ type: 'table', viewer: 'spectator' });

  expect((await send(`/api/me/tables/${watched.table}`, 'DELETE', undefined, cookie)).status).toBe(200);
  expect(await (await send('/api/me/tables', 'GET', undefined, cookie)).json()).toHaveLength(1);
  expect((await send('/api/sessions', 'DELETE', undefined, cookie)).status).toBe(200);
  expect(await (await send('/api/me', 'GET', undefined, cookie)).json()).toEqual({});
  expect(await (await send('/api/me', 'GET', undefined, elsewhere)).json()).toEqual({ name });
});

test('a rematch finds accounts in their seats, and an account asks for it without a secret', async () => {
  const { table, secrets } = await host.lay({ ...skim(), options: { rounds: 3 } });
  const ada = await signUp('Ada');
  const stranger = await signUp('Stranger');
  await send('/api/me/tables', 'PUT', { tables: [{ table, secret: secrets.red }] }, ada);
  await send('/api/me/tables', 'PUT', { tables: [{ table }] }, stranger);
  const red = await host.connect({ cookie: ada });
  await red.join(table);
  await playOn([red, await host.join(table, secrets.blue)], 500);
  expect(red.standing?.seen.outcome).toBeDefined();
  const rematch = (cookie: string) => send(`/api/tables/${table}/rematch`, 'POST', undefined, cookie);
  expect((await rematch('')).status).toBe(401);
  expect((await rematch(stranger)).status).toBe(401);
  const laid = await rematch(ada);
  expect(laid.status).toBe(200);
  const { table: next } = (await laid.json()) as { table: string };
  expect(await red.join(next)).toMatchObject({ viewer: 'red' });
  const watcher = await host.connect({ cookie: stranger });
  expect(await watcher.join(next)).toMatchObject({ viewer: 'spectator' });
});

test('signing out leaves no seat open: the client comes again and watches, other sessions stay', async () => {
  const { table, secrets } = await host.lay(skim());
  const cookie = await signUp('Grace');
  await send('/api/me/tables', 'PUT', { tables: [{ table, secret: secrets.red }] }, cookie);
  const other = await send('/api/sessions', 'POST', { name: 'Grace', password: 'correct horse' });
  const elsewhere = await host.connect({ cookie: (other.headers.get('set-cookie') ?? '').split(';')[0] ?? '' });
  await elsewhere.join(table);
  const red = await host.connect({ cookie });
  expect(await red.join(table)).toMatchObject({ viewer: 'red' });
  expect((await send('/api/sessions', 'DELETE', undefined, cookie)).status).toBe(200);
  expect(await red.closed).toBe(1012);
  const again = await host.connect({ cookie });
  expect(await again.join(table)).toMatchObject({ viewer: 'spectator' });
  expect(await elsewhere.join(table)).toMatchObject({ viewer: 'red' });
});

test('the tables of an account come in pages of a hundred at most', async () => {
  const cookie = await signUp('Collector');
  const laid = await Promise.all(Array.from({ length: 3 }, () => host.lay(skim())));
  for (const { table } of laid) await send('/api/me/tables', 'PUT', { tables: [{ table }] }, cookie);
  const list = async (query: string) => {
    const answer = await send(`/api/me/tables${query}`, 'GET', undefined, cookie);
    return { status: answer.status, body: (await answer.json()) as { id: string }[] };
  };
  const all = (await list('')).body;
  expect(all).toHaveLength(3);
  expect((await list('?most=2')).body).toEqual(all.slice(0, 2));
  expect((await list('?most=2&skip=2')).body).toEqual(all.slice(2));
  expect(await list('?most=101')).toMatchObject({ status: 400, body: { code: 'bad-request', where: 'most' } });
  expect(await list('?skip=-1')).toMatchObject({ status: 400, body: { where: 'skip' } });
});
