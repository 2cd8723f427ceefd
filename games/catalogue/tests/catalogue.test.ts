/** The list of games: each can be found by its name, and each can be opened. */
import { Match } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { findGame, games } from '../index.ts';

test('every game is found by its own name, and no two share one', () => {
  expect(games.map(({ id }) => findGame(id))).toEqual(games);
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  expect(games.map(({ id }) => id)).toContain('sample');
});

test('a name that nobody has finds nothing', () => {
  for (const name of ['', 'Sample', 'constructor']) expect(findGame(name)).toBeUndefined();
});

test('every game opens with its usual options and waits for somebody', () => {
  for (const game of games) {
    const begun = Match.start(game, { seed: 'open' });
    expect(begun.ok && begun.value.seats, game.id).toContain(begun.ok && begun.value.decision()?.seat);
  }
});
