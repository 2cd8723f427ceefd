/** Machines think in fair turns: an honest table moves on beside many others of somebody else. Measures time, so alone. */
import { rm } from 'node:fs/promises';
import type { TableSetup } from '@tablerunner/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/server.mjs';
import { Client } from './client.ts';
import { newFolder } from './kit.ts';
import { ServerProcess } from './process.ts';

const OTHER_ADDRESS = '127.0.0.2';
const MANY = 60;
const MOVES = 60;
const data = newFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.start(await freePort(), { TABLERUNNER_DATA: data, TABLERUNNER_THREADS: '2' });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

const duel = (strength: '1' | '5'): TableSetup => ({
  game: 'escape',
  options: {},
  seats: { isc: { kind: 'machine', strength }, resistance: { kind: 'machine', strength } },
});

async function lay(setup: TableSetup): Promise<string> {
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup }),
  });
  return ((await answer.json()) as { table: string }).table;
}

/** How long the machines of an honest table take for so many moves. */
async function honest(): Promise<number> {
  const table = await lay(duel('1'));
  const watcher = await Client.connect(server.url);
  await watcher.join(table);
  const began = performance.now();
  await watcher.until(MOVES);
  watcher.close();
  return performance.now() - began;
}

test('sixty tables at the greatest strength, left alone or watched from another address, do not hold up an honest one', async () => {
  await honest(); // threads are warm then
  const alone = Math.max(await honest(), await honest());
  const others: Client[] = [];
  for (let i = 0; i < MANY; i++) {
    const other = await Client.connect(server.url, {}, OTHER_ADDRESS);
    await other.join(await lay(duel('5')));
    others.push(other);
  }
  const watched = await honest();
  for (const other of others) other.close();
  const left = await honest();
  console.log(
    `alone ${Math.round(alone)} ms, beside watched ones ${Math.round(watched)} ms, beside abandoned ones ${Math.round(left)} ms`,
  );
  expect(left).toBeLessThan(2 * alone + 500);
  // Threads of others are theirs, and so are the cores that they think on.
  expect(watched).toBeLessThan(10 * alone + 2000);
});
