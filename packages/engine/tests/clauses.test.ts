/** The list of clauses is complete: each has a test, and each clause that a source or a test names is on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const engine = join(import.meta.dirname, '..');
const ID = /\bENG-[A-Z]+-\d{2}\b/g;

const textOf = (folder: string): string =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(engine, folder, name), 'utf8'))
    .join('\n');

/** `ENG-TEST-..` are the clauses of the tiny games in the tests. */
const idsIn = (text: string): string[] =>
  [...new Set(text.match(ID))].filter((id) => !id.startsWith('ENG-TEST-')).sort();

const clauses = [
  ...readFileSync(join(engine, 'clauses.md'), 'utf8').matchAll(/^- \*\*(ENG-[A-Z]+-\d{2})\*\* \S/gm),
].map(([, id]) => id ?? '');
/** Every title is taken, not only those with a clause: a table of cases without one would swallow all up to the next that has one. */
const titled = [
  ...textOf('tests').matchAll(/^\s*test(?:\.each\([\s\S]*?\]\s*(?:as const)?\))?\(\s*'([^'\n]*)/gm),
].flatMap(([, title = '']) => title.match(/^ENG-[A-Z]+-\d{2}(?= )/) ?? []);

test('each clause stands in the list once', () => {
  expect(clauses.length).toBeGreaterThan(100);
  expect(clauses.filter((id, i) => clauses.indexOf(id) !== i)).toEqual([]);
});

test('each clause has a test whose title begins with it, and no test names another', () => {
  expect([...new Set(titled)].sort()).toEqual([...clauses].sort());
});

test('each clause that the source refuses with is in the list', () => {
  const used = idsIn(textOf('src'));
  expect(used).toContain('ENG-TURN-01');
  expect(used.filter((id) => !clauses.includes(id))).toEqual([]);
});
