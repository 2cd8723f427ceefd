/** The embedded database does what every database must do, and one of an older shape is brought to the present one. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { Store } from '../src/database/store.ts';
import { newFolder, skim, TestServer } from './kit.ts';
import { storeSuite } from './store-suite.ts';

storeSuite(() => openDatabase({ data: newFolder() }));

test('a database from before stages and shares is opened, its tables go on without shares, and tell both after the next move', async () => {
  const before = await TestServer.start();
  const { table, secrets } = await before.lay(skim());
  await before.stop();
  const old = await openDatabase({ data: before.data });
  await sql`alter table standings drop column stage`.execute(old);
  await sql`drop table gatherings`.execute(old);
  await sql`alter table tables drop column seed`.execute(old);
  await sql`drop table health`.execute(old);
  await sql`delete from kysely_migration where name >= '0003-stages'`.execute(old);
  await old.destroy();
  const now = await TestServer.start({}, { data: before.data });
  expect((await now.request(`/api/tables/${table}`)).body).not.toHaveProperty('stage');
  const red = await now.join(table, secrets.red);
  await red.play(red.legal[0]);
  expect((await now.request(`/api/tables/${table}`)).body).toMatchObject({ stage: { name: 'round-of' } });
  await now.stop();
  const kept = await openDatabase({ data: before.data });
  const status = (await new Store(kept).status([table])).get(table);
  expect(status?.standing.stage).toContain('round-of');
  expect(status).toMatchObject({ gathering: false, seed: (await new Store(kept).table(table))?.head.seed });
  await kept.destroy();
});
