/** Every event, step, refusal, card and effect has a sentence in each language, and the sentences can be made. */
import { catalogueProblems, createSpeaker, LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { sample } from '../index.ts';
import { cards } from '../rules/cards.ts';
import { effectTable } from '../rules/effects/table.ts';
import { ENDS } from '../rules/end.ts';
import { table } from './kit.ts';

test('the languages say the same things', () => {
  expect(catalogueProblems(sample.messages)).toEqual([]);
});

test('nothing of the game is without words', () => {
  const keys = [
    ...sample.events.map(({ name }) => `event.${name}`),
    ...sample.steps.map(({ name }) => `step.${name}`),
    ...cards.map(({ id }) => `name.${id}`),
    ...sample.seats({}).map((seat) => `name.${seat}`),
    ...effectTable.effects.map(({ name }) => `effect.${name}`),
    ...Object.keys(ENDS).map((reason) => `name.${reason}`),
  ];
  expect(keys.filter((key) => !(key in (sample.messages.en ?? {})))).toEqual([]);
});

test('all events of a game can be told to everybody in all languages', () => {
  const t = table({ handLimit: 3 }, 'talk');
  for (let n = 0; n < 400 && t.match.decision() !== undefined; n++) {
    const legal = t.match.legal();
    t.match.play(t.match.decision()?.seat ?? '', legal[(n * 7) % legal.length]);
  }
  expect(t.match.decision()).toBeUndefined();
  for (const locale of LOCALES) {
    const speaker = createSpeaker(sample.messages, locale);
    for (const viewer of ['red', 'blue', 'spectator']) {
      for (const event of t.events(viewer)) {
        const sentence = speaker.event(event);
        expect(sentence).toMatch(event.name === 'action-spent' ? /^$/ : /^[A-ZÀ-Ý“].*\.$/);
        expect(sentence).not.toMatch(/\{|undefined|hidden/);
      }
    }
  }
});
