/** PostgreSQL does all that the embedded database does, by the same queries; and a whole server plays on it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { playOn, skim, TestServer } from './kit.ts';
import { type Postgres, startPostgres } from './postgres.ts';
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
