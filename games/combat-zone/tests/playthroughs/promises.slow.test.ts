/** All promises on random matches of Combat Zone: every scenario, two to four seats, small and large teams, all readings of the rules. */
import { expectPromises, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { combatZoneGame } from '../../index.ts';

/** Once round the scenarios and `random`; more of them: `npm run promises -- --game combat-zone`. */
const GAMES = 15;
const MOST_SECONDS = 400;

test(`CZ-GAME-09 Combat Zone keeps all promises on ${GAMES} random matches, in under ${MOST_SECONDS} seconds`, () => {
  const { optionsFor } = tablesOf(combatZoneGame);
  const tables = Array.from({ length: GAMES }, (_, n) => optionsFor(n));
  const scenarios = new Set(tables.map(({ scenario }) => scenario));
  for (const { id } of combatZoneGame.setups ?? []) expect(scenarios).toContain(id);
  expect(new Set(tables.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));

  const report = expectPromises(combatZoneGame, { games: GAMES, mostSeconds: MOST_SECONDS, optionsFor });
  expect(report.endings).toHaveProperty('most-points');
}, 1_200_000);
