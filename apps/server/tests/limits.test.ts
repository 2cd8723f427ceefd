/** Limits: what one address may send and ask for, also when it hangs up and comes again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Addresses } from '../src/http/addresses.ts';
import { person, skim, TestServer } from './kit.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an address gets back what it used up by waiting, not by hanging up; then it is forgotten', () => {
  vi.useFakeTimers();
  const addresses = new Addresses(5);
  const before = addresses.of('192.0.2.1');
  let joins = 0;
  while (before.joins.take()) joins++;
  expect(joins).toBe(20);
  addresses.sweep();
  expect(addresses.of('192.0.2.1').joins.take()).toBe(false);
  expect(addresses.of('192.0.2.2').joins.take()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(addresses.of('192.0.2.1').joins.take()).toBe(true);
  vi.advanceTimersByTime(4000);
  addresses.of('192.0.2.2').connections++;
  addresses.sweep();
  expect(addresses.size).toBe(1);
  expect(addresses.of('192.0.2.1')).not.toBe(before);
});

test('who hangs up and comes again goes on with what was left, and guesses at no more secrets', async () => {
  const strict = await TestServer.start({ TABLERUNNER_MESSAGES_PER_SECOND: '2' });
  const { table } = await strict.lay(skim());
  const began = performance.now();
  let guesses = 0;
  for (let i = 0; i < 5; i++) {
    const client = await strict.connect();
    for (let j = 0; j < 6; j++) client.send({ type: 'join', protocol: 2, table, secret: `guess ${i} ${j}` });
    const end = client.next('problem', ({ code }) => code === 'too-many-messages').catch(() => undefined);
    const pong = client.next('pong').catch(() => undefined);
    client.send({ type: 'ping' });
    await Promise.race([end, pong]);
    client.close();
    await client.closed;
    guesses += client.received.filter(({ type, ...told }) => 'code' in told && told.code === 'wrong-secret').length;
  }
  const seconds = (performance.now() - began) / 1000;
  expect(guesses).toBeGreaterThan(5);
  expect(guesses).toBeLessThanOrEqual(8 + 2 * Math.ceil(seconds)); // eight at once, and two for each second that this took
  await strict.remove();
});

test('pages, unknown addresses and connections count as requests; files of the client do not', async () => {
  const web = mkdtempSync(join(tmpdir(), 'tablerunner-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '{}');
  writeFileSync(join(web, 'assets/index.js'), '{}');
  const strict = await TestServer.start({ TABLERUNNER_WEB: web, TABLERUNNER_REQUESTS_PER_MINUTE: '9' });
  const statuses = async (path: string, times: number, method = 'GET'): Promise<readonly number[]> => {
    const all: number[] = [];
    for (let i = 0; i < times; i++) all.push((await strict.request(path, { method })).status);
    return all;
  };
  expect(new Set(await statuses('/assets/index.js', 20))).toEqual(new Set([200]));
  expect(await statuses('/', 2)).toEqual([200, 200]);
  expect(await statuses('/t/abcdefghijkl', 2)).toEqual([200, 200]);
  expect(await statuses('/api/nothing', 2)).toEqual([404, 404]);
  expect(await statuses('/nothing', 2, 'POST')).toEqual([404, 404]);
  await strict.connect();
  await expect(strict.connect()).rejects.toThrow('429');
  for (const path of ['/', '/t/abcdefghijkl', '/api/nothing']) expect(await statuses(path, 1)).toEqual([429]);
  expect(await statuses('/nothing', 1, 'POST')).toEqual([429]);
  expect(await statuses('/assets/index.js', 1)).toEqual([200]);
  await strict.remove();
  rmSync(web, { recursive: true });
});

test('limits: requests, tables, sign-ins and connections of one address, and the size of what is sent', async () => {
  const strict = await TestServer.start({
    TABLERUNNER_REQUESTS_PER_MINUTE: '30',
    TABLERUNNER_TABLES_PER_HOUR: '2',
    TABLERUNNER_SIGN_INS_PER_MINUTE: '2',
    TABLERUNNER_CONNECTIONS_PER_ADDRESS: '3',
    TABLERUNNER_MESSAGES_PER_SECOND: '5',
  });
  const { table } = await strict.lay(skim());
  expect((await strict.layFrom(skim(), 'no JSON')).status).toBe(400); // files and set-ups count together
  const third = await strict.request('/api/tables', { method: 'POST', json: { setup: skim() } });
  expect(third).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests', facts: { seconds: expect.any(Number) } },
  });
  const signIn = () =>
    strict.request('/api/sessions', { method: 'POST', json: { name: 'none', password: 'wrongwrong' } });
  expect([await signIn(), await signIn(), await signIn()].map(({ status }) => status)).toEqual([401, 401, 429]);
  const heavy = await strict.request('/api/tables/status', { method: 'POST', json: { tables: ['x'.repeat(70_000)] } });
  expect(heavy.status).toBe(413);
  const large = await strict.connect();
  large.sendText(JSON.stringify({ type: 'join', secret: 'x'.repeat(70_000) }));
  expect(await large.closed).toBe(1009);
  const fast = await strict.connect();
  for (let i = 0; i < 50; i++) fast.send({ type: 'ping' });
  expect(await fast.closed).toBe(1008);
  expect(fast.received.at(-1)).toMatchObject({ type: 'problem', code: 'too-many-messages' });
  await Promise.all([strict.connect(), strict.connect(), strict.connect()]);
  await expect(strict.connect()).rejects.toThrow('429');
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) statuses.push((await strict.request(`/api/tables/${table}`)).status);
  expect(statuses).toContain(429);
  expect((await strict.request('/api/health')).status).toBe(200);
  await strict.remove();
});

test('a set-up has so many seats and so many bytes at most, and whoever sends more is told', async () => {
  const host = await TestServer.start();
  const lay = (setup: unknown) => host.request('/api/tables', { method: 'POST', json: { setup } });
  const seats = Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`seat${i}`, person]));
  expect(await lay(skim(seats))).toMatchObject({
    status: 400,
    body: { where: 'setup.seats', problem: 'a table has 16 seats at most' },
  });
  expect(await lay({ ...skim(), options: { rounds: 3, note: 'x'.repeat(300_000) } })).toMatchObject({
    status: 413,
    body: { code: 'too-large' },
  });
  await host.lay(skim());
  await host.remove();
});

test('addresses that visitors make up are not believed, only what the proxies in front have added', async () => {
  const forwarded = { 'x-forwarded-for': '127.0.0.1, 192.0.2.7, 198.51.100.9' };
  /** Metrics are told to this machine alone: whoever is taken for it gets them. */
  const takenForThisMachine = async (proxies: string, headers: Record<string, string>): Promise<boolean> => {
    const server = await TestServer.start({ TABLERUNNER_PROXIES: proxies });
    const { status } = await fetch(`${server.url}/api/metrics`, { headers });
    await server.remove();
    return status === 200;
  };
  expect(await takenForThisMachine('0', { 'x-forwarded-for': '192.0.2.7' })).toBe(true);
  expect(await takenForThisMachine('1', forwarded)).toBe(false);
  expect(await takenForThisMachine('2', forwarded)).toBe(false);
  expect(await takenForThisMachine('3', forwarded)).toBe(true);
  expect(await takenForThisMachine('1', { 'x-forwarded-for': '192.0.2.7, 127.0.0.1' })).toBe(true);
});
