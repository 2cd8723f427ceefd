/** What a database that does not do its work is told as: by its cause, and as something that may be over later. */
import { Trouble } from '@tablerunner/table';

/** SQLite's, PostgreSQL's and the system's names for a disk without room. */
const FULL = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
/** The disk itself fails, somebody else holds the file, or PostgreSQL cannot be reached. */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)\w*|08\w{3}|53\w{3}|57\w{3}|25P03|40P01|55P03|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
/** These come without a code from the driver of PostgreSQL. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

export class DatabaseSilent extends Error {}

export function databaseTrouble(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && FULL.has(code)) return new Trouble('database-full', 'the disk of the database is full');
  if (error instanceof DatabaseSilent || LOST.test(error.message) || (code !== undefined && AWAY.test(code)))
    return new Trouble('no-database', 'the database does not answer');
  return databaseTrouble(error.cause);
}
