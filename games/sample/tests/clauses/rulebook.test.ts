/** The rulebook and the tests name the same clauses, and the rules name no clause that does not exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const below = (path: string, ending: string): string[] =>
  readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, path, name), 'utf8'));

const clauses = below('rulebook/en', '.md').flatMap((page) =>
  [...page.matchAll(/^- \*\*(SK-[A-Z]+-\d\d)\*\* \S/gm)].map(([, id = '']) => id),
);

test('every clause of the rulebook opens the title of a test', () => {
  const titles = below('tests/clauses', '.test.ts').flatMap((page) =>
    [...page.matchAll(/^test\(['"](SK-[A-Z]+-\d\d) /gm)].map(([, id = '']) => id),
  );
  expect(clauses.length).toBeGreaterThan(40);
  expect(new Set(clauses).size).toBe(clauses.length);
  expect([...new Set(titles)].sort()).toEqual(clauses.toSorted());
});

test('the rules name only clauses that stand in the rulebook', () => {
  const named = [...below('rules', '.ts'), ...below('view', '.ts'), ...below('ai', '.ts')].flatMap((page) =>
    [...page.matchAll(/SK-[A-Z]+-\d\d/g)].map(([id]) => id),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !clauses.includes(id))).toEqual([]);
});
