/** The same log gives the same hash in Node and in headless Chromium: matches of every scenario. */
import { expectSameInChromium } from '@tablerunner/testkit';
import { test } from 'vitest';
import { combatZoneGame } from '../../index.ts';

const GAMES = 15; // once round the scenarios and `random`

test(
  `CZ-GAME-09 ${GAMES} matches of Combat Zone that were played in Node give the same hashes in Chromium`,
  () => expectSameInChromium(combatZoneGame, { from: '@tablerunner/combat-zone', name: 'combatZoneGame' }, GAMES),
  600_000,
);
