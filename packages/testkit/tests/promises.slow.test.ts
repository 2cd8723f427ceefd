/** All promises on 5,000 random games of Skim, in under two minutes. */
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { checkPromises } from '../src/index.ts';

const GAMES = 5_000;
const MOST_SECONDS = 120;

test(`Skim keeps all promises on ${GAMES} random games, in under ${MOST_SECONDS} seconds`, () => {
  const began = process.cpuUsage();
  const report = checkPromises(sample, {
    games: GAMES,
    seed: 'slow',
    optionsFor: (n) => (n % 4 === 0 ? { rounds: 3 + (n % 7), handLimit: 2 + (n % 3) } : {}),
  });
  const used = process.cpuUsage(began);
  const seconds = (used.user + used.system) / 1_000_000; // of one core: other programs do not count
  console.info(`${report.commands} commands, ${report.refused} refused, ${seconds.toFixed(1)} s of one core`);

  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(GAMES);
  expect(report.reshuffled).toBeGreaterThan(GAMES);
  expect(Object.keys(report.endings).sort()).toEqual(['rounds-over', 'servers-down']);
  expect(seconds).toBeLessThan(MOST_SECONDS);
}, 600_000);
