/** Tests of what a game says: English, French and Italian have the same keys and facts, fit to be read, nothing left in English. */
import { readFileSync } from 'node:fs';
import { type Catalogues, catalogueProblems, LOCALES, type Locale } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { formsOf } from './forms.ts';
import { LOST, soleSpeakers } from './sole-speaker.ts';

type Catalogue = Readonly<Record<string, string>>;
type Foreign = Exclude<Locale, 'en'>;
export type Written = Readonly<Record<Locale, Catalogue>>;

export interface TextSetting {
  /** All that the game says, also what is made for its cards. */
  readonly messages: Catalogues;
  /** What stands in its files. */
  readonly written: Written;
  /** Keys of what is called the same everywhere, and of what one language has in common with English. */
  readonly proper: readonly string[];
  readonly shared: Readonly<Record<Foreign, readonly string[]>>;
  /** Words of the game that a translator may have forgotten, parted by `|`. */
  readonly english: string;
  /** Keys of texts that may end in a blank: in one of their forms nothing follows their last sentence. */
  readonly openEnded?: readonly string[];
  /** Facts that are names, before which French would have to elide or to know their gender, parted by `|`. */
  readonly names: string;
}

const FOREIGN = LOCALES.filter((locale): locale is Foreign => locale !== 'en');
/** Signs of a form that was not made, spaces too many or at the wrong place; a line may be indented. */
const UNFIT = new RegExp(`${LOST}|NaN|undefined|[{}#]|(?<!\\n) {2}|^ | [.,)]`);
/** What a message selects by: IDs, which nobody reads. */
const OPTION = /(?<=select, |\} )\w+ \{/g;

/** @param home the folder of the game */
export const writtenTexts = (home: URL): Written => {
  const read = (locale: Locale): Catalogue =>
    JSON.parse(readFileSync(new URL(`text/${locale}.json`, home), 'utf8')) as Catalogue;
  return { en: read('en'), fr: read('fr'), it: read('it') };
};

export function testTexts({ messages, written, proper, shared, english, openEnded = [], names }: TextSetting): void {
  const { en } = written;

  test('no key is missing or unknown, and all stand in order', () => {
    expect(catalogueProblems(messages)).toEqual([]);
    for (const locale of LOCALES) expect(Object.keys(written[locale]), locale).toEqual(Object.keys(en).toSorted());
  });

  test.each(FOREIGN)('%s tells all facts that English tells', (locale) => {
    // The check looks for facts that English does not have; here the other language stands in for it.
    expect(catalogueProblems({ en: written[locale], fr: en, it: en })).toEqual([]);
  });

  test.each(FOREIGN)('%s is silent where English is silent, and nowhere else', (locale) => {
    const silent = (catalogue: Catalogue): string[] => Object.keys(catalogue).filter((key) => catalogue[key] === '');
    expect(silent(written[locale])).toEqual(silent(en));
  });

  test.each(FOREIGN)('%s has nothing left in English', (locale) => {
    const texts = Object.entries(written[locale]);
    const same = texts.filter(([key, text]) => text !== '' && text === en[key]).map(([key]) => key);
    expect(same).toEqual([...proper, ...shared[locale]].toSorted());
    const forgotten = new RegExp(`\\b(the|is|are|of|with|cannot|this|turn|roll|${english})\\b`, 'i');
    const plain = (text: string): string => text.replaceAll(OPTION, '').replaceAll(/\{\w+/g, '');
    expect(texts.filter(([, text]) => forgotten.test(plain(text)))).toEqual([]);
  });

  test.each(FOREIGN)('%s has the typography of its language', (locale) => {
    const beforeAName = new RegExp(`\\b(de|que|le|la|du|au|un|une) \\{(${names})\\}`, 'i');
    for (const [key, text] of Object.entries(written[locale])) {
      const plain = text.replaceAll(/\{\w+, (plural|select|number), ?(::sign-always)?/g, '');
      expect(plain, key).not.toMatch(/['"“”]|\.\.\./); // ’ and …
      if (locale === 'fr') expect(plain, key).not.toMatch(/\S[:;!?](\s|$)/);
      else expect(plain, key).not.toMatch(/\s[:;!?](\s|$)/);
      if (locale === 'fr') expect(text, key).not.toMatch(beforeAName);
    }
  });

  test.each(LOCALES)('%s: every form of every message can be made', (locale) => {
    const speaker = soleSpeakers(messages)(locale);
    for (const [key, text] of Object.entries(written[locale])) {
      for (const facts of formsOf(text)) {
        const sentence = speaker.say(key, facts);
        const told = `${key} ${JSON.stringify(facts)}: ${sentence}`;
        expect(sentence === '', told).toBe(text === '');
        expect(sentence, told).not.toMatch(UNFIT);
        if (!openEnded.includes(key)) expect(sentence, told).not.toMatch(/ $/);
      }
    }
  });
}

/** Names differ from language to language: a message tells facts apart by their IDs. @param least so many do so */
export function expectSelectsById(written: Written, least: number): void {
  for (const [locale, catalogue] of Object.entries(written)) {
    const selects = Object.entries(catalogue).flatMap(([key, text]) =>
      [...text.matchAll(/\{(\w+), select, (\w+)/g)].map(([, fact = '', option]) => ({ key, fact, option })),
    );
    expect(selects.filter(({ fact, option }) => !fact.endsWith('Id') && option !== 'true')).toEqual([]);
    expect(selects.length, locale).toBeGreaterThan(least);
  }
}
