/** All promises on some hundred random games of burncycle: every mission, one to four agents, all difficulties and readings of the rules. */
import { expectPromises, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';

const GAMES = 120; // ten times round the missions
const MOST_SECONDS = 240;

test(`BC-GAME-01 burncycle keeps all promises on ${GAMES} random games, in under ${MOST_SECONDS} seconds`, () => {
  const { optionsFor } = tablesOf(burncycleGame);
  const missions = new Set(Array.from({ length: GAMES }, (_, n) => optionsFor(n).mission));
  for (const { id } of burncycleGame.setups ?? []) expect(missions).toContain(id);

  const report = expectPromises(burncycleGame, { games: GAMES, mostSeconds: MOST_SECONDS, optionsFor });
  expect(report.endings).toHaveProperty('threat');
}, 1_200_000);
