/** English, French and Italian say the same things: the same keys, the same facts, every form fit to be read, nothing left in English. */
import { LOCALES } from '@tablerunner/language';
import { expectSelectsById, testTexts, writtenTexts } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { messages } from '../text/messages.ts';
import { descriptions, soleSpeaker } from './text-kit.ts';

const written = writtenTexts(new URL('../', import.meta.url));

/** Called the same everywhere: factions, words that nobody translates, and messages of nothing but facts. */
const PROPER = [
  ...['card.when', 'choice.option', 'choice.spot', 'choice.target', 'gift.skill'],
  ...[
    'basic/firewall',
    'basic/triage',
    'bunker',
    'combat-zone',
    'cybergear',
    'gonk',
    'leader',
    'maelstrom',
    'merc',
  ].map(named),
  ...['netrunner', 'ronin', 'tyger-claws'].map(named),
];

const SHARED = {
  fr: [
    ...['draw.points', 'keyword.indirect', 'keyword.suppression', 'keyword.torrent'],
    ...['grenade', 'influence', 'obstacle', 'tech'].map(named),
  ],
  it: [...['card.action', 'card.drone', 'gift.keyword'], ...['container'].map(named)],
};

function named(id: string): string {
  return `name.${id}`;
}

testTexts({
  messages,
  written,
  proper: PROPER,
  shared: SHARED,
  english: "rival's|token|wounds|reach|barrier|brawl|dice|die",
  openEnded: ['effect.roll'],
  // "de Oyabun", "que Onee-San", "le Warlord"
  names: 'model|target|actor|card|action|player|body|from|to|faction|gear|program|drag|skill|why',
});

test('no message tells facts apart by their names, which differ from language to language', () => {
  expectSelectsById(written, 40);
});

/** Skills that French calls as English does. */
const SHARED_LINE = /^(Tech|Influence) [+-]\d\.$/;

test.each(LOCALES)('%s: what cards do is said in whole sentences of the language', (locale) => {
  const english = new Map(descriptions(soleSpeaker('en')));
  for (const [id, lines] of descriptions(soleSpeaker(locale))) {
    for (const [i, line] of lines.entries()) {
      expect(line, id).toMatch(/^\S.*[.!?]$/);
      expect(line, id).not.toMatch(/LOST|NaN|undefined|[{}]| {2}|–|\.\.|\b(effect|gift|moment|condition|keyword)\.\w/);
      if (locale !== 'en' && !SHARED_LINE.test(line)) expect(line, id).not.toBe(english.get(id)?.[i]);
    }
  }
});

test('names of cards are those of the game everywhere; tiers and verbs are words', () => {
  expect(messages.fr?.['name.warlord-veteran']).toBe('Warlord (vétéran)');
  expect(messages.it?.['name.smg/fire']).toBe('SMG: fuoco');
  expect(messages.en?.['name.flenser/mind-link']).toBe('Mind Link');
  expect(messages.fr?.['name.car-2']).toBe('Voiture 2');
});
