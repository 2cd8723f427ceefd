/** How strong the players are, on the sample game: of 100 matches each, the seats swapped evenly, a draw half a win. On all cores at once, so alone. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, bundle } from './threads/bundle.ts';

/** More of them: `tablerunner simulate sample`. */
const MATCHES = 100;
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

/** Whether `one` gets so many percent of the points. Ends as soon as the matches that are left cannot change the answer. */
async function gets(percent: number, { one, other }: Readonly<Record<'one' | 'other', string>>): Promise<boolean> {
  const wanted = (2 * MATCHES * percent) / 100;
  let [next, ended, points] = [0, 0, 0];
  const isOpen = (): boolean => points < wanted && points + 2 * (MATCHES - ended) >= wanted;
  const work = async (thread: Worker): Promise<void> => {
    while (next < MATCHES && isOpen()) {
      const [from, to] = [next, Math.min(MATCHES, next + ERRAND)];
      next = to;
      thread.postMessage({ one, other, from, to });
      const [gained] = await once(thread, 'message');
      points += gained;
      ended += to - from;
    }
  };
  await Promise.all(threads.map(work));
  console.info(`${one} against ${other}: ${points} of ${2 * ended} points`);
  return points >= wanted;
}

test('greedy beats random in at least 80 % of the matches', async () => {
  expect(await gets(80, { one: 'greedy', other: 'random' })).toBe(true);
});

test('search:1000 beats greedy in at least 70 % of the matches', async () => {
  expect(await gets(70, { one: 'search:1000', other: 'greedy' })).toBe(true);
}, 900_000);
