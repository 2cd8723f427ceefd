/** A series of games: who sits where in which game, and all results in the order of the games. */
import type { Game, Options, Seat } from '@tablerunner/engine';
import { type GameResult, playGame } from './play-game.ts';

export interface Series {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly Seat[];
  /** One for each seat, in the order of the seats. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Every game the players move on by one seat, so that a better seat helps nobody. */
  readonly swap: boolean;
}

/** A part of a series, small enough for a progress bar and big enough to be worth sending to a thread. */
export interface Batch {
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

/** The number of the player at each seat in game `n`. */
export const seating = ({ seats, swap }: Series, n: number): readonly number[] =>
  seats.map((_, i) => (swap ? (i + n) % seats.length : i));

export function playBatch(game: Game, { series, from, to }: Batch): GameResult[] {
  const results: GameResult[] = [];
  for (let n = from; n < to; n++) {
    const order = seating(series, n);
    const players = Object.fromEntries(series.seats.map((seat, i) => [seat, series.players[order[i] ?? 0] ?? '']));
    results.push(playGame(game, { options: series.options, players, seed: `${series.seed}/${n}` }));
  }
  return results;
}

const MOST_PER_BATCH = 50;

export function batchesOf(series: Series, threads: number): Batch[] {
  const size = Math.max(1, Math.min(MOST_PER_BATCH, Math.floor(series.games / (threads * 8))));
  const batches: Batch[] = [];
  for (let from = 0; from < series.games; from += size) {
    batches.push({ series, from, to: Math.min(series.games, from + size) });
  }
  return batches;
}
