/** What tests of texts share: who speaks one language only, and what every card does in its words. */
import { createSpeaker, ENGINE_MESSAGES, type Locale, type Speaker } from '@tablerunner/language';
import { CARDS } from '../content/cards.ts';
import { describeGear, describeProfile, describeProgram, type Words } from '../text/describe.ts';
import { messages } from '../text/messages.ts';

/** A sentence that cannot be made in its own language shows itself by this. */
export const LOST = 'LOST';

/** Speaks one language only, where a speaker of the game would fall back on English. */
export function soleSpeaker(locale: Locale): Speaker {
  const own = { ...ENGINE_MESSAGES[locale], ...messages[locale] };
  if (locale === 'en') return createSpeaker({ en: own }, locale);
  const lost = Object.fromEntries(Object.keys({ ...ENGINE_MESSAGES.en, ...messages.en }).map((key) => [key, LOST]));
  return createSpeaker({ [locale]: own, en: lost }, locale);
}

/** What everything of the packs does, line by line, with the ID that it belongs to. */
export const descriptions = (words: Words): readonly (readonly [string, readonly string[]])[] => [
  ...Object.values(CARDS.profiles).map((card) => [card.id, describeProfile(card, words)] as const),
  ...Object.values(CARDS.gear).map((card) => [card.id, describeGear(card, words)] as const),
  ...Object.values(CARDS.programs).map((card) => [card.id, describeProgram(card, words)] as const),
];
