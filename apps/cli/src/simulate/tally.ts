/** Counts up a series: wins, draws, 95 % intervals, lengths, and what ended the games. */
import type { GameResult } from './play-game.ts';
import { type Series, seating } from './series.ts';

export interface PlayerTally {
  /** As it was asked for; two of a kind are told apart by seat or number. */
  readonly player: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Wins as a part of all games, and the 95 % interval of it. */
  readonly share: number;
  readonly interval: readonly [number, number];
}

export interface Tally {
  readonly players: readonly PlayerTally[];
  /** Wins of whoever sat there. */
  readonly seats: Readonly<Record<string, number>>;
  /** Wins of each seat as a part of the games that were no draw, with the 95 % interval: what balance is measured by. */
  readonly decided: Readonly<Record<string, Share>>;
  /** All players on one side: either every seat has won or none has. */
  readonly together: boolean;
  readonly draws: number;
  /** Games that nobody won and that were no draw: a co-operative game that was lost. */
  readonly lost: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** The ways in which the games ended: who won, and why. */
  readonly ends: readonly End[];
  readonly lengths: Lengths;
}

export interface Share {
  readonly wins: number;
  readonly of: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

interface End {
  readonly winners: readonly string[];
  readonly draw: boolean;
  readonly reason: string;
  readonly games: number;
}

export interface Lengths {
  readonly shortest: number;
  readonly median: number;
  readonly mean: number;
  readonly longest: number;
}

export function tally(series: Series, results: readonly GameResult[]): Tally {
  const names = playerNames(series);
  const wins = names.map(() => 0);
  const seats: Record<string, number> = Object.fromEntries(series.seats.map((seat) => [seat, 0]));
  const reasons: Record<string, number> = {};
  let draws = 0;
  let lost = 0;
  for (const [n, { winners, draw, reason }] of results.entries()) {
    const order = seating(series, n);
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (draw) draws += 1;
    else if (winners.length === 0) lost += 1;
    for (const [i, seat] of series.seats.entries()) {
      if (draw || !winners.includes(seat)) continue;
      const player = order[i] ?? 0;
      wins[player] = (wins[player] ?? 0) + 1;
      seats[seat] = (seats[seat] ?? 0) + 1;
    }
  }
  return {
    players: names.map((player, i) => {
      const won = wins[i] ?? 0;
      const share = results.length === 0 ? 0 : won / results.length;
      const losses = results.length - won - draws;
      return { player, wins: won, draws, losses, share, interval: wilson(won, results.length) };
    }),
    seats,
    decided: Object.fromEntries(
      Object.entries(seats).map(([seat, won]) => [seat, shareOf(won, results.length - draws)] as const),
    ),
    together: isTogether(series, results),
    draws,
    lost,
    reasons,
    ends: endsOf(results),
    lengths: lengthsOf(results.map(({ length }) => length)),
  };
}

export const shareOf = (wins: number, of: number): Share => ({
  wins,
  of,
  share: of === 0 ? 0 : wins / of,
  interval: wilson(wins, of),
});

/** Told by the results: a game that only some have won is one against each other. */
function isTogether({ seats }: Series, results: readonly GameResult[]): boolean {
  if (results.some(({ winners }) => winners.length > 0 && winners.length < seats.length)) return false;
  return seats.length === 1 || results.some(({ winners, draw }) => !draw && winners.length !== 1);
}

function endsOf(results: readonly GameResult[]): readonly End[] {
  const found = new Map<string, End>();
  for (const { winners, draw, reason } of results) {
    const key = JSON.stringify([winners, draw, reason]);
    found.set(key, { winners, draw, reason, games: (found.get(key)?.games ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

function playerNames({ players, seats, swap }: Series): string[] {
  return players.map((player, i) => {
    const alone = players.indexOf(player) === players.lastIndexOf(player);
    if (alone) return player;
    return swap ? `${player} #${i + 1}` : `${player} (${seats[i]})`;
  });
}

/** The interval of Wilson: honest for few games and for shares near 0 and 1, where the usual one is not. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964; // the normal distribution leaves 2.5 % on either side
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}

export function lengthsOf(lengths: readonly number[]): Lengths {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (place: number): number => sorted[place] ?? 0;
  const half = Math.floor(sorted.length / 2);
  return {
    shortest: at(0),
    median: sorted.length % 2 === 0 ? (at(half - 1) + at(half)) / 2 : at(half),
    mean: sorted.length === 0 ? 0 : sorted.reduce((sum, length) => sum + length, 0) / sorted.length,
    longest: at(sorted.length - 1),
  };
}
