/** Opens the database: a SQLite file in a folder, or PostgreSQL. The queries are the same for both. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Times fit into the numbers of JavaScript; by default eight bytes come as text. */
const EIGHT_BYTES = 20;
const CONNECTIONS = 10;
/** A database may be set to answer before it has written; then it is told otherwise. Stricter settings stay. */
const DURABLE = CompiledQuery.raw(
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
);

export interface DatabasePlace {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

export async function openDatabase({ data, databaseUrl }: DatabasePlace): Promise<Kysely<Schema>> {
  const db = databaseUrl === undefined ? openFile(data) : openPostgres(databaseUrl);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function openFile(folder: string): Kysely<Schema> {
  mkdirSync(folder, { recursive: true });
  const file = new Libsql(join(folder, 'tablerunner.db'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL'); // a move that was acknowledged outlives a power cut
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: file as unknown as SqliteDatabase }) });
}

function openPostgres(url: string): Kysely<Schema> {
  pg.types.setTypeParser(EIGHT_BYTES, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', () => {}); // an idle connection that breaks is replaced; queries tell their own errors
  const dialect = new PostgresDialect({
    pool,
    async onCreateConnection(connection) {
      await connection.executeQuery(DURABLE);
    },
  });
  return new Kysely<Schema>({ dialect });
}
