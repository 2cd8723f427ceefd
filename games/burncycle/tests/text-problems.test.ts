/** What is wrong with a text is told in the reader's language: every sentence of the readers of notation has its message. */
import { createSpeaker } from '@tablerunner/language';
import { notationSources, sentencesIn } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { messages } from '../text/messages.ts';

const FOREIGN = ['fr', 'it'] as const;

const SOURCES = notationSources(new URL('../', import.meta.url));

describe.each(FOREIGN)('in %s', (locale) => {
  const { problem } = createSpeaker(messages, locale);
  const untold = (texts: readonly string[]): string[] => texts.filter((text) => text !== '' && problem(text) === text);

  test('every sentence of the notation is told', () => {
    const found = sentencesIn(SOURCES, '\\bfail\\(');
    expect(found.length).toBeGreaterThan(70);
    expect(untold(found)).toEqual([]);
  });

  test('what a word stands for is told too', () => {
    const named = SOURCES.flatMap((source) => [
      ...source.matchAll(/read(?:Number|Id|OneOf|Json|Known)\([^;]*?, '([a-z][^']+)'\)/g),
      ...source.matchAll(/\bwhat: '([^']+)'/g),
    ]).map(([, what = '']) => what);
    // A line of a position is called `drawn` itself, and the sentence about JSON is told as a whole.
    const words = [...new Set(named)].filter((what) => what !== 'drawn' && !what.includes('{'));
    expect(words.length).toBeGreaterThan(35);
    expect(words.filter((what) => !isKnown(what))).toEqual([]);
  });

  /** Some words are the same in all languages; then the message says so. */
  const isKnown = (what: string): boolean => problem(what) !== what || Object.values(messages.en ?? {}).includes(what);
});

test('a sentence with words of somebody in it', () => {
  const french = createSpeaker(messages, 'fr');
  expect(french.problem("the round must be a number from 1 to 999, not 'x' (BC-GAME-05)")).toBe(
    'la manche : un nombre de 1 à 999, pas « x » (BC-GAME-05)',
  );
  const italian = createSpeaker(messages, 'it');
  expect(italian.problem("there is no guard 'hamsta'")).toBe('questo non esiste (guardia): «hamsta»');
  expect(italian.problem('a command that begins with { must be JSON')).toBe(
    'un comando che comincia con { deve essere JSON',
  );
});
