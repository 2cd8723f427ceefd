/** The threads in which machine players think and match files are read: never on the event loop. */
import type { MatchSnapshot, Read } from '@tablerunner/engine';
import { troubled } from '@tablerunner/table';
import { Piscina } from 'piscina';
import { Turns } from './turns.ts';
import type { ChooseJob, ContinueJob } from './worker.ts';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

export interface Machines {
  choose(job: ChooseJob): Promise<unknown>;
  continueFrom(job: ContinueJob): Promise<Read<MatchSnapshot>>;
  /** Jobs that no thread has begun yet. */
  readonly waiting: number;
  stop(): Promise<void>;
}

/** Only the compiled program has it: a thread cannot load TypeScript. */
const WORKER = new URL('./worker.js', import.meta.url);

const NESTED = 'its lists are nested too deeply';

/** A match file that takes longer is none that anybody played. */
const LONGEST_READ = 20_000;
/** So many match files may wait to be read. */
const MOST_FILES = 20;

/** The strongest machine takes some seconds on a slow machine. */
const LONGEST_THOUGHT = 120_000;

export interface ThreadOptions {
  readonly filename?: string;
  /** In milliseconds, from the moment when a thread takes up the decision: to wait for one is nobody's fault. */
  readonly longestThought?: number;
}

/**
 * Jobs are taken in turn, and a table has one at a time: none waits for another's whole game. Match files have a thread of
 * their own, so that no stranger's file keeps a machine from thinking.
 */
export function startMachines(
  threads: number,
  { filename = WORKER.href, longestThought = LONGEST_THOUGHT }: ThreadOptions = {},
): Machines {
  const turns = new Turns(threads);
  const players = new Piscina({ filename, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 });
  const files = new Piscina({ filename, minThreads: 0, maxThreads: 1, maxQueue: MOST_FILES, idleTimeout: 10_000 });
  return {
    choose: (job) =>
      turns.take(async () => {
        try {
          return (await players.run(job, { name: 'choose', signal: AbortSignal.timeout(longestThought) })) as unknown;
        } catch (error) {
          if (!isAbort(error)) throw error;
          throw new Error(`it thought for more than ${longestThought / 1000} seconds, and its thread was replaced`);
        }
      }),
    async continueFrom(job) {
      if (files.queueSize >= MOST_FILES)
        return troubled('too-many-files', 'save', 'too many files wait to be read: try again in a minute');
      try {
        const signal = AbortSignal.timeout(LONGEST_READ);
        return (await files.run(job, { name: 'continueFrom', signal })) as Read<MatchSnapshot>;
      } catch (error) {
        // What is nested so deeply that it cannot even be handed over is no match file either.
        if (error instanceof RangeError)
          return troubled('file-form', 'save', NESTED, { where: 'match file', problem: NESTED });
        if (isAbort(error)) return troubled('file-slow', 'save', 'it takes too long to read');
        throw error;
      }
    },
    get waiting() {
      return turns.waiting;
    },
    async stop() {
      await Promise.all([players.destroy(), files.destroy()]);
    },
  };
}
