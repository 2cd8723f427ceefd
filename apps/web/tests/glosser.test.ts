/** Words of the glossary in sentences of the log, in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@tablerunner/language';
import { readGlossary } from '@tablerunner/learning';
import { expect, test } from 'vitest';
import { loadGlosser } from '../src/rulebook/glosser.ts';

const SENTENCES = {
  en: ['Alice spends a Revolution marker.', 'Revolution marker'],
  fr: ['La case est en vue : ligne de vue libre.', 'Line of sight'],
  it: ['Non c’è linea di vista.', 'Line of sight'],
} as const;

const games = new URL('../../../games/', import.meta.url);
/** Those that have a rulebook. */
const GAMES = readdirSync(games).filter((game) => existsSync(new URL(`${game}/rulebook/en/glossary.md`, games)));

test.each(LOCALES)('in %s', async (locale) => {
  const gloss = await loadGlosser('escape', locale);
  const [sentence, term] = SENTENCES[locale];
  const pieces = gloss(sentence);
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
  expect(pieces.flatMap((piece) => piece.term?.id ?? [])).toContain(term);
  expect(pieces.length).toBeGreaterThan(1);
});

test('a game without a glossary has plain sentences', async () => {
  const gloss = await loadGlosser('chess', 'en');
  expect(gloss('A door.')).toEqual([{ text: 'A door.' }]);
});

test.each(GAMES)('every word of the glossary of %s has its meaning in every language', (game) => {
  const text = (language: string): string =>
    readFileSync(new URL(`${game}/rulebook/${language}/glossary.md`, games), 'utf8');
  const english = readGlossary(text('en'));
  expect(english.length).toBeGreaterThan(20);
  for (const locale of LOCALES.filter((one) => one !== 'en')) {
    const terms = readGlossary(text('en'), locale, text(locale));
    const missing = terms.filter(({ language, meaning }) => language !== locale || meaning === '');
    expect(missing.map(({ id }) => `${locale} ${id}`)).toEqual([]);
    const rows = text(locale).match(/^\| (.*?) \|/gm) ?? [];
    expect(rows.length, `${locale} has meanings of words that are not there`).toBe(terms.length + 1); // and its head
    expect(terms.map(({ name }) => name)).toEqual(terms.map(({ words }) => words[locale]?.[0]));
  }
});

test('a hover in French speaks French', async () => {
  const gloss = await loadGlosser('escape', 'fr');
  const term = gloss('La ligne de vue est libre.').find((piece) => piece.term !== undefined)?.term;
  expect(term).toMatchObject({ name: 'Ligne de vue', language: 'fr' });
  expect(term?.meaning).toContain('centres');
});

test('a meaning that nobody has translated stays English, and says so', () => {
  const [term] = readGlossary(
    '| English | French | Italian | Meaning |\n|---|---|---|---|\n| Cell | Case | Casella | A square. |',
    'fr',
  );
  expect(term).toMatchObject({ id: 'Cell', name: 'Case', meaning: 'A square.', language: 'en' });
});
