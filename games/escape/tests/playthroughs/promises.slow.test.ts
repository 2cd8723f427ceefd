/** All promises on some hundred random games of Escape: every scenario of both modes, all players, difficulties and readings of the rules. */
import { expectPromises, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';

const GAMES = 285; // fifteen times round the scenarios
const MOST_SECONDS = 120;

test(`ES-GAME-08 Escape keeps all promises on ${GAMES} random games, in under ${MOST_SECONDS} seconds`, () => {
  const { optionsFor } = tablesOf(escapeGame);
  const scenarios = new Set(Array.from({ length: GAMES }, (_, n) => optionsFor(n).scenario));
  for (const { id } of escapeGame.setups ?? []) expect(scenarios).toContain(id);

  const report = expectPromises(escapeGame, { games: GAMES, mostSeconds: MOST_SECONDS, optionsFor });
  expect(report.reshuffled).toBeGreaterThan(GAMES);
  expect(Object.keys(report.endings)).toEqual(expect.arrayContaining(['isc-has-won', 'resistance-has-won']));
}, 600_000);
