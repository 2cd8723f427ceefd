/** The threads in which machine players think and match files are read: never on the event loop. */
import type { Read } from '@tablerunner/engine';
import { troubled } from '@tablerunner/table';
import { Piscina } from 'piscina';
import { Turns } from './turns.ts';
import type { ChooseJob, Continued, ContinueJob } from './worker.ts';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** For whom a machine thinks. */
export interface Asker {
  /** Networks take turns. */
  readonly network: string;
  isWaiting(): boolean;
}

export interface Machines {
  /** `undefined`: nobody waits for it any more when its turn comes. */
  choose(job: ChooseJob, asker: Asker): Promise<unknown>;
  continueFrom(job: ContinueJob): Promise<Read<Continued>>;
  /** Jobs that no thread has begun yet. */
  readonly waiting: number;
  stop(): Promise<void>;
}

/** Only the compiled program has it: a thread cannot load TypeScript. */
const WORKER = new URL('./worker.js', import.meta.url);

/** A match file that takes longer is none that anybody played. */
const LONGEST_READ = 20_000;
/** In megabytes. A file of 4 MB that is a match takes some tens; what would take more ends its thread, and nothing else. */
const READING = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
/** Young objects of a search are many and die at once: more room for them is memory that nobody uses. */
const THINKING = { maxYoungGenerationSizeMb: 16 };
const TOO_HEAVY = 'it takes more memory to read than any match does';

/** The strongest machine takes some seconds on a slow machine. */
const LONGEST_THOUGHT = 120_000;

export interface ThreadOptions {
  readonly filename?: string;
  /** In milliseconds, from the moment when a thread takes up the decision: to wait for one is nobody's fault. */
  readonly longestThought?: number;
  /** In milliseconds, for a match file. */
  readonly longestRead?: number;
}

/**
 * Networks take turns, and within one its tables, which have one job at a time: none waits for another's whole game. Match
 * files have a thread of their own, so that no stranger's file keeps a machine from thinking.
 */
export function startMachines(
  threads: number,
  { filename = WORKER.href, longestThought = LONGEST_THOUGHT, longestRead = LONGEST_READ }: ThreadOptions = {},
): Machines {
  const turns = new Turns(threads);
  const players = new Piscina({
    filename,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: THINKING,
  });
  const reading = new Turns(1);
  const files = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 1_000, // its memory goes with it
    resourceLimits: READING,
  });
  return {
    choose: (job, { network, isWaiting }) =>
      turns.take(network, async () => {
        if (!isWaiting()) return undefined;
        try {
          return (await players.run(job, { name: 'choose', signal: AbortSignal.timeout(longestThought) })) as unknown;
        } catch (error) {
          if (!isAbort(error)) throw error;
          throw new Error(`it thought for more than ${longestThought / 1000} seconds, and its thread was replaced`);
        }
      }),
    continueFrom: (job) =>
      reading.take('', async () => {
        try {
          const signal = AbortSignal.timeout(longestRead);
          const transferList = [job.file.buffer as ArrayBuffer];
          return (await files.run(job, { name: 'continueFrom', signal, transferList })) as Read<Continued>;
        } catch (error) {
          if (isAbort(error)) return troubled('file-slow', 'file', 'it takes too long to read');
          if (isOutOfMemory(error)) return troubled('file-too-heavy', 'file', TOO_HEAVY);
          throw error;
        }
      }),
    get waiting() {
      return turns.waiting;
    },
    async stop() {
      await Promise.all([players.destroy(), files.destroy()]);
    },
  };
}
