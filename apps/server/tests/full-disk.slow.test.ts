/** A full disk is told by its cause, to whoever asks, to players and in the log; with room again everything goes on. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/server.mjs';
import { Client } from './client.ts';
import { newFolder, playOn, skim } from './kit.ts';
import { ServerProcess } from './process.ts';

const folder = newFolder();
const disk = join(folder, 'disk');
mkdirSync(disk);

/** A disk of its own where this may be made; else the process may write no longer files, which is another error of the system. */
function smallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const isDisk = smallDisk();

let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.kill('SIGKILL');
  if (isDisk) execFileSync('umount', [disk]);
  rmSync(folder, { recursive: true });
});

function fill(pid: number): void {
  if (!isDisk) {
    execFileSync('prlimit', ['--pid', String(pid), '--fsize=4096:unlimited']);
    return;
  }
  for (const size of [1_000_000, 10_000, 100]) {
    try {
      for (let i = 0; i < 1000; i++) writeFileSync(join(disk, `filler-${size}-${i}`), 'x'.repeat(size));
    } catch {} // as full as it gets with pieces of this size
  }
}

function empty(pid: number): void {
  if (isDisk) execFileSync('sh', ['-c', 'rm -f "$1"/filler-*', 'sh', disk]);
  else execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']);
}

test('a full disk: health and requests are 503 by its cause, players are sent away to come later, and all goes on with room', async () => {
  const host = await ServerProcess.start(await freePort(), { TABLERUNNER_DATA: disk });
  server = host;
  const lay = () =>
    fetch(`${host.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup: skim() }),
    });
  const { table, secrets } = (await (await lay()).json()) as { table: string; secrets: Record<string, string> };
  const join = async (secret = ''): Promise<Client> => {
    const client = await Client.connect(host.url);
    await client.join(table, secret);
    return client;
  };
  const clients = [await join(secrets.red), await join(secrets.blue)];
  await playOn(clients, 3);

  fill(host.pid);
  const code = isDisk ? 'database-full' : 'no-database';
  const health = async () => await fetch(`${host.url}/api/health`);
  await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe(503);
  expect(await (await health()).json()).toMatchObject({ code });
  const refused = await lay();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code });
  // What is left in the journal may hold a few moves yet.
  const ends = Promise.all(clients.map(({ closed }) => closed));
  await playOn(clients, 500).catch(() => {});
  expect(await ends).toEqual([1013, 1013]);
  expect(host.said).toContain(isDisk ? 'the disk of the database is full' : 'the database does not answer');

  empty(host.pid);
  await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe(200);
  const again = [await join(secrets.red), await join(secrets.blue)];
  const before = again[0]?.standing?.revision ?? 0;
  await playOn(again, 2);
  expect(again[0]?.standing?.revision).toBe(before + 2);
  for (const client of again) client.close();
  expect(await host.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
