/** What is wrong with a text is told in the reader's language: every sentence of the readers of notation has its message. */
import { readFileSync } from 'node:fs';
import { createSpeaker } from '@tablerunner/language';
import { notationSources, sentencesIn, sourcesIn } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import { table } from '../kit.ts';

const FOREIGN = ['fr', 'it'] as const;

const home = new URL('../../', import.meta.url);
const sourceOf = (file: string): string[] => [readFileSync(new URL(file, home), 'utf8')];

const NOTATION = sentencesIn(notationSources(home), '\\bfail\\(').map((text) =>
  text.replace(/^X7 meant/, 'no marker is meant'),
); // the one sentence that is put together
const CAMPAIGN = [
  ...sentencesIn(sourcesIn(new URL('rules/campaign/', home)), 'unreadable\\([^,]+,'),
  ...sentencesIn(sourceOf('rules/campaign/squads.ts'), '(?:return|:)'),
];
const BOARDS = sentencesIn(sourceOf('rules/board.ts'), 'new RangeError\\(');

describe.each(FOREIGN)('in %s', (locale) => {
  const { problem } = createSpeaker(escapeGame.messages, locale);
  const untold = (texts: readonly string[]): string[] => texts.filter((text) => text !== '' && problem(text) === text);

  test('every sentence of the notation, of campaigns and of boards is told', () => {
    expect([NOTATION.length > 58, CAMPAIGN.length > 8, BOARDS.length]).toEqual([true, true, 2]);
    expect(untold([...NOTATION, ...CAMPAIGN, ...BOARDS])).toEqual([]);
  });

  test('what a word stands for is told too', () => {
    const named = notationSources(home)
      .flatMap((source) => [...source.matchAll(/read(?:Number|Id|OneOf|Json)\([^;]*?'((?:an?|the) [^']+)'\)/g)])
      .map(([, what = '']) => what);
    expect(new Set(named).size).toBeGreaterThan(12);
    expect(untold(named)).toEqual([]);
  });
});

const AT = `
  +-+-+
  |A .|
  +-+-+
  unit isc-fan A`;

/** What the reader of commands says to a text. */
function told(text: string, locale: 'en' | 'fr' | 'it'): string {
  const { position } = table(AT);
  const frame = position.stack.at(-1);
  if (frame === undefined) throw new Error('nobody is asked');
  const read = escapeGame.notation.parseChoice(text, position.state, frame);
  if (read.ok) throw new Error(`${text} was read`);
  return createSpeaker(escapeGame.messages, locale).problem(read.problem);
}

test('a command that cannot be read is explained, with the words that were written', () => {
  expect(told('open z9e', 'en')).toBe("'z9e' is no edge; write a cell and a side, as in c4n");
  expect(told('open z9e', 'fr')).toBe('« z9e » n’est pas un bord ; écrivez une case et un côté, comme c4n');
  expect(told('open z9e', 'it')).toBe('«z9e» non è un bordo; scrivete una casella e un lato, come c4n');
  expect(told('move', 'fr')).toBe('écrivez : move TO');
  expect(told('isc', 'fr')).toMatch(/^« isc » n’est pas un ordre ici ; il y a : /); // a word, and not the name of a side
});

test('a position that cannot be read is explained', () => {
  const problemOf = (text: string, locale: 'fr' | 'it'): string => {
    const read = escapeGame.notation.parsePosition(text);
    if (read.ok) throw new Error('it was read');
    return createSpeaker(escapeGame.messages, locale).problem(read.problem);
  };
  expect(problemOf(`${AT}\nturn: x`, 'fr')).toBe('écrivez : turn: 2 of 6');
  expect(problemOf(`${AT}\nshut airlock: x`, 'it')).toBe('una Camera stagna: ci vuole un numero, non «x»');
  expect(problemOf(AT.replace('A .', 'A?.'), 'fr')).toBe('dessin : « ? » n’est pas un bord');
});
