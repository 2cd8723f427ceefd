/** PostgreSQL does all that the embedded database does, by the same queries; and a whole server plays on it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { playOn, skim, TestServer } from './kit.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { requestIdsSuite } from './request-ids-suite.ts';
import { storeSuite } from './store-suite.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
});

describe('the same queries', () => {
  storeSuite(async () => openDatabase({ data: 'unused', databaseUrl: await postgres.database('queries') }));
});

describe('the same answers to IDs', () => {
  let databases = 0;
  requestIdsSuite(async () => {
    databases += 1;
    return { DATABASE_URL: await postgres.database(`ids${databases}`) };
  });
});

test('a move is durable also where the database is set to answer before it has written', async () => {
  const databaseUrl = await postgres.database('hasty');
  const ask = async (): Promise<readonly unknown[]> => {
    const db = await openDatabase({ data: 'unused', databaseUrl });
    const show = () => sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    const all = await Promise.all(Array.from({ length: 10 }, show));
    await db.destroy();
    return [...new Set(all.map(({ rows }) => rows[0]?.synchronous_commit))];
  };
  const set = async (value: string): Promise<void> => {
    const db = await openDatabase({ data: 'unused', databaseUrl });
    await sql`alter database hasty set synchronous_commit = ${sql.lit(value)}`.execute(db);
    await db.destroy();
  };
  await set('off');
  expect(await ask()).toEqual(['on']);
  await set('remote_apply');
  expect(await ask()).toEqual(['remote_apply']);
});

test('a server on PostgreSQL plays, stops, and goes on where it was', async () => {
  const environment = { DATABASE_URL: await postgres.database('play') };
  let host = await TestServer.start(environment);
  const { table, secrets } = await host.lay(skim());
  let red = await host.join(table, secrets.red);
  await playOn([red, await host.join(table, secrets.blue)], 60);
  const { standing, events } = red;
  await host.stop();
  host = await TestServer.start(environment);
  red = await host.join(table, secrets.red);
  expect(red.standing).toEqual(standing);
  expect(red.events).toEqual(events);
  await host.remove();
});
