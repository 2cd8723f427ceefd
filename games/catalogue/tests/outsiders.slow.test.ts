/** Every game, for programs that have not read its source: in random games commands, dice, outcomes and answers are as they are told. */
import { checkForOutsiders, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { games } from '../index.ts';

const SIZES: Readonly<Record<string, { games: number; commands: number; every: number }>> = {
  sample: { games: 20, commands: 400, every: 2 },
  escape: { games: 6, commands: 250, every: 4 },
  burncycle: { games: 8, commands: 120, every: 1 },
  'combat-zone': { games: 3, commands: 120, every: 5 },
};

/** Games that throw several dice at once; the others throw each for itself. */
const THROWS = ['burncycle'];

test.each(games.map((game) => [game.id, game] as const))('%s keeps its word to outsiders', (id, game) => {
  const { optionsFor } = tablesOf(game);
  const size = SIZES[id] ?? { games: 1, commands: 1, every: 1 };
  const { odds, rolls, answers, compared } = checkForOutsiders(game, { ...size, seed: 'outsiders', optionsFor });
  expect(odds).toBeGreaterThan(30);
  expect(rolls).toBeGreaterThan(10);
  expect(Object.entries(answers).filter(([, count]) => count === 0)).toEqual([]);
  if (THROWS.includes(id)) expect(compared).toBeGreaterThan(3);
});
