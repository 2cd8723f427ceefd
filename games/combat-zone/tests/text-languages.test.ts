/** English, French and Italian say the same things: the same keys, the same facts, every form fit to be read, nothing left in English. */
import { catalogueProblems, LOCALES, type Locale } from '@tablerunner/language';
import { expect, test } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import italian from '../text/it.json' with { type: 'json' };
import { messages } from '../text/messages.ts';
import { descriptions, LOST, soleSpeaker } from './text-kit.ts';

type Catalogue = Readonly<Record<string, string>>;
const WRITTEN: Readonly<Record<Locale, Catalogue>> = { en, fr, it: italian };
const FOREIGN = ['fr', 'it'] as const;

test('no key is missing or unknown, and all stand in order', () => {
  expect(catalogueProblems(messages)).toEqual([]);
  for (const locale of LOCALES) {
    expect(Object.keys(WRITTEN[locale]), locale).toEqual(Object.keys(en).toSorted());
  }
});

test.each(FOREIGN)('%s tells all facts that English tells', (locale) => {
  // The check looks for facts that English does not have; here the other language stands in for it.
  expect(catalogueProblems({ en: WRITTEN[locale], fr: en, it: en })).toEqual([]);
});

test.each(FOREIGN)('%s is silent where English is silent, and nowhere else', (locale) => {
  const silent = (catalogue: Catalogue): string[] => Object.keys(catalogue).filter((key) => catalogue[key] === '');
  expect(silent(WRITTEN[locale])).toEqual(silent(en));
});

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

const SHARED: Readonly<Record<(typeof FOREIGN)[number], readonly string[]>> = {
  fr: [
    ...['draw.points', 'keyword.indirect', 'keyword.suppression', 'keyword.torrent'],
    ...['grenade', 'influence', 'obstacle', 'tech'].map(named),
  ],
  it: [...['card.action', 'card.drone', 'event.combat-zone/action-began', 'gift.keyword'], ...['container'].map(named)],
};

function named(id: string): string {
  return `name.${id}`;
}

test.each(FOREIGN)('%s has nothing left in English', (locale) => {
  const same = Object.keys(en).filter((key) => {
    const text = WRITTEN[locale][key];
    return text !== '' && text === (en as Catalogue)[key];
  });
  expect(same).toEqual([...PROPER, ...SHARED[locale]].toSorted());
  const english = /\b(the|is|are|of|with|cannot|this|rival's|token|turn|roll|wounds|reach|barrier|brawl|dice|die)\b/i;
  const wordsOf = (text: string): string => text.replaceAll(/(?<=select, |\} )\w+ \{/g, '').replaceAll(/\{\w+/g, '');
  expect(Object.entries(WRITTEN[locale]).filter(([, text]) => english.test(wordsOf(text)))).toEqual([]);
});

/** "de Oyabun", "que Onee-San", "le Warlord": no name stands where French would have to elide or to know its gender. */
const BEFORE_A_NAME =
  /\b(de|que|le|la|du|au|un|une) \{(model|target|actor|card|action|player|body|from|to|faction|gear|program|drag|skill|why)\}/i;

test.each(FOREIGN)('%s has the typography of its language', (locale) => {
  for (const [key, text] of Object.entries(WRITTEN[locale])) {
    const plain = text.replaceAll(/\{\w+, (plural|select|number), ?(::sign-always)?/g, '');
    expect(plain, key).not.toMatch(/['"“”]|\.\.\./); // ’ and …
    if (locale === 'fr') expect(plain, key).not.toMatch(/\S[:;!?](\s|$)/);
    else expect(plain, key).not.toMatch(/\s[:;!?](\s|$)/);
    if (locale === 'fr') expect(text, key).not.toMatch(BEFORE_A_NAME);
  }
});

test('no message tells facts apart by their names, which differ from language to language', () => {
  for (const [locale, catalogue] of Object.entries(WRITTEN)) {
    const selects = Object.entries(catalogue).flatMap(([key, text]) =>
      [...text.matchAll(/\{(\w+), select, (\w+)/g)].map(([, fact = '', option]) => ({ key, fact, option })),
    );
    expect(selects.filter(({ fact, option }) => !fact.endsWith('Id') && option !== 'true')).toEqual([]);
    expect(selects.length, locale).toBeGreaterThan(40);
  }
});

const COUNTS = [0, 1, 2, 5, 21];

/** All facts of a message with all values that it tells apart. What is no fact does no harm. */
function valuesOf(text: string): [string, readonly (string | number)[]][] {
  const names = new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name));
  return [...names].map((name) => {
    if (new RegExp(`\\{${name}, (plural|number)`).test(text)) return [name, COUNTS];
    const isSelected = new RegExp(`\\{${name}, select, `).test(text);
    if (!isSelected) return [name, ['X7']];
    const own = [...text.matchAll(new RegExp(`\\{${name}, select, (.*)`, 'g'))].map(([, rest = '']) => rest).join(' ');
    const options = [...own.matchAll(/(?:^|\} ?)(\w+) \{/g)].map(([, option = '']) => option);
    return [name, [...new Set([...options.slice(0, 4), 'other'])]];
  });
}

function* casesOf(
  values: readonly [string, readonly (string | number)[]][],
): Generator<Record<string, string | number>> {
  const [first, ...rest] = values;
  if (first === undefined) return yield {};
  const [name, all] = first;
  for (const value of all) for (const others of casesOf(rest)) yield { [name]: value, ...others };
}

const UNFIT = new RegExp(`${LOST}|NaN|undefined|[{}#]| {2}|^ | [.,)]`);

test.each(LOCALES)('%s: every form of every message can be made', (locale) => {
  const speaker = soleSpeaker(locale);
  for (const [key, text] of Object.entries(WRITTEN[locale])) {
    let made = 0;
    for (const facts of casesOf(valuesOf(text))) {
      const sentence = speaker.say(key, facts);
      const told = `${key} ${JSON.stringify(facts)}: ${sentence}`;
      expect(sentence === '', told).toBe(text === '');
      expect(sentence, told).not.toMatch(UNFIT);
      if (++made > 600) break;
    }
  }
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
