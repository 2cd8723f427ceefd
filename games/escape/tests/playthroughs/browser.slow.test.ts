/** The same log gives the same hash in Node and in headless Chromium: games of every scenario. */
import { expectSameInChromium } from '@tablerunner/testkit';
import { test } from 'vitest';
import { escapeGame } from '../../index.ts';

const GAMES = 38; // twice round the scenarios

test(`ES-GAME-08 ${GAMES} games of Escape that were played in Node give the same hashes in Chromium`, () =>
  expectSameInChromium(escapeGame, { from: '@tablerunner/escape', name: 'escapeGame' }, GAMES));
