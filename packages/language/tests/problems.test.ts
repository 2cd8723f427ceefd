/** Problems told in English are recognised and told again: by their form, with the words that they leave open, one inside another. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpeaker } from '../src/index.ts';

const game = {
  en: {
    'name.p2': 'Player 2',
    'problem.no-cell': 'there is no cell ‘{word}’ on this board',
    'problem.no-cell-here': 'there is no cell ‘{word}’ on this board, nor anywhere near it',
    'problem.number': '{what} must be a number, not ‘{word}’',
    'problem.room': 'a room',
    'problem.file': '{file}: {where}: {problem}.',
    'problem.untranslated': 'this one is {state}',
    'refusal.unreadable': 'It cannot be read: {where}: {problem}.',
  },
  fr: {
    'name.p2': 'Joueur 2',
    'problem.no-cell': 'il n’y a pas de case « {word} »',
    'problem.no-cell-here': 'il n’y a de case « {word} » ni ici ni ailleurs',
    'problem.number': '{what} : il faut un nombre, et non « {word} »',
    'problem.room': 'une salle',
    'problem.file': '{file} : {where} : {problem}.',
    'refusal.unreadable': 'C’est illisible : {where} : {problem}.',
  },
};
const french = createSpeaker(game, 'fr');

test('a problem is known by its form, and keeps the words that somebody wrote', () => {
  expect(french.problem("there is no cell 'p2' on this board")).toBe('il n’y a pas de case « p2 »'); // no player
  expect(french.problem("there is no cell 'a.*b' on this board")).toBe('il n’y a pas de case « a.*b »');
});

test('of two forms that fit the one that says more is meant', () => {
  expect(french.problem("there is no cell 'z9' on this board, nor anywhere near it")).toBe(
    'il n’y a de case « z9 » ni ici ni ailleurs',
  );
});

test('a problem may hold others', () => {
  expect(french.problem("a room must be a number, not 'x'")).toBe('une salle : il faut un nombre, et non « x »');
  expect(french.problem("m.json: line 3: a room must be a number, not 'x'.")).toBe(
    'm.json : ligne 3 : une salle : il faut un nombre, et non « x ».',
  );
});

test('a refusal tells its problem in the language of the refusal', () => {
  const facts = { where: 'drawing', problem: "there is no cell 'z9' on this board" };
  expect(french.say('refusal.unreadable', facts)).toBe('C’est illisible : le dessin : il n’y a pas de case « z9 ».');
  expect(createSpeaker(game, 'en').say('refusal.unreadable', facts)).toBe(
    "It cannot be read: drawing: there is no cell 'z9' on this board.",
  );
});

test('a word that somebody asked about is left alone outside a problem', () => {
  const speaker = createSpeaker({ ...game, fr: { ...game.fr, 'refusal.asked': 'Pas de réponse à « {what} ».' } }, 'fr');
  expect(speaker.say('refusal.asked', { what: 'a room' })).toBe('Pas de réponse à « a room ».');
});

test('what nobody knows, or nobody has translated, is told as it came', () => {
  for (const text of [
    'something else',
    'this one is not',
    '',
    `there is no cell '${'x'.repeat(3000)}' on this board`,
  ]) {
    expect(french.problem(text)).toBe(text);
  }
});

test('no text makes it throw or take long', () => {
  const started = Date.now();
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 0, max: 300 }), (text, times) => {
      expect(typeof french.problem(`${text}${': a'.repeat(times)}.`)).toBe('string');
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(Date.now() - started).toBeLessThan(20_000);
});

/** Sentences of the engine's readers; what is put into them is X7. */
const engine = new URL('../../engine/src/', import.meta.url);
const source = readdirSync(engine)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, engine), 'utf8'))
  .join('\n');
const told = [
  ...source.matchAll(/unreadable\((?:[^,()]|\([^()]*\))+,\s*(?:`([^`]*)`|'([^']*)')/g),
  ...source.matchAll(/problem: (?:`([^`]*)`|'([^']*)')/g),
  ...source.matchAll(/(?:undefined : |return )(?:`(refused by [^`]*)`|'(the rules [^']*)')/g),
].map(([, template, text]) => template?.replaceAll(/\$\{[^}]*\}/g, 'X7') ?? text ?? '');

test.each(['fr', 'it'] as const)('every problem of the engine is told in %s', (locale) => {
  const { problem } = createSpeaker({}, locale);
  expect(told.length).toBeGreaterThan(8);
  const versions = ['engine', 'rules', 'content'].map(
    (what) => `the match was played with ${what} version 1, and this program has ${what} version 2`,
  );
  const shapes = [
    'Invalid input: expected number, received string',
    'Invalid option: expected one of "a"|"b"',
    'Too big: expected number to be <=6',
    'Too small: expected array to have >=1 items',
    'Unrecognized key: "x"',
  ];
  expect([...told, ...versions, ...shapes].filter((text) => problem(text) === text)).toEqual([]);
});
