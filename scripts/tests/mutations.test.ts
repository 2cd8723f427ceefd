/** The mutations of a game: every family of clauses has one, and every one still fits the source that it breaks. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { broken, familyOf, type Mutation, pageOf } from '../mutations.mjs';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** Games with a list of mutations, and how many families of clauses their rulebooks have at least. */
const GAMES = [
  { game: 'escape', prefix: 'ES', leastFamilies: 60 },
  { game: 'burncycle', prefix: 'BC', leastFamilies: 80 },
  { game: 'combat-zone', prefix: 'CZ', leastFamilies: 55 },
];

const mutationsOf = (game: string): Mutation[] => JSON.parse(read(`games/${game}/tests/mutations.json`));

function clausesOf(game: string, prefix: string): string[] {
  const folder = `games/${game}/rulebook/en/`;
  const clause = new RegExp(`\\*\\*(${prefix}-[A-Z]+-\\d+)\\*\\*`, 'g');
  return readdirSync(new URL(`../../${folder}`, import.meta.url))
    .flatMap((file) => [...read(`${folder}${file}`).matchAll(clause)])
    .map(([, id = '']) => id);
}

test.each(GAMES)(
  'every family of clauses of $game has a mutation; gaps are no rules',
  ({ game, prefix, ...wanted }) => {
    const clauses = clausesOf(game, prefix);
    const families = new Set(clauses.map(familyOf));
    families.delete(`${prefix}-GAP`);
    expect(families.size).toBeGreaterThan(wanted.leastFamilies);
    const mutations = mutationsOf(game);
    expect([...new Set(mutations.map(({ clause }) => familyOf(clause)))].sort()).toEqual([...families].sort());
    expect(mutations.filter(({ clause }) => !clauses.includes(clause))).toEqual([]);
  },
);

test.each(GAMES)('every mutation of $game fits its source once, and changes it', ({ game }) => {
  for (const mutation of mutationsOf(game)) {
    const source = read(mutation.file);
    expect(broken(source, mutation), mutation.breaks).not.toBe(source);
  }
});

const MUTATION = {
  clause: 'ES-X-01',
  breaks: 'nothing costs anything',
  file: 'games/x/rules/y.ts',
  find: 'a',
  replace: 'b',
};

test('a mutation that fits nowhere, or in two places, is told with its file', () => {
  expect(broken('1 a 2', MUTATION)).toBe('1 b 2');
  expect(() => broken('1 2', MUTATION)).toThrow('games/x/rules/y.ts holds "a" 0 times, not once');
  expect(() => broken('a a', MUTATION)).toThrow('2 times');
});

test('the page names what was caught by what, and what survived', () => {
  const page = pageOf(
    [
      { ...MUTATION, caughtBy: ['y.test.ts'], ran: 1 },
      { ...MUTATION, clause: 'ES-Y-03', caughtBy: ['y.test.ts'], ran: 1, survivedAtFirst: true },
      { ...MUTATION, clause: 'ES-W-02', caughtBy: [], ran: 3 },
    ],
    'games/x',
  );
  expect(page).toContain('3 mutations in 3 families: 2 caught, 1 survived.\n1 of them survived when');
  expect(page).toContain('| ES-X-01 | nothing costs anything | rules/y.ts | y.test.ts |');
  expect(page).toContain('| ES-Y-03 | nothing costs anything | rules/y.ts | y.test.ts (new) |');
  expect(page.indexOf('| ES-W-02 ')).toBeLessThan(page.indexOf('| ES-X-01 '));
  expect(page).toMatch(/ES-W-02 .*\*\*survived\*\*/);
});
