/** The compiled server as it is run: threads, signals, logs, a busy port, files of strangers. Measures how long it lets others wait, so alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TableSetup } from '@tablerunner/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compressFolder } from '../../../scripts/compress.mjs';
import { freePort } from '../../../scripts/server.mjs';
import { openDatabase } from '../src/database/open.ts';
import { Store } from '../src/database/store.ts';
import { Client } from './client.ts';
import { newFolder, skim } from './kit.ts';
import { ScriptedPlayer } from './player.ts';
import { ServerProcess } from './process.ts';

const PORT = await freePort();
/** A busy machine takes its time. */
const PATIENCE = { timeout: 60_000, interval: 20 };
const data = newFolder();
const web = join(data, 'web');
let server: ServerProcess;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Table</title>');
  writeFileSync(join(web, 'assets', 'app-1234.js'), `export const text = '${'table '.repeat(1000)}';`);
  compressFolder(web);
  server = await ServerProcess.start(PORT, { TABLERUNNER_DATA: data, TABLERUNNER_LOG: 'trace', TABLERUNNER_WEB: web });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

async function send(path: string, json: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof json === 'string' ? json : JSON.stringify(json),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

async function lay(setup: TableSetup): Promise<{ table: string; secrets: Record<string, string> }> {
  const { status, body } = await send('/api/tables', { setup });
  expect(status).toBe(201);
  return body as never;
}

test('the strongest machine thinks in a thread: the server answers others all the while', async () => {
  const { table, secrets } = await lay({
    game: 'escape',
    options: {},
    seats: { isc: { kind: 'machine', strength: '5' }, resistance: { kind: 'machine', strength: '5' } },
  });
  expect(secrets).toEqual({});
  const watcher = await Client.connect(server.url);
  await watcher.join(table);
  const waits: number[] = [];
  for (let i = 0; i < 40; i++) {
    const began = performance.now();
    const pong = watcher.next('pong');
    watcher.send({ type: 'ping' });
    await pong;
    waits.push(performance.now() - began);
    await setTimeout(50);
  }
  await watcher.until(3);
  waits.sort((a, b) => a - b);
  expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(250);
  watcher.close();
});

test('a match file of a stranger is read in a thread, however deep or odd it is', async () => {
  const sendFile = (file: string) =>
    send('/api/tables/from-file', `${JSON.stringify({ setup: skim() })}\n${file}`, {
      'content-type': 'application/octet-stream',
    });
  const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
  const wide = JSON.stringify({ format: 'tablerunner-match', log: new Array(100_000).fill({}) });
  for (const file of [deep, wide, 'no JSON'])
    expect(await sendFile(file)).toMatchObject({ status: 400, body: { code: expect.stringMatching(/^file-/) } });
  const large = 'x'.repeat(5_000_000);
  // Whoever is still sending when the door shuts may see the connection end before the answer.
  const refused = await sendFile(large).then(
    ({ status }) => status,
    () => 'closed',
  );
  expect([413, 'closed']).toContain(refused);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('the web client: files with their age, the front page for other paths, nothing from outside its folder', async () => {
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return {
      status: answer.status,
      cache: answer.headers.get('cache-control'),
      csp: answer.headers.get('content-security-policy'),
      text: await answer.text(),
    };
  };
  expect(await get('/')).toMatchObject({ status: 200, cache: 'no-cache', text: expect.stringContaining('Table') });
  expect(await get('/t/abcdefghijkl')).toMatchObject({ status: 200, text: expect.stringContaining('Table') });
  expect(await get('/assets/app-1234.js')).toMatchObject({ status: 200, cache: expect.stringContaining('immutable') });
  const packed = await fetch(`${server.url}/assets/app-1234.js`, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('content-type')).toMatch(/javascript/);
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(500);
  expect(await packed.text()).toContain('table table');
  for (const path of ['/..%2ftablerunner.db', '/%2e%2e/tablerunner.db', '/assets/..%2f..%2ftablerunner.db'])
    expect((await get(path)).text).not.toContain('SQLite');
  const { csp } = await get('/');
  expect(csp).toContain("default-src 'self'");
  expect(csp).not.toContain('unsafe');
});

test('a busy port is said in a sentence', async () => {
  const second = ServerProcess.start(PORT, { TABLERUNNER_DATA: newFolder() });
  await expect(second).rejects.toThrow(`Port ${PORT} is busy`);
});

test('stopped while people play: clients are told to come again, all that was acknowledged is kept, no secret was logged', async () => {
  const tables = await Promise.all(Array.from({ length: 5 }, () => lay({ ...skim(), options: { rounds: 50 } })));
  const watcher = await Client.connect(server.url);
  await watcher.join(tables[0]?.table ?? '');
  const account = await send('/api/accounts', { name: 'Grace', password: 'correct horse battery' });
  const cookie = account.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie).toContain('=');
  const [{ table, secrets } = { table: '', secrets: {} }] = tables;
  await send(`/api/tables/${table}/rematch`, {}, { authorization: `Bearer ${secrets.red}`, cookie });
  const players = tables.flatMap((laid, i) =>
    Object.entries(laid.secrets).map(([seat, secret]) => ({
      ...laid,
      seat,
      player: new ScriptedPlayer(server.url, laid.table, secret, `${i} ${seat}`),
    })),
  );
  const played = () => players.reduce((sum, { player }) => sum + player.acknowledged.size, 0);
  await vi.waitFor(() => expect(played()).toBeGreaterThan(20), PATIENCE);
  const ended = server.kill('SIGTERM');
  expect(await watcher.closed).toBe(1012);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(server.said).toContain('"req"');
  const hidden = [
    ...players.map(({ secrets: all, seat }) => all[seat] ?? ''),
    cookie.split('=')[1] ?? '',
    'correct horse',
  ];
  for (const secret of hidden) expect(server.said.includes(secret)).toBe(false);

  const db = await openDatabase({ data });
  const store = new Store(db);
  let kept = 0;
  for (const { table: id, seat, player } of players) {
    const ids = new Set((await store.records(id, 0)).map((record) => record.id));
    for (const request of player.acknowledged.keys()) expect(ids.has(`${seat} ${request}`)).toBe(true);
    kept += player.acknowledged.size;
    expect((await store.snapshot(id))?.revision).toBe(ids.size);
  }
  expect(kept).toBeGreaterThan(10);
  await db.destroy();

  server = await ServerProcess.start(PORT, { TABLERUNNER_DATA: data });
  const isBack = ({ player }: (typeof players)[number]): boolean => player.comings > 1 || player.isOver;
  await vi.waitFor(() => expect(players.every(isBack)).toBe(true), PATIENCE);
  await Promise.all(players.map(({ player }) => player.finish()));
  expect(players.flatMap(({ player }) => player.faults)).toEqual([]);
});

test('settings that cannot be read end the start', async () => {
  await expect(ServerProcess.start(await freePort(), { TABLERUNNER_OPEN_TABLES: 'many' })).rejects.toThrow(
    'TABLERUNNER_OPEN_TABLES is "many": it must be a number',
  );
  await expect(
    ServerProcess.start(await freePort(), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
  ).rejects.toThrow('The database at DATABASE_URL cannot be opened');
});
