/** Words of the glossary in sentences of the log, in every language. */
import { LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { loadGlosser } from '../src/rulebook/glosser.ts';

const SENTENCES = {
  en: ['Alice spends a Revolution marker.', 'Revolution marker'],
  fr: ['La case est en vue : ligne de vue libre.', 'Line of sight'],
  it: ['Non c’è linea di vista.', 'Line of sight'],
} as const;

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
