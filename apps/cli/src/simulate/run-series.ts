/** Plays a series over several threads, or in this one; the results are the same, whatever the number. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@tablerunner/engine';
import { Piscina } from 'piscina';
import type { GameResult } from './play-game.ts';
import { type Batch, batchesOf, playBatch, type Series } from './series.ts';

/** Only the compiled program has it: a thread cannot load TypeScript. */
const WORKER = new URL('./worker.js', import.meta.url);

export const hasThreads = (): boolean => existsSync(fileURLToPath(WORKER));

/** The results of each series, in the order of the series. */
export async function runSeries(
  game: Game,
  all: readonly Series[],
  threads: number,
  onProgress: (played: number) => void,
): Promise<readonly (readonly GameResult[])[]> {
  const batches = all.map((series) => batchesOf(series, threads));
  let played = 0;
  const note = (results: readonly GameResult[]): readonly GameResult[] => {
    played += results.length;
    onProgress(played);
    return results;
  };
  if (threads === 1) return batches.map((list) => list.flatMap((batch) => note(playBatch(game, batch))));

  const pool = new Piscina({ filename: WORKER.href, minThreads: threads, maxThreads: threads });
  const run = async (batch: Batch) => note((await pool.run(batch, { name: 'work' })) as GameResult[]);
  try {
    return await Promise.all(batches.map(async (list) => (await Promise.all(list.map(run))).flat()));
  } finally {
    await pool.destroy();
  }
}
