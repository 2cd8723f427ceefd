/** All promises on some hundred random games of Escape: every scenario of both modes, all players, difficulties and readings of the rules. */
import { checkPromises, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';

const GAMES = 285; // fifteen times round the scenarios
const MOST_SECONDS = 120;

test(`ES-GAME-08 Escape keeps all promises on ${GAMES} random games, in under ${MOST_SECONDS} seconds`, () => {
  const { optionsFor } = tablesOf(escapeGame);
  const scenarios = new Set(Array.from({ length: GAMES }, (_, n) => optionsFor(n).scenario));
  for (const { id } of escapeGame.setups ?? []) expect(scenarios).toContain(id);

  const began = process.cpuUsage();
  const report = checkPromises(escapeGame, { games: GAMES, seed: 'slow', optionsFor });
  const used = process.cpuUsage(began);
  const seconds = (used.user + used.system) / 1_000_000; // of one core: other programs do not count
  console.info(`${report.commands} commands, ${report.refused} refused, ${seconds.toFixed(1)} s of one core`);

  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(GAMES);
  expect(report.reshuffled).toBeGreaterThan(GAMES);
  expect(Object.keys(report.endings)).toEqual(expect.arrayContaining(['isc-has-won', 'resistance-has-won']));
  expect(seconds).toBeLessThan(MOST_SECONDS);
}, 600_000);
