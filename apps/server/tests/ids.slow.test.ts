/** IDs of every kind against both databases. `npm run soak -- --ids 200000` sends more of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { Store } from '../src/database/store.ts';
import { sendIds } from './ids-suite.ts';
import { TestServer } from './kit.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const MESSAGES = Number(process.env.IDS ?? 6_000);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test.each(['SQLite', 'PostgreSQL'])(`${MESSAGES} messages with IDs of every kind, two seats, %s`, async (kind) => {
  const databaseUrl = kind === 'SQLite' ? undefined : await postgres.database('ids');
  const host = await TestServer.start(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  const db = await openDatabase({ data: host.data, databaseUrl });
  try {
    const acknowledged = await sendIds(host, new Store(db), MESSAGES);
    console.log(`${kind}: ${MESSAGES} messages, ${acknowledged} acknowledged commands, each in the records.`);
    expect(acknowledged).toBeGreaterThan(MESSAGES / 200);
  } finally {
    await db.destroy();
    await host.remove();
  }
});
