/** Whether the server can do its work: the database answers, and takes a write. Never waits long for it. */

import { setTimeout } from 'node:timers/promises';
import { Trouble } from '@tablerunner/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../database/store.ts';
import { databaseTrouble } from '../database/trouble.ts';

/** In milliseconds: whoever asks waits two seconds at most. */
const PATIENCE = 1500;
/** One answer holds for so long, for all who ask: a write costs a sync of the disk. */
const HOLDS = 1000;

const SILENT = new Trouble('no-database', 'the database does not answer');

export class Health {
  private readonly store: Store;
  private readonly log: FastifyBaseLogger;
  private asked: Promise<Trouble | undefined> | undefined;

  constructor(store: Store, log: FastifyBaseLogger) {
    this.store = store;
    this.log = log;
  }

  /** What is wrong. */
  async trouble(): Promise<Trouble | undefined> {
    this.asked ??= this.ask();
    return await Promise.race([this.asked, setTimeout(PATIENCE, SILENT, { ref: false })]);
  }

  private async ask(): Promise<Trouble | undefined> {
    try {
      await this.store.noteHealth(Date.now());
      return undefined;
    } catch (error) {
      const trouble = databaseTrouble(error) ?? SILENT;
      this.log.error({ err: error }, trouble.message);
      return trouble;
    } finally {
      void setTimeout(HOLDS, undefined, { ref: false }).then(() => {
        this.asked = undefined;
      });
    }
  }
}
