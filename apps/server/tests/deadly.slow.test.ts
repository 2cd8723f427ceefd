/** A table that kills the process takes it with it twice, and no more: not by itself, and not by clients that come back. */
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/server.mjs';
import { Client } from './client.ts';
import { newFolder, person, skim } from './kit.ts';
import { ServerProcess } from './process.ts';

const data = newFolder();
const NODE_OPTIONS = `--import ${new URL('./deadly.mjs', import.meta.url).href}`;

const start = async () => await ServerProcess.start(await freePort(), { TABLERUNNER_DATA: data, NODE_OPTIONS });

/** Plays until the machine has to move. */
async function provoke(client: Client): Promise<void> {
  while (client.legal.length > 0) {
    const done = await client.play(client.legal[0]);
    await client.until(done.type === 'done' ? done.revision : 0);
  }
}

test('the machine’s move kills the server twice; at the third start it stays up, says why, and lets others play', async () => {
  let server = await start();
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: skim({ red: person, blue: { kind: 'machine', strength: '1' } }) }),
  });
  const { table, secrets } = (await answer.json()) as { table: string; secrets: Record<string, string> };
  for (let times = 0; times < 2; times++) {
    const client = await Client.connect(server.url);
    const dead = client.closed;
    await client.join(table, secrets.red);
    void provoke(client).catch(() => {});
    await dead;
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
    server = await start();
  }
  const client = await Client.connect(server.url);
  const told = client.next('problem');
  await client.join(table, secrets.red);
  expect(await told).toMatchObject({ code: 'table-rests', facts: { times: 2 } });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  client.close();
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  await rm(data, { recursive: true });
});
