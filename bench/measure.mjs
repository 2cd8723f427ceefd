/**
 * Measures the cost of several ways to do the same thing. They take turns, so that a slow moment of the machine hits them
 * all; and each has a thread of its own, because code that has seen another's objects runs slower on its own.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {URL} module
 * @property {string} make the function in the module that gives the work: a function that does a batch of it and says
 *   how many units that was
 */

/**
 * @typedef {object} Patience
 * @property {number} [warmUp] milliseconds before anything counts; a large game is compiled piece by piece
 * @property {number} [milliseconds] of each round; games that differ want many of them in each
 */

const ROUNDS = 7;
const WARM_UP = 1000;
const MILLISECONDS = 300;

/** @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @param {readonly Subject[]} subjects
 * @param {Patience} patience
 * @returns {Promise<number[]>} the median cost of each in microseconds of the processor for one unit
 */
export async function costs(subjects, { warmUp = WARM_UP, milliseconds = MILLISECONDS }) {
  const threads = subjects.map(
    ({ module, make }) =>
      new Worker(new URL('thread.mjs', import.meta.url), { workerData: { module: module.href, make } }),
  );
  const cost = async (thread, time) => {
    thread.postMessage(time);
    return (await once(thread, 'message'))[0];
  };
  try {
    for (const thread of threads) await cost(thread, warmUp);
    /** @type {number[][]} */
    const taken = subjects.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, thread] of threads.entries()) taken[i].push(await cost(thread, milliseconds));
    }
    return taken.map(median);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
