/** A thread that plays batches of games. Loaded by the pool as compiled JavaScript. */
import { findGame } from '@tablerunner/catalogue';
import type { GameResult } from './play-game.ts';
import { type Batch, playBatch } from './series.ts';

export function work(batch: Batch): GameResult[] {
  const game = findGame(batch.series.game);
  if (game === undefined) throw new Error(`there is no game "${batch.series.game}"`);
  return playBatch(game, batch);
}
