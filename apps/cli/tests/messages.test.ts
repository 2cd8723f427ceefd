/** All words of the command line and of the games: complete and equal in all languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@tablerunner/catalogue';
import { catalogueProblems, createSpeaker } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { cliMessages, messagesBeforeAGame } from '../src/messages.ts';

const folder = fileURLToPath(new URL('../src/', import.meta.url));
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
  .join('\n');

test('the languages say the same things', () => {
  expect(catalogueProblems(cliMessages)).toEqual([]);
});

test.each(['fr', 'it'] as const)('nothing of the command line is left in English: %s', (locale) => {
  const english: Readonly<Record<string, string>> = cliMessages.en;
  const same = Object.entries(cliMessages[locale]).filter(([key, message]) => message === english[key]);
  const signs = ['play.question', 'problem.in-file', 'problem.about-file', 'problem.players']; // names and colons, no word
  expect(same.map(([key]) => key)).toEqual(locale === 'it' ? signs : []);
});

test.each(games.map((game) => [game.id, game] as const))('%s says the same things in all languages', (_id, game) => {
  expect(catalogueProblems(game.messages)).toEqual([]);
});

test('every game speaks English', () => {
  for (const { id, messages } of games) expect(Object.keys(messages.en ?? {}).length, id).toBeGreaterThan(20);
});

test('every refusal of the referee and every word of the table has its message', () => {
  const reasons = [...source.matchAll(/'REF-[A-Z]+-\d+',\s*'([a-z0-9-]+)'/g)].map(([, reason]) => `refusal.${reason}`);
  const said = [...source.matchAll(/say\('((?:play|replay|campaign|team)\.[a-z-]+)'/g)].map(([, key]) => key ?? '');
  expect(new Set(reasons).size).toBeGreaterThan(20);
  expect(new Set(said).size).toBeGreaterThan(20);
  expect([...reasons, ...said].filter((key) => !Object.hasOwn(cliMessages.en, key))).toEqual([]);
  const used = new Set([...reasons, ...said, 'play.not-understood']);
  expect(Object.keys(cliMessages.en).filter((key) => !used.has(key) && !key.startsWith('problem.'))).toEqual([]); // none that nobody says
});

/** What the source throws, with a word for everything that is put in. */
const thrown = [
  ...source.matchAll(/new (?:WrongUse|Problem)\(\s*(?:`((?:[^`$]|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*)`|'([^']*)')/g),
]
  .map(([, template, text]) => template?.replaceAll(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g, 'X7') ?? text ?? '')
  .map((text) => text.replaceAll('\\n', '\n'));

test.each(['fr', 'it'] as const)('every wrong use and every problem is told in %s', (locale) => {
  expect(new Set(thrown).size).toBeGreaterThan(60);
  const { problem } = createSpeaker(messagesBeforeAGame(games), locale);
  const sameInItalian = ['X7: X7: X7.', 'X7: X7.', '--players: X7.'];
  expect(thrown.filter((text) => problem(text) === text && !sameInItalian.includes(text))).toEqual([]);
});
