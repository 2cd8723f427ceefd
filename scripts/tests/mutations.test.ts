/** The mutations of a game: every family of clauses has one, and every one still fits the source that it breaks. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { broken, familyOf, type Mutation, pageOf } from '../mutations.mjs';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const mutations: Mutation[] = JSON.parse(read('games/escape/tests/mutations.json'));

const clauses = readdirSync(new URL('../../games/escape/rulebook/en/', import.meta.url))
  .flatMap((file) => [...read(`games/escape/rulebook/en/${file}`).matchAll(/\*\*(ES-[A-Z]+-\d+)\*\*/g)])
  .map(([, clause = '']) => clause);

test('every family of clauses of Escape has a mutation; gaps are no rules', () => {
  const families = new Set(clauses.map(familyOf));
  families.delete('ES-GAP');
  expect(families.size).toBeGreaterThan(60);
  expect([...new Set(mutations.map(({ clause }) => familyOf(clause)))].sort()).toEqual([...families].sort());
  expect(mutations.filter(({ clause }) => !clauses.includes(clause))).toEqual([]);
});

test('every mutation fits its source once, and changes it', () => {
  for (const mutation of mutations) {
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
