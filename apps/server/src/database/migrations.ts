/** The steps by which a database got its present shape. A step that was ever released is never changed. */
import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely';
import type { Schema } from './schema.ts';

type Untyped = Kysely<unknown>;

const tables: Migration = {
  async up(db: Untyped) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('content', 'integer', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('info', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('rematch', 'text')
      .execute();
    await db.schema
      .createTable('standings')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('turn', 'text')
      .addColumn('machine', 'integer', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('standings_machine').on('standings').columns(['machine', 'updated']).execute();
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await db.schema
      .createTable('records')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('records_key', ['table_id', 'n'])
      .addUniqueConstraint('records_once', ['table_id', 'id'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
  },
};

const accounts: Migration = {
  async up(db: Untyped) {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_seats')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('added', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_seats_key', ['account_id', 'table_id', 'seat'])
      .execute();
  },
};

const stages: Migration = {
  async up(db: Untyped) {
    await db.schema.alterTable('standings').addColumn('stage', 'text').execute();
  },
};

const BATCH = 100;

const shares: Migration = {
  async up(db: Untyped) {
    await db.schema
      .createTable('gatherings')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('begun', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('seed', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const typed = db as Kysely<Schema>;
    for (;;) {
      const rows = await typed
        .selectFrom('tables')
        .select(['id', 'head'])
        .where('seed', '=', '')
        .limit(BATCH)
        .execute();
      if (rows.length === 0) return;
      for (const { id, head } of rows)
        await typed
          .updateTable('tables')
          .set({ seed: seedOf(head) })
          .where('id', '=', id)
          .execute();
    }
  },
};

/** A head that is spoilt is told when somebody opens its table; here it must not stop the start. */
function seedOf(head: string): string {
  try {
    return (JSON.parse(head) as { seed?: string }).seed || 'unknown';
  } catch {
    return 'unknown';
  }
}

/** One row, written anew whenever somebody asks whether the database takes a write. */
const health: Migration = {
  async up(db: Untyped) {
    await db.schema
      .createTable('health')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-tables': tables,
      '0002-accounts': accounts,
      '0003-stages': stages,
      '0004-shares': shares,
      '0005-health': health,
    }),
};

/** Brings a database to the present shape; one that is there already stays as it is. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
