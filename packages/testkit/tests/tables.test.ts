/** All tables of a game: every value of every option comes, nothing that the game refuses does. */
import { readOptions } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tablesOf } from '../src/index.ts';
import { lowball } from './lowball.ts';

const withOptions = (options: z.ZodObject) => lowball({ options });

const modes = withOptions(
  z
    .strictObject({
      mode: z.enum(['duel', 'team']).default('duel'),
      players: z.int().min(1).max(3).default(1),
      scenario: z.enum(['a', 'b', 'c', 'd']).default('a'),
      open: z.boolean().default(false),
      table: z.strictObject({ ties: z.enum(['high', 'low']).default('high') }).prefault({}),
      guest: z.strictObject({ name: z.string() }).optional(),
      mission: z.strictObject({ id: z.string(), hard: z.boolean() }).optional(),
    })
    .refine(({ mode, scenario }) => (mode === 'duel') === scenario < 'c', 'of the other mode')
    .refine(({ mode, players }) => mode === 'team' || players === 1, 'a duel has one player on each side'),
);

test('the option with the most values goes round, the others are drawn out of what is accepted', () => {
  const tables = tablesOf(modes);
  expect(tables.count).toBe(2 * 2 + 2 * 3 * 2);
  const drawn = Array.from({ length: 200 }, (_, n) => tables.optionsFor(n));
  expect(drawn.slice(0, 8).map(({ scenario }) => scenario)).toEqual(['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd']);
  for (const options of drawn) expect(readOptions(modes, options)).toMatchObject({ ok: true });
  const seen = new Set(drawn.map(({ scenario, players, open }) => `${scenario} ${players} ${open}`));
  expect(seen.size).toBe(tables.count);
});

test('options within options keep their defaults in about half of the games', () => {
  const tables = tablesOf(modes);
  const inner = Array.from({ length: 200 }, (_, n) => JSON.stringify(tables.optionsFor(n).table));
  expect(new Set(inner)).toEqual(new Set([undefined, '{"ties":"high"}', '{"ties":"low"}']));
  expect(inner.filter((text) => text === undefined).length).toBeGreaterThan(60);
  expect(
    Array.from({ length: 50 }, (_, n) => tables.optionsFor(n)).some(
      (options) => 'guest' in options || 'mission' in options,
    ),
  ).toBe(false);
});

test('the same number gives the same table', () => {
  expect(tablesOf(sample).optionsFor(17)).toEqual(tablesOf(sample).optionsFor(17));
  const ten = (seed: string) => Array.from({ length: 10 }, (_, n) => tablesOf(sample, seed).optionsFor(n));
  expect(ten('one')).not.toEqual(ten('other'));
});

test('a number of many values is taken at its ends and in the middle', () => {
  const tables = tablesOf(withOptions(z.strictObject({ cards: z.int().min(2).max(100).default(12) })));
  expect([0, 1, 2].map((n) => tables.optionsFor(n).cards)).toEqual([2, 51, 100]);
});

test('a game without options has one table; one that accepts nothing is told', () => {
  expect(tablesOf(withOptions(z.strictObject({}))).optionsFor(3)).toEqual({});
  const never = withOptions(z.strictObject({ open: z.boolean().default(true) }).refine(() => false, 'never'));
  expect(() => tablesOf(never)).toThrow('lowball: it accepts none of 2 combinations of its options');
});
