/** All promises on 5,000 random games of Skim, in under two minutes. */
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { expectPromises } from '../src/index.ts';

const GAMES = 5_000;
const MOST_SECONDS = 120;

test(`Skim keeps all promises on ${GAMES} random games, in under ${MOST_SECONDS} seconds`, () => {
  const report = expectPromises(sample, {
    games: GAMES,
    mostSeconds: MOST_SECONDS,
    optionsFor: (n) => (n % 4 === 0 ? { rounds: 3 + (n % 7), handLimit: 2 + (n % 3) } : {}),
  });
  expect(report.reshuffled).toBeGreaterThan(GAMES);
  expect(Object.keys(report.endings).sort()).toEqual(['rounds-over', 'servers-down']);
}, 600_000);
