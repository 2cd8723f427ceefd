/** A database that stops answering: nobody waits for ever, all are told why, and when it wakes everything goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/server.mjs';
import { newFolder, playOn, skim, TestServer } from './kit.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
});

const silent = { status: 503, body: { code: 'no-database', problem: 'the database does not answer' } };

test('a frozen PostgreSQL: health says so within two seconds, requests and players are let go, and all goes on when it wakes', async () => {
  const host = await TestServer.start({ DATABASE_URL: await postgres.database('frozen') });
  const { table, secrets } = await host.lay(skim());
  const clients = [await host.join(table, secrets.red), await host.join(table, secrets.blue)];
  await playOn(clients, 4);
  const mover = clients.find(({ legal }) => legal.length > 0);
  expect(await host.request('/api/health')).toMatchObject({ status: 200 });

  postgres.freeze();
  mover?.send({ type: 'play', id: 'frozen', at: mover.length, choice: mover.legal[0] as never });
  const asked = host.request(`/api/tables/${table}`);
  // An answer of a second ago may still hold.
  await expect.poll(async () => (await host.request('/api/health')).status, { timeout: 10_000 }).toBe(503);
  const began = performance.now();
  expect(await host.request('/api/health')).toMatchObject(silent);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await asked).toMatchObject(silent);
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1013, 1013]);

  postgres.thaw();
  await expect.poll(async () => (await host.request('/api/health')).status, { timeout: 20_000 }).toBe(200);
  const again = [await host.join(table, secrets.red), await host.join(table, secrets.blue)];
  const revision = again[0]?.standing?.revision ?? 0;
  expect([4, 5]).toContain(revision); // the move was durable, or it was not; nothing between
  await playOn(again, 6);
  expect(again[0]?.standing?.revision).toBe(revision + 6);
  await host.remove();
});

test('a second server on the same PostgreSQL ends its start with a sentence; killed, the first makes room at once', async () => {
  const environment = { DATABASE_URL: await postgres.database('shared') };
  const start = async () =>
    await ServerProcess.start(await freePort(), { ...environment, TABLERUNNER_DATA: newFolder() });
  const first = await start();
  await expect(start()).rejects.toThrow('Another Tablerunner runs on the PostgreSQL at DATABASE_URL');
  await first.kill('SIGKILL');
  const next = await start();
  expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
  expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
