/** The speaker: names, lists, fallbacks, and that nothing makes it throw. */
import { refuse } from '@tablerunner/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpeaker, nearestLocale } from '../src/index.ts';

const game = {
  en: {
    'name.red': 'Red',
    'name.blue': 'Blue',
    'refusal.wall-in-the-way': '{who} cannot go from {from} to {to}: a wall is in the way.',
    'event.sample/moved': '{seat} moves {steps, plural, one {one space} other {# spaces}}.',
    'event.sample/hushed': '',
    'event.sample/greeted': '{seat} says {seatId, select, red {hello} other {hi}}.',
    'step.sample/move': 'Where to?',
    'event.sample/broken': 'an {open brace',
    'outcome.last-one': '{winners} took the last one.',
  },
  fr: {
    'name.red': 'Rouge',
    'event.sample/moved': '{seat} avance de {steps, plural, one {une case} other {# cases}}.',
    'event.sample/greeted': '{seat} {missing} dit bonjour.',
  },
};

const english = createSpeaker(game, 'en');
const french = createSpeaker(game, 'fr');

test('a refusal is a sentence with names in it and the clause behind it', () => {
  const refusal = refuse('BC-MOVE-03', 'wall-in-the-way', { who: 'red', from: 'a2', to: 'b2' });
  expect(english.refusal(refusal)).toBe('Red cannot go from a2 to b2: a wall is in the way. (BC-MOVE-03)');
});

test('a message that French lacks is said in English, with French names', () => {
  const refusal = refuse('BC-MOVE-03', 'wall-in-the-way', { who: 'red', from: 'a2', to: 'b2' });
  expect(french.refusal(refusal)).toBe('Rouge cannot go from a2 to b2: a wall is in the way. (BC-MOVE-03)');
});

test('plurals follow the language', () => {
  const moved = (steps: number) => ({ name: 'sample/moved', data: { seat: 'red', steps } });
  expect([english.event(moved(1)), english.event(moved(0))]).toEqual(['Red moves one space.', 'Red moves 0 spaces.']);
  expect(french.event(moved(0))).toBe('Rouge avance de une case.'); // in French nought is singular
});

test('a select chooses by the ID, not by the name', () => {
  const greeted = (seat: string) => english.event({ name: 'sample/greeted', data: { seat } });
  expect([greeted('red'), greeted('blue')]).toEqual(['Red says hello.', 'Blue says hi.']);
});

test('a message whose fact is missing falls back to English', () => {
  expect(french.event({ name: 'sample/greeted', data: { seat: 'red' } })).toBe('Rouge says hello.');
});

test('a message that cannot be read, or does not exist, still says what is known', () => {
  expect(english.event({ name: 'sample/broken', data: { seat: 'red', by: [2, 3] } })).toBe(
    'Broken (seat: Red, by: 2, 3).',
  );
  expect(english.refusal(refuse('ES-X-01', 'not-so-fast', { to: { x: 1 }, on: null }))).toBe(
    'Not so fast (to: x: 1, on: –). (ES-X-01)',
  );
  expect(english.step('sample/end-of-turn')).toBe('End of turn.');
});

test('an event with an empty message is not told', () => {
  expect(english.event({ name: 'sample/hushed', data: {} })).toBe('');
});

test('lists of names read as a sentence, lists of numbers as numbers', () => {
  const speaker = createSpeaker({ en: { 'event.x': '{who}: {dice} ({diceCount})', ...game.en } }, 'en');
  expect(speaker.event({ name: 'x', data: { who: ['red', 'blue'], dice: [5, 4] } })).toBe('Red and Blue: 5, 4 (2)');
  expect(speaker.event({ name: 'x', data: { who: [], dice: [] } })).toBe('–: – (0)');
});

test('an outcome says who won, why, and by which clause', () => {
  const outcome = { winners: ['red'], draw: false, clause: 'SA-END-01' };
  expect(english.outcome({ ...outcome, reason: 'last-one' })).toBe('Red wins. Red took the last one. (SA-END-01)');
  expect(english.outcome({ ...outcome, reason: 'all-gone' })).toBe('Red wins. All gone. (SA-END-01)');
  expect(french.outcome({ ...outcome, winners: [], reason: 'all-gone' })).toMatch(/^Personne ne gagne\. All gone\./);
  expect(english.outcome({ ...outcome, winners: [], draw: true, reason: 'all-gone' })).toMatch(/^A draw\. All gone\./);
  expect(french.outcome({ ...outcome, winners: ['red', 'blue'], reason: 'x' })).toMatch(/^Rouge et Blue gagnent\./);
});

test('an earlier catalogue comes before a later one', () => {
  const speaker = createSpeaker([{ en: { a: 'first' } }, { en: { a: 'second', b: 'other' } }], 'en');
  expect([speaker.say('a'), speaker.say('b')]).toEqual(['first', 'other']);
});

test('names from the prototype are no messages', () => {
  expect(english.has('constructor')).toBe(false);
  expect(english.say('toString', JSON.parse('{"__proto__": {"seat": "red"}}'))).toMatch(/^ToString/);
});

test('no key and no facts make it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...Object.keys(game.en))), fc.anything(), (key, facts) => {
      expect(typeof french.say(key, facts)).toBe('string');
    }),
    { numRuns: 500, seed: 7 },
  );
});

test('facts of any depth are told, cut where nobody would read on', () => {
  let deep: unknown = 'red';
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(english.say('event.nowhere', { deep })).toBe('Nowhere (deep: …).');
});

test('the nearest language is found from what a system calls it', () => {
  expect(['fr', 'fr-CA', 'it_IT.UTF-8', 'de', undefined, 'C'].map(nearestLocale)).toEqual([
    'fr',
    'fr',
    'it',
    'en',
    'en',
    'en',
  ]);
});

const sides = {
  en: { 'name.isc': 'ISC', 'name.rebels': 'Resistance', 'the.isc': 'the ISC', 'the.rebels': 'the Resistance' },
  fr: { 'name.isc': 'ISC', 'name.rebels': 'Résistance', 'the.isc': 'l’ISC', 'the.rebels': 'la Résistance' },
  it: { 'name.isc': 'ISC', 'name.rebels': 'Resistenza', 'the.isc': 'l’ISC', 'the.rebels': 'la Resistenza' },
};

test.each([
  ['en', 'The Resistance wins.', 'The ISC wins.', 'The Resistance and the ISC win.', 'Ann wins.'],
  ['fr', 'La Résistance gagne.', 'L’ISC gagne.', 'La Résistance et l’ISC gagnent.', 'Ann gagne.'],
  ['it', 'La Resistenza vince.', 'L’ISC vince.', 'La Resistenza e l’ISC vincono.', 'Ann vince.'],
] as const)('a side that wins has its article where it has one: %s', (locale, ...sentences) => {
  const speaker = createSpeaker(sides, locale);
  const won = [['rebels'], ['isc'], ['rebels', 'isc'], ['Ann']].map((winners) =>
    speaker.say('outcome.won', { winners }),
  );
  expect(won).toEqual(sentences);
});

test('a side keeps its article within a sentence', () => {
  const said = (['en', 'fr', 'it'] as const).map((locale) =>
    createSpeaker(sides, locale).say('refusal.not-your-turn', { seat: 'isc', waitingFor: 'rebels' }),
  );
  expect(said).toEqual([
    'It is not the turn of the ISC: the table waits for the Resistance.',
    'Ce n’est pas à l’ISC de jouer : la table attend la Résistance.',
    'L’ISC non è di turno: il tavolo aspetta la Resistenza.',
  ]);
});

test('a name whose article a language lacks is said without one, not with the English one', () => {
  const speaker = createSpeaker({ en: { 'name.isc': 'ISC', 'the.isc': 'the ISC' }, fr: { 'name.isc': 'ISC' } }, 'fr');
  expect(speaker.say('outcome.won', { winners: ['isc'] })).toBe('ISC gagne.');
});
