/** What the benchmark of burncycle measures is the game: all missions, whole games, and the same awareness. */
import { burncycleGame } from '@tablerunner/burncycle';
import { expect, test } from 'vitest';
import { checkAwareness } from '../burncycle/awareness.mjs';
import { games, middleStates } from '../burncycle/games.mjs';
import { tables } from '../burncycle/tables.mjs';

test('every mission is measured, with every difficulty and one to four players', () => {
  const all = tables();
  expect(new Set(all.map(({ mission }) => mission)).size).toBe(burncycleGame.setups?.length);
  expect(new Set(all.map(({ difficulty }) => difficulty)).size).toBe(3);
  expect(new Set(all.map(({ players }) => players))).toEqual(new Set([1, 2, 3, 4]));
});

test('a batch is a whole game', () => {
  const batch = games();
  for (let game = 0; game < 5; game++) expect(batch()).toBeGreaterThan(10);
});

test('awareness is measured with several units on most floors', () => {
  const states: { guards: unknown[] }[] = middleStates();
  expect(states.filter(({ guards }) => guards.length > 2).length).toBeGreaterThan(states.length / 2);
});

test('what the rules know of awareness is what one finds by walking', () => {
  expect(checkAwareness()).toBeGreaterThan(20);
});
