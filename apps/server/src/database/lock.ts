/**
 * One server for one database: two that write to the same tables would each believe in what they have in memory. The lock
 * belongs to the process, and is gone with it, however it ends.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import pg from 'pg';
import { ownFile, ownFolder } from './folder.ts';
import type { DatabasePlace } from './open.ts';

const FILE = 'tablerunner.lock';
/** Whatever is the same for all of us: 'tabl' in ASCII. */
const KEY = 0x7461626c;
/** A server that was killed a moment ago may still hold it. */
const TRIES = 20;
const PAUSE = 100;
const PATIENCE = 5000;

export class Taken extends Error {}

export interface Lock {
  /** Called when somebody else may have it from now on. */
  onLost: (error: unknown) => void;
  release(): Promise<void>;
}

export async function lockDatabase({ data, databaseUrl }: DatabasePlace): Promise<Lock> {
  const take = databaseUrl === undefined ? () => lockFolder(data) : () => lockPostgres(databaseUrl);
  for (let tries = 0; tries < TRIES; tries++) {
    const lock = await take();
    if (lock !== undefined) return lock;
    await setTimeout(PAUSE);
  }
  throw new Taken(
    databaseUrl === undefined
      ? `Another Tablerunner runs on the folder ${data}. Stop it first, or set TABLERUNNER_DATA to another folder.`
      : 'Another Tablerunner runs on the PostgreSQL at DATABASE_URL. Stop it first, or give this one a database of its own.',
  );
}

/** SQLite's own lock on a file of its own: it works on every system, and also between two servers of one process. */
async function lockFolder(folder: string): Promise<Lock | undefined> {
  ownFolder(folder);
  const file = new Libsql(ownFile(join(folder, FILE)));
  try {
    file.pragma('busy_timeout = 0');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if ((error as NodeJS.ErrnoException).code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
  return {
    onLost: () => {},
    async release() {
      if (!file.open) return;
      file.exec('rollback'); // to close it alone lets go of it only when the memory is swept
      file.close();
    },
  };
}

/** A lock of a session: it lasts as long as the line does. A line that breaks is taken up again, unless somebody was faster. */
async function lockPostgres(url: string): Promise<Lock | undefined> {
  let released = false;
  let line: pg.Client | undefined;
  const takeAgain = async (error: unknown): Promise<void> => {
    line = undefined;
    for (let refusals = 0; refusals < TRIES && !released && line === undefined; ) {
      await setTimeout(PAUSE);
      try {
        line = await holdLine(url, takeAgain);
        if (line === undefined) refusals++;
      } catch {} // it does not answer yet, to anybody
    }
    if (released) await line?.end();
    else if (line === undefined) lock.onLost(error);
  };
  const lock: Lock = {
    onLost: () => {},
    async release() {
      released = true;
      await line?.end();
      line = undefined;
    },
  };
  line = await holdLine(url, takeAgain);
  return line === undefined ? undefined : lock;
}

async function holdLine(url: string, onBroken: (error: unknown) => Promise<void>): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PATIENCE });
  let holds = false;
  client.on('error', (error) => {
    if (holds) void onBroken(error);
    holds = false;
  });
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [KEY]);
  holds = rows[0]?.taken === true;
  if (holds) return client;
  await client.end();
  return undefined;
}
