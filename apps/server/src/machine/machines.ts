/** The threads in which machine players think and match files are read: never on the event loop. */
import { type MatchSnapshot, type Read, unreadable } from '@tablerunner/engine';
import { Piscina } from 'piscina';
import type { ChooseJob, ContinueJob } from './worker.ts';

export interface Machines {
  choose(job: ChooseJob): Promise<unknown>;
  continueFrom(job: ContinueJob): Promise<Read<MatchSnapshot>>;
  /** Jobs that no thread has begun yet. */
  readonly waiting: number;
  stop(): Promise<void>;
}

/** Only the compiled program has it: a thread cannot load TypeScript. */
const WORKER = new URL('./worker.js', import.meta.url);

/** Jobs are taken in turn, and a table has one at a time: none waits for another's whole game. */
export function startMachines(threads: number): Machines {
  const pool = new Piscina({ filename: WORKER.href, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 });
  return {
    choose: async (job) => (await pool.run(job, { name: 'choose' })) as unknown,
    async continueFrom(job) {
      try {
        return (await pool.run(job, { name: 'continueFrom' })) as Read<MatchSnapshot>;
      } catch (error) {
        // What is nested so deeply that it cannot even be handed over is no match file either.
        if (error instanceof RangeError) return unreadable('save', 'its lists are nested too deeply');
        throw error;
      }
    },
    get waiting() {
      return pool.queueSize;
    },
    stop: () => pool.destroy(),
  };
}
