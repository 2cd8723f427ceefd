/** What rooms need of the rest of the server. */
import type { FastifyBaseLogger } from 'fastify';
import type { Commits } from '../database/commits.ts';
import type { Store } from '../database/store.ts';
import type { Machines } from '../machine/machines.ts';
import type { AtWork } from './at-work.ts';

export interface World {
  readonly store: Store;
  readonly commits: Commits;
  readonly machines: Machines;
  readonly atWork: AtWork;
  readonly log: FastifyBaseLogger;
  noteMove(): void;
  /** True from the moment when the server was asked to stop. */
  isStopping(): boolean;
}
