/** How strong the players are, on the sample game: 200 matches each, the seats swapped evenly, a draw half a win. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, bundle } from './threads/bundle.ts';

const MATCHES = 200;
/** Matches of one errand: small, so that the threads end together. */
const ERRAND = 10;

let threads: Worker[] = [];

beforeAll(async () => {
  const address = addressOf(await bundle('strength-node.ts', 'node'));
  threads = Array.from({ length: Math.max(1, availableParallelism()) }, () => new Worker(address));
});
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.terminate()));
});

/** The share of `one` in percent. */
async function shareOf(one: string, other: string): Promise<number> {
  let next = 0;
  const work = async (thread: Worker): Promise<number> => {
    let points = 0;
    while (next < MATCHES) {
      const from = next;
      next += ERRAND;
      thread.postMessage({ one, other, from, to: Math.min(MATCHES, from + ERRAND) });
      const [gained] = await once(thread, 'message');
      points += gained;
    }
    return points;
  };
  const points = await Promise.all(threads.map(work));
  return (points.reduce((sum, part) => sum + part, 0) * 100) / (2 * MATCHES);
}

test('greedy beats random in at least 80 % of the matches', async () => {
  expect(await shareOf('greedy', 'random')).toBeGreaterThanOrEqual(80);
});

test('search:1000 beats greedy in at least 70 % of the matches', async () => {
  expect(await shareOf('search:1000', 'greedy')).toBeGreaterThanOrEqual(70);
}, 900_000);
