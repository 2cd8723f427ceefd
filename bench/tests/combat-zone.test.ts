/** What the benchmark of Combat Zone measures is the game: all scenarios, whole games, and questions that have answers. */
import { combatZoneGame } from '@tablerunner/combat-zone';
import { expect, test } from 'vitest';
import { games, listedGames } from '../combat-zone/games.mjs';
import { freshPaths, paths, regions, spots } from '../combat-zone/geometry.mjs';
import { tables } from '../combat-zone/tables.mjs';

test('every scenario is measured, with two to four players and on several battlefields', () => {
  const all = tables();
  expect(new Set(all.map(({ scenario }) => scenario)).size).toBe(combatZoneGame.setups?.length);
  expect(new Set(all.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
  expect(new Set(all.map(({ field }) => field)).size).toBe(3);
});

test('a batch is a whole game, whether its choices are drawn or listed', () => {
  for (const batch of [games(), listedGames()]) expect(batch()).toBeGreaterThan(50);
});

test('paths are asked of every pair of twelve models, regions of those on the ground', () => {
  expect(paths()()).toBe(12 * 11);
  expect(freshPaths()()).toBe(12 * 11);
  expect(regions()()).toBe(spots()());
});
