/** The engine's own messages: complete, equal in all languages, and one for everything that the engine can say. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuse } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { catalogueProblems, createSpeaker, ENGINE_MESSAGES, LOCALES } from '../src/index.ts';

const engine = fileURLToPath(new URL('../../engine/src/', import.meta.url));
const source = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${engine}${file}`, 'utf8'))
  .join('\n');

const reasons = [...source.matchAll(/refuse\(\s*(?:'ENG-[A-Z]+-\d+'|CLAUSE),\s*'([a-z-]+)'/g)].map(
  ([, reason]) => reason,
);
const events = [...source.matchAll(/name: '(engine\/[a-z]+)'/g)].map(([, name]) => name);

test('the languages say the same things', () => {
  expect(catalogueProblems(ENGINE_MESSAGES)).toEqual([]);
});

test('every refusal and event of the engine has its sentence', () => {
  expect(new Set(reasons).size).toBeGreaterThanOrEqual(10);
  expect(events.length).toBeGreaterThanOrEqual(2);
  const wanted = [...reasons.map((reason) => `refusal.${reason}`), ...events.map((name) => `event.${name}`)];
  expect(wanted.filter((key) => !Object.hasOwn(ENGINE_MESSAGES.en, key))).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const speaker = createSpeaker({}, locale);

  test('a malformed command is told with and without a field', () => {
    const facts = { step: 'sample/move', field: '', problem: 'Invalid input' };
    expect(speaker.refusal(refuse('ENG-SHAPE-01', 'malformed-command', facts))).not.toMatch(/[({] *(at|à|in)/);
    expect(speaker.refusal(refuse('ENG-SHAPE-01', 'malformed-command', { ...facts, field: 'to.x' }))).toContain('to.x');
  });

  test('a roll is told with its dice', () => {
    const data = { sides: 6, results: [5, 4], purpose: 'sample' };
    expect(speaker.event({ name: 'engine/rolled', data })).toContain('(2d6)');
    expect(speaker.event({ name: 'engine/rolled', data })).toContain('5, 4');
  });
});

test('a catalogue with faults is told so, language and key by name', () => {
  const problems = catalogueProblems({
    en: { a: 'Take {count, plural, one {#} other {#}} from {who}.', b: 'Yes', c: "It is {where}, '{'so'}'." },
    fr: { a: "C'est d'{who}.", b: 'Oui', c: 'C’est {qui}.' },
    it: { a: 'Prendi {count', c: 'È {where}, {whereId, select, a {b} other {c}}.', d: 'Di più' },
  });
  expect(problems).toEqual([
    'fr: a: an apostrophe before a brace hides the value: write ’',
    'fr: c: English does not use the fact qui',
    'it: b: the message is missing',
    expect.stringMatching(/^it: a: the message cannot be read/),
    'it: d: English has no such message',
  ]);
  expect(catalogueProblems({ en: {} })).toEqual(['fr: the language is missing', 'it: the language is missing']);
  expect(catalogueProblems({ fr: {} })).toEqual(['en: the language is missing']);
});
