/** What holds texts of games notices what a reader would stumble over. */
import { describe, expect, test } from 'vitest';
import { Hearing, LOST, soleSpeakers } from '../src/index.ts';
import { formsOf } from '../src/language/forms.ts';

describe('forms of a message', () => {
  test('a text without facts has one, a name has one', () => {
    expect([...formsOf('Done.')]).toEqual([{}]);
    expect([...formsOf('{who} is done.')]).toEqual([{ who: 'X7' }]);
  });

  test('what is counted has all kinds of numbers, and the word that may stand for one', () => {
    const counts = [0, 1, 2, 5, 21, 1_000_000];
    expect([...formsOf('{n, plural, one {# key} other {# keys}}')]).toEqual(counts.map((n) => ({ n })));
    expect([...formsOf('{n, select, all {all of them} other {{n, number}}}')]).toEqual(
      ['all', ...counts].map((n) => ({ n })),
    );
  });

  test('a fact has the options of its own selects, also of those within others', () => {
    const text = '{a, select, x {an x{b, select, true {, yes} other {}}} other {}} {a, select, y {a y} other {}}';
    const forms = [...formsOf(text)];
    expect(new Set(forms.map(({ a }) => a))).toEqual(new Set(['x', 'y', 'other']));
    expect(new Set(forms.map(({ b }) => b))).toEqual(new Set(['true', 'other']));
    expect(forms).toHaveLength(6);
  });
});

test('who speaks one language only does not help itself to English', () => {
  const speakerOf = soleSpeakers({ en: { here: 'Here', there: 'There' }, fr: { here: 'Ici' } });
  expect([speakerOf('fr').say('here'), speakerOf('fr').say('there')]).toEqual(['Ici', LOST]);
  expect(speakerOf('en').say('there')).toBe('There');
});

describe('what is said in play', () => {
  test('sentences that sound alike in two languages are found', () => {
    const hearing = new Hearing();
    hearing.hear('en', 'moved', 'A moved.');
    hearing.hear('fr', 'moved', 'A va.');
    hearing.hear('it', 'hid', 'A moved.'); // of something else
    expect(() => hearing.expectApart()).not.toThrow();
    hearing.hear('it', 'moved', 'A moved.');
    expect(() => hearing.expectApart()).toThrow('it moved');
  });

  test('a sentence that could not be made is found, and a refusal that lacks a fact', () => {
    const hearing = new Hearing();
    for (const unfit of [LOST, '{who} moved', 'undefined moved', 'A  moved'])
      expect(() => hearing.hear('en', 'moved', unfit), unfit).toThrow();
    expect(() => hearing.hearRefusal('en', 'too-far', 'Too far. (space: a2)')).toThrow('too-far');
  });
});
