/** The same log gives the same hash in Node and in headless Chromium: games of every mission. */
import { expectSameInChromium } from '@tablerunner/testkit';
import { test } from 'vitest';
import { burncycleGame } from '../../index.ts';

const GAMES = 24; // twice round the missions

test(`BC-GAME-01 ${GAMES} games of burncycle that were played in Node give the same hashes in Chromium`, () =>
  expectSameInChromium(burncycleGame, { from: '@tablerunner/burncycle', name: 'burncycleGame' }, GAMES));
