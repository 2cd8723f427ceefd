/** Opens the database: a SQLite file in a folder, or PostgreSQL. The queries are the same for both. */
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { ownFile, ownFolder } from './folder.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { DatabaseSilent } from './trouble.ts';

/** Times fit into the numbers of JavaScript; by default eight bytes come as text. */
const EIGHT_BYTES = 20;
const CONNECTIONS = 10;
/** A database may be set to answer before it has written; then it is told otherwise. Stricter settings stay. */
const DURABLE =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";
/** In milliseconds: the longest that PostgreSQL may take for a statement, or to let us in. */
const PATIENCE = 5000;
/** In milliseconds, and the event loop waits as long: only a program from outside can hold the file. */
const BUSY = 250;
const FILE = 'tablerunner.db';

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
  ownFolder(folder);
  const path = ownFile(join(folder, FILE));
  const file = new Libsql(path);
  file.pragma(`busy_timeout = ${BUSY}`);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL'); // a move that was acknowledged outlives a power cut
  file.pragma('foreign_keys = ON');
  for (const part of ['-wal', '-shm']) if (existsSync(path + part)) chmodSync(path + part, 0o600); // of older versions
  const database = { ...forgiving(file), close: () => file.close() } as unknown as SqliteDatabase;
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

/** A full disk undoes the transaction by itself: then there is nothing to roll back, and the disk is what has to be told. */
const forgiving = (file: Libsql.Database) => ({
  prepare: (text: string) => file.prepare(text === 'rollback' && !file.inTransaction ? 'select 1' : text),
});

function openPostgres(url: string): Kysely<Schema> {
  pg.types.setTypeParser(EIGHT_BYTES, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    idle_in_transaction_session_timeout: 2 * PATIENCE,
  });
  pool.on('error', () => {}); // an idle connection that breaks is replaced; queries tell their own errors
  pool.on('connect', (client) => {
    client.on('error', () => {}); // a line that breaks in use fails the query on it, and not the process
    cutOffIfSilent(client);
    client.query(DURABLE).catch(() => cutOff(client)); // before whatever else is asked on this line
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * A database that is frozen keeps no timeout of its own. The line is cut, not only the waiting given up: what was begun on it
 * must never be finished by whoever gets the line next.
 */
function cutOffIfSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
  const query = async (...words: unknown[]): Promise<unknown> => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise((_, reject) => {
      timer = setTimeout(() => {
        cutOff(client);
        reject(new DatabaseSilent(`the database has not answered for ${PATIENCE / 1000} seconds`));
      }, PATIENCE + 500); // after its own, which tells more
    });
    try {
      return await Promise.race([ask(...words), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
  Object.assign(client, { query });
}

const cutOff = (client: pg.PoolClient): void => {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
};
