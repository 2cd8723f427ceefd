/** All words of the command line and of the games: complete and equal in all languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@tablerunner/catalogue';
import { catalogueProblems } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { cliMessages } from '../src/messages.ts';

const folder = fileURLToPath(new URL('../src/', import.meta.url));
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
  .join('\n');

test('the languages say the same things', () => {
  expect(catalogueProblems(cliMessages)).toEqual([]);
});

/** Escape speaks English only until its table in the browser comes; whoever has a second language has all three. */
const translated = games.filter(({ messages }) => Object.keys(messages).length > 1);

test.each(translated.map((game) => [game.id, game] as const))(
  '%s says the same things in all languages',
  (_id, game) => {
    expect(catalogueProblems(game.messages)).toEqual([]);
  },
);

test('every game speaks English', () => {
  for (const { id, messages } of games) expect(Object.keys(messages.en ?? {}).length, id).toBeGreaterThan(20);
});

test('every refusal of the referee and every word of the table has its message', () => {
  const reasons = [...source.matchAll(/'REF-[A-Z]+-\d+',\s*'([a-z0-9-]+)'/g)].map(([, reason]) => `refusal.${reason}`);
  const said = [...source.matchAll(/say\('((?:play|replay|campaign)\.[a-z-]+)'/g)].map(([, key]) => key ?? '');
  expect(new Set(reasons).size).toBeGreaterThan(20);
  expect(new Set(said).size).toBeGreaterThan(20);
  expect([...reasons, ...said].filter((key) => !Object.hasOwn(cliMessages.en, key))).toEqual([]);
  const used = new Set([...reasons, ...said, 'play.not-understood']);
  expect(Object.keys(cliMessages.en).filter((key) => !used.has(key))).toEqual([]); // none that nobody says
});
