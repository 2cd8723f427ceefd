/** The result of a series as a table for people. */
import { formatTable, percent } from '../text.ts';
import type { Series } from './series.ts';
import type { Tally } from './tally.ts';

export function report(series: Series, { players, seats, draws, lost, reasons, lengths }: Tally): string {
  const rows = players.map(({ player, wins, losses, share, interval: [low, high] }) => [
    player,
    `${wins}`,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    `${draws}`,
    `${losses}`,
  ]);
  const { shortest, median, mean, longest } = lengths;
  const list = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  return [
    `${series.game}: ${series.games} games, seed "${series.seed}"${series.swap ? ', players change seats' : ''}`,
    '',
    formatTable([['player', 'wins', '', '95 % interval', 'draws', 'losses'], ...rows]),
    '',
    `wins by seat: ${list(seats)}${lost > 0 ? `; lost by all: ${lost}` : ''}`,
    `ended by: ${list(reasons)}`,
    `commands in a game: shortest ${shortest}, median ${median}, mean ${mean.toFixed(1)}, longest ${longest}`,
    '',
  ].join('\n');
}
