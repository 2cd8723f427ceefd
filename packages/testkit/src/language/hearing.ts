/** What is said in play, in all languages: every sentence can be made, and none is left in English. */
import { LOCALES, type Locale } from '@tablerunner/language';
import { expect } from 'vitest';
import { LOST } from './sole-speaker.ts';

const UNFIT = new RegExp(`${LOST}|NaN|undefined|[{}]| {2}`);

export class Hearing {
  private readonly heard = new Map<string, Record<Locale, Set<string>>>();

  /** @param what it is about: an event, a step, a reason */
  hear(locale: Locale, what: string, sentence: string): void {
    expect(sentence, `${locale} ${what}`).not.toMatch(UNFIT);
    const said = this.heard.get(what) ?? { en: new Set(), fr: new Set(), it: new Set() };
    said[locale].add(sentence);
    this.heard.set(what, said);
  }

  /** The sentence of a refusal tells all of its facts. */
  hearRefusal(locale: Locale, reason: string, sentence: string): void {
    expect(sentence, reason).not.toMatch(/\([a-z]+: /); // the form of a message that lacks a fact
    this.hear(locale, reason, sentence);
  }

  /** Nothing that was said of one thing sounds the same in English and in another language. */
  expectApart(): void {
    for (const [what, said] of this.heard) {
      const english = [...said.en].filter((sentence) => sentence !== '');
      for (const locale of LOCALES.filter((one) => one !== 'en')) {
        const same = english.filter((sentence) => said[locale].has(sentence));
        expect(same, `${locale} ${what}`).toEqual([]);
      }
    }
  }
}
