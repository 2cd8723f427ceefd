/** Group commit: all records that arrive while a commit is running, of whatever tables, go into the next one. */
import { setImmediate } from 'node:timers/promises';
import type { Append, Store } from './store.ts';
import { databaseTrouble } from './trouble.ts';

interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(error: unknown): void;
}

export interface CommitReport {
  readonly records: number;
  readonly milliseconds: number;
}

/** Far below what a statement can hold. */
const MOST_AT_ONCE = 500;

/** What the database says where it is well, and one record is not: SQLite by its constraints, PostgreSQL by classes 22 and 23. */
export function isFaultOfRecord(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_CONSTRAINT') || /^2[23]\w{3}$/.test(code);
}

export class Commits {
  private readonly store: Store;
  private readonly report: (report: CommitReport) => void;
  private readonly waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(store: Store, report: (report: CommitReport) => void = () => {}) {
    this.store = store;
    this.report = report;
  }

  /** Resolves when the record is durable. */
  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async drain(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await setImmediate(); // whatever has arrived by now is read first, and comes along
      await this.commit(this.waiting.splice(0, MOST_AT_ONCE));
    }
    this.running = undefined; // at once: a record that arrives from now on starts the next run
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await this.store.append(batch.map(({ append }) => append));
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      // A database that does not answer will not answer for each of them either.
      else if (databaseTrouble(error) !== undefined) for (const { reject } of batch) reject(error);
      // One bad record must not take the others with it.
      else for (const one of batch) await this.commit([one]);
      return;
    }
    this.report({ records: batch.length, milliseconds: performance.now() - began });
    for (const { resolve } of batch) resolve();
  }
}
