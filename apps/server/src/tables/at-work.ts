/**
 * Remembers beyond the end of the process at which table the event loop is at work. A table at whose work the process died
 * twice is left alone for a while, and longer each time: it must not take all others with it at every start.
 *
 * The mark is written without a sync: it has to outlive this process, not the machine. It costs some microseconds.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '@tablerunner/table';
import { ownFolder } from '../database/folder.ts';

interface Deaths {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly last: number;
}

const MARK = 'at-work';
const MEMORY = 'at-work-deaths.json';
const MARK_LENGTH = 80;
const IDLE = ' '.repeat(MARK_LENGTH);
/** Once may be anybody's fault: the machine was switched off, or somebody else's work took the memory. */
const SUSPICIOUS = 2;
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 86_400_000;
const MOST_REMEMBERED = 1000;

export class AtWork {
  private readonly folder: string;
  private readonly mark: number;
  private readonly deaths: Map<string, Deaths>;
  private isClosed = false;

  constructor(folder: string) {
    this.folder = folder;
    ownFolder(folder);
    this.deaths = readDeaths(join(folder, MEMORY));
    const path = join(folder, MARK);
    const died = readText(path).trim();
    if (died !== '') this.remember(died, { count: (this.deaths.get(died)?.count ?? 0) + 1, last: Date.now() });
    this.mark = openSync(path, 'w', 0o600);
    this.write(IDLE); // later it takes no new room on the disk
  }

  /** Does something at a table that takes the event loop, such as carrying out a command at a revision. */
  during<T>(table: string, what: string, work: () => T): T {
    const key = keyOf(table, what);
    this.write(key.padEnd(MARK_LENGTH));
    try {
      return work();
    } finally {
      this.write(IDLE);
      if (this.deaths.has(key)) this.remember(key, undefined);
    }
  }

  /** Why something is not tried now. */
  troubleWith(table: string, what: string): Trouble | undefined {
    const deaths = this.deaths.get(keyOf(table, what));
    if (deaths === undefined || deaths.count < SUSPICIOUS) return undefined;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** (deaths.count - SUSPICIOUS));
    const minutes = Math.ceil((deaths.last + pause - Date.now()) / 60_000);
    if (minutes <= 0) return undefined;
    const problem = `the server ended ${deaths.count} times while it did this; it is tried again in ${minutes} min`;
    return new Trouble('table-rests', problem, { times: deaths.count, minutes });
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    ftruncateSync(this.mark);
    closeSync(this.mark);
  }

  /** It is a precaution: where the disk takes no write, others say so. */
  private write(text: string): void {
    if (this.isClosed) return;
    try {
      writeSync(this.mark, text, 0);
    } catch {}
  }

  private remember(key: string, deaths: Deaths | undefined): void {
    this.deaths.delete(key);
    if (deaths !== undefined) this.deaths.set(key, deaths);
    const path = join(this.folder, MEMORY);
    const kept = [...this.deaths].slice(-MOST_REMEMBERED);
    try {
      writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    } catch {} // as above
  }
}

const keyOf = (table: string, what: string): string => `${table} ${what}`.slice(0, MARK_LENGTH);

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the first start
  }
}

function readDeaths(path: string): Map<string, Deaths> {
  try {
    return new Map(Object.entries(JSON.parse(readText(path) || '{}') as Record<string, Deaths>));
  } catch {
    return new Map(); // it is a precaution, and no truth that anything hangs on
  }
}
