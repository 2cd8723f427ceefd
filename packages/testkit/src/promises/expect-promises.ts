/** All promises on many random games, each kept in every game, within a time that somebody would wait. */
import type { Game } from '@tablerunner/engine';
import { expect } from 'vitest';
import { checkPromises, type PromiseReport } from './check-promises.ts';

export interface ManyGames {
  readonly games: number;
  /** Of one core: other programs do not count. */
  readonly mostSeconds: number;
  optionsFor(game: number): unknown;
}

export function expectPromises<S extends object, V extends object>(
  game: Game<S, V>,
  { games, mostSeconds, optionsFor }: ManyGames,
): PromiseReport {
  const began = process.cpuUsage();
  const report = checkPromises(game, { games, seed: 'slow', optionsFor });
  const used = process.cpuUsage(began);
  const seconds = (used.user + used.system) / 1_000_000;
  console.info(`${report.commands} commands, ${report.refused} refused, ${seconds.toFixed(1)} s of one core`);

  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(games);
  expect(seconds).toBeLessThan(mostSeconds);
  return report;
}
