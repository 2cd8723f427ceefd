/** Accounts: sign-out and giving up a seat end what they say before they say so; guesses wait; names can be seen. */
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Store } from '../src/database/store.ts';
import { SignInPauses } from '../src/http/sign-in-pauses.ts';
import { person, skim, TestServer } from './kit.ts';

const PASSWORD = 'correct horse';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function signUp(host: TestServer, name: string): Promise<{ cookie: string }> {
  const answer = await fetch(`${host.url}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: PASSWORD }),
  });
  expect(answer.status).toBe(201);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** A seat that is held by an account alone, and whoever sits at it has asked for a move that is not durable yet. */
async function moveUnderWay(host: TestServer) {
  const headers = await signUp(host, 'Ada');
  const { table, secrets } = await host.lay(skim());
  const tables = Object.values(secrets).map((secret) => ({ table, secret }));
  await host.request('/api/me/tables', { method: 'PUT', headers, json: { tables: tables.slice(0, 1) } });
  const other = await host.join(table, secrets.blue);
  const mine = await host.connect(headers);
  await mine.join(table);
  while (mine.legal.length === 0) {
    const done = await other.play(other.legal[0]);
    await mine.until(done.type === 'done' ? done.revision : 0);
  }
  const { append } = Store.prototype;
  const slow = vi.spyOn(Store.prototype, 'append').mockImplementation(async function (this: Store, ...what) {
    await setTimeout(300);
    await append.apply(this, what);
  });
  mine.send({ type: 'play', id: 'last', at: mine.length, choice: mine.legal[0] as never });
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), 20_000);
  const revision = async (): Promise<number> =>
    ((await host.request(`/api/tables/${table}`)).body as { revision: number }).revision;
  return { headers, table, mine, other, revision, before: await revision() };
}

test('after the answer to a sign-out nothing of that session is done any more', async () => {
  const host = await TestServer.start();
  const { headers, table, mine, revision, before } = await moveUnderWay(host);
  expect(await host.request('/api/sessions', { method: 'DELETE', headers })).toMatchObject({ status: 200 });
  expect(await revision()).toBe(before + 1); // what was under way is done, and not later
  expect(await mine.closed).toBe(1012);
  const again = await host.connect(headers);
  expect(await again.join(table)).toMatchObject({ viewer: 'spectator' });
  await host.remove();
});

test('whoever gives up a seat of the account gets up from it; whoever sits there by its secret stays', async () => {
  const host = await TestServer.start();
  const { headers, table, mine, other, revision, before } = await moveUnderWay(host);
  expect(await host.request(`/api/me/tables/${table}`, { method: 'DELETE', headers })).toMatchObject({ status: 200 });
  expect(await revision()).toBe(before + 1);
  expect(await mine.closed).toBe(1012);
  const again = await host.connect(headers);
  expect(await again.join(table)).toMatchObject({ viewer: 'spectator' });
  const pong = other.next('pong');
  other.send({ type: 'ping' });
  await pong;
  await host.remove();
});

test('a connection whose session ended by itself sits down as a stranger at its next table', async () => {
  const host = await TestServer.start();
  const headers = await signUp(host, 'Ada');
  const { table, secrets } = await host.lay(skim());
  await host.request('/api/me/tables', {
    method: 'PUT',
    headers,
    json: { tables: [{ table, secret: secrets.red }] },
  });
  const client = await host.connect(headers);
  expect(await client.join(table)).toMatchObject({ viewer: 'red' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91 * 86_400_000 });
  expect(await client.join(table)).toMatchObject({ viewer: 'spectator' });
  await host.remove();
});

test('guesses at one account wait longer and longer, from wherever they come; its owner at home does not', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const pauses = new SignInPauses();
  pauses.noteSuccess('ada', 'home');
  const waits: number[] = [];
  for (let i = 0; i < 12; i++) {
    const wait = pauses.try('ada', `network ${i}`);
    waits.push(wait);
    vi.advanceTimersByTime(wait);
    if (wait > 0) expect(pauses.try('ada', `network ${i}`)).toBe(0);
  }
  expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000]);
  expect(pauses.try('ada', 'elsewhere')).toBe(60_000);
  expect(pauses.try('ada', 'home')).toBe(0);
  expect(pauses.try('grace', 'elsewhere')).toBe(0);
  vi.advanceTimersByTime(900_001);
  expect(pauses.try('ada', 'elsewhere')).toBe(0);
});

test('too many tries are told with the seconds to wait, also to who has the password', async () => {
  const host = await TestServer.start({ TABLERUNNER_SIGN_INS_PER_MINUTE: '100' });
  await signUp(host, 'Ada');
  const signIn = (password: string) =>
    host.request('/api/sessions', { method: 'POST', json: { name: ' ADA ', password } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await signIn('wrong guess')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect(await signIn(PASSWORD)).toMatchObject({ status: 429, body: { code: 'sign-in-pause', facts: { seconds: 1 } } });
  await expect.poll(async () => (await signIn(PASSWORD)).status, { timeout: 10_000 }).toBe(200);
  await host.remove();
});

test('signing up and signing in count together', async () => {
  const host = await TestServer.start({ TABLERUNNER_SIGN_INS_PER_MINUTE: '3' });
  const ask = (path: string, name: string) =>
    host.request(path, { method: 'POST', json: { name, password: PASSWORD } }).then(({ status }) => status);
  expect(await ask('/api/accounts', 'Ada')).toBe(201);
  expect(await ask('/api/sessions', 'Ada')).toBe(200);
  expect(await ask('/api/accounts', 'Grace')).toBe(201);
  expect(await ask('/api/sessions', 'Ada')).toBe(429);
  expect(await ask('/api/accounts', 'Joan')).toBe(429);
  await host.remove();
});

test('names of accounts and seats have nothing that cannot be seen, and are composed alike', async () => {
  const host = await TestServer.start();
  const unseen = ['Ada\u202Eevil', 'A\u200Bda', 'Ada\u0007', '\u2066Ada', 'Ada\uD800', '\u3164\u3164', 'Ada\u00AD'];
  for (const name of unseen) {
    expect(await host.request('/api/accounts', { method: 'POST', json: { name, password: PASSWORD } })).toMatchObject({
      status: 400,
      body: { where: 'name', code: 'bad-request' },
    });
    const setup = skim({ red: { ...person, name }, blue: person });
    expect(await host.request('/api/tables', { method: 'POST', json: { setup } })).toMatchObject({ status: 400 });
  }
  const made = await host.request('/api/accounts', {
    method: 'POST',
    json: { name: ' Ame\u0301lie ', password: PASSWORD },
  });
  expect(made).toMatchObject({ status: 201, body: { name: 'Am\u00E9lie' } });
  await host.remove();
});
