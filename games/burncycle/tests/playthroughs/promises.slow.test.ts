/** All promises on some hundred random games of burncycle: every mission, one to four agents, all difficulties and readings of the rules. */
import { checkPromises, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';

const GAMES = 120; // ten times round the missions
const MOST_SECONDS = 240;

test(`BC-GAME-01 burncycle keeps all promises on ${GAMES} random games, in under ${MOST_SECONDS} seconds`, () => {
  const { optionsFor } = tablesOf(burncycleGame);
  const missions = new Set(Array.from({ length: GAMES }, (_, n) => optionsFor(n).mission));
  for (const { id } of burncycleGame.setups ?? []) expect(missions).toContain(id);

  const began = process.cpuUsage();
  const report = checkPromises(burncycleGame, { games: GAMES, seed: 'slow', optionsFor });
  const used = process.cpuUsage(began);
  const seconds = (used.user + used.system) / 1_000_000; // of one core: other programs do not count
  console.info(`${report.commands} commands, ${report.refused} refused, ${seconds.toFixed(1)} s of one core`);

  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(GAMES);
  expect(report.endings).toHaveProperty('threat');
  expect(seconds).toBeLessThan(MOST_SECONDS);
}, 1_200_000);
