/** Two browsers play one match on a real server, a third watches; the server is killed in the middle, and nobody has to do anything. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostMessage, Standing } from '@tablerunner/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtClient, openBrowser, openPage } from './kit.ts';
import { playOn } from './table-kit.ts';

const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'tablerunner-online-'));
let browser: Browser;
let server: ChildProcess;
let port = 0;
let web = '';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves when the server says where it listens. */
async function startServer(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    TABLERUNNER_HOST: '127.0.0.1',
    TABLERUNNER_PORT: String(port),
    TABLERUNNER_DATA: data,
    TABLERUNNER_WEB: web,
    TABLERUNNER_LOG: 'error',
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (bytes) => String(bytes).includes('listens') && resolve());
  });
  return child;
}

beforeAll(async () => {
  web = await builtClient();
  port = await freePort();
  server = await startServer();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** Every message that a page gets over its sockets. */
function listen(page: Page): HostMessage[] {
  const heard: HostMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as HostMessage)),
  );
  return heard;
}

interface Face {
  readonly knownTo: readonly string[] | 'all';
  readonly equipment?: string;
  readonly points?: number;
}

/** Faces of markers that this viewer was told though they have never seen them. */
function leaksTo(viewer: string, heard: readonly HostMessage[]): readonly Face[] {
  return heard.flatMap((message) => {
    const standing: Standing | undefined = 'standing' in message ? message.standing : undefined;
    const markers = (standing?.seen.view as { markers?: readonly Face[] } | undefined)?.markers ?? [];
    return markers.filter(
      ({ knownTo, equipment, points }) =>
        knownTo !== 'all' && !knownTo.includes(viewer) && (equipment !== undefined || points !== undefined),
    );
  });
}

test('a whole match online: two play, one watches and learns no secret, a kill of the server costs nothing', async () => {
  const url = `http://127.0.0.1:${port}`;
  const person = { kind: 'person' };
  const options = { mode: 'revolution', scenario: 'infiltration', squads: 'proposed' };
  const laid = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { game: 'escape', options, seats: { resistance: person, isc: person } } }),
  });
  expect(laid.status).toBe(201);
  const { table, secrets } = (await laid.json()) as { table: string; secrets: Record<string, string> };

  const settings = { speed: 0 };
  const opened = await Promise.all(
    ['resistance', 'isc', ''].map(() => openPage(browser, `${url}/credits`, { settings })),
  );
  const [resistance, isc, watcher] = opened.map(({ page }) => page);
  if (resistance === undefined || isc === undefined || watcher === undefined) throw new Error('no page was opened');
  const heard = [resistance, isc, watcher].map(listen);
  await resistance.goto(`${url}/t/${table}#${secrets.resistance}`);
  await isc.goto(`${url}/t/${table}#${secrets.isc}`);
  await watcher.goto(`${url}/t/${table}`);
  await Promise.all([resistance, isc, watcher].map((page) => page.getByRole('grid').waitFor()));

  await Promise.all([playOn(resistance, 200, 1), playOn(isc, 200, 2)]);
  server.removeAllListeners('exit');
  server.kill('SIGKILL');
  server = await startServer();
  const played = await Promise.all([playOn(resistance, 6_000, 3), playOn(isc, 6_000, 4)]);
  expect(played.map(({ isOver }) => isOver)).toEqual([true, true]);
  await watcher.locator('[data-over]').waitFor();

  const [toResistance = [], toIsc = [], toWatcher = []] = heard;
  for (const messages of heard) expect(messages.filter(({ type }) => type === 'table').length).toBeGreaterThan(0);
  expect(leaksTo('resistance', toResistance)).toEqual([]);
  expect(leaksTo('isc', toIsc)).toEqual([]);
  expect(leaksTo('spectator', toWatcher)).toEqual([]);
  expect(toWatcher.some((message) => 'standing' in message && message.standing.seen.legal !== undefined)).toBe(false);
  const told = JSON.stringify(toWatcher);
  for (const secret of Object.values(secrets)) expect(told).not.toContain(secret);
  expect(await watcher.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(20);
  for (const { context } of opened) await context.close();
});
