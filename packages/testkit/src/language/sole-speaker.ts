/** Speaks one language only, where a speaker of a game would fall back on English. */
import { type Catalogues, createSpeaker, ENGINE_MESSAGES, type Locale, type Speaker } from '@tablerunner/language';

/** A sentence that cannot be made in its own language shows itself by this. */
export const LOST = 'LOST';

export const soleSpeakers =
  (messages: Catalogues) =>
  (locale: Locale): Speaker => {
    const own = { ...ENGINE_MESSAGES[locale], ...messages[locale] };
    if (locale === 'en') return createSpeaker({ en: own }, locale);
    const keys = Object.keys({ ...ENGINE_MESSAGES.en, ...messages.en });
    return createSpeaker({ [locale]: own, en: Object.fromEntries(keys.map((key) => [key, LOST])) }, locale);
  };
