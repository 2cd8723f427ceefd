/** What the benchmark of Escape measures is the game: all scenarios of both modes, whole games, and the same lines of sight. */
import { escapeGame } from '@tablerunner/escape';
import { expect, test } from 'vitest';
import { both, cooperation, middleStates, revolution } from '../escape/games.mjs';
import { checkSight } from '../escape/sight.mjs';
import { tablesFor } from '../escape/tables.mjs';

const scenarios = (mode?: string): number =>
  (escapeGame.setups ?? []).filter(({ options }) => mode === undefined || options.mode === mode).length;

test('every scenario is measured, with every difficulty and one to four players', () => {
  const tables = tablesFor();
  expect(new Set(tables.map(({ scenario }) => scenario)).size).toBe(scenarios());
  expect(tables).toHaveLength(3 * scenarios());
  expect(tablesFor('cooperation')).toHaveLength(3 * scenarios('cooperation'));
  expect(new Set(tablesFor('cooperation').map(({ players }) => players))).toEqual(new Set([1, 2, 3, 4]));
  expect(() => tablesFor('solitaire')).toThrow('Escape has no scenario of solitaire');
});

test('a batch is a whole game', () => {
  for (const make of [both, revolution, cooperation]) {
    const batch = make();
    for (let game = 0; game < 5; game++) expect(batch()).toBeGreaterThan(10);
  }
});

test('sight is measured with characters in the way', () => {
  const states: { units: { place: string }[] }[] = middleStates();
  const standing = states.flatMap(({ units }) => units.filter(({ place }) => place === 'board'));
  expect(standing.length).toBeGreaterThan(4 * states.length);
});

test('pair by pair, line by line and in one go the same cells are seen', () => {
  expect(checkSight()).toBeGreaterThan(40_000);
});
