/** The same log gives the same hash in Node and in headless Chromium. */
import { sample } from '@tablerunner/sample';
import { test } from 'vitest';
import { expectSameInChromium } from '../src/index.ts';

const GAMES = 50;

test(`${GAMES} games of Skim that were played in Node give the same hashes in Chromium`, () =>
  expectSameInChromium(sample, { from: '@tablerunner/sample', name: 'sample' }, GAMES, () => undefined));
