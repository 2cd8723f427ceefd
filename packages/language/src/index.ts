/** Sentences from message keys, in English, French and Italian. */
export { catalogueProblems } from './check.ts';
export { type Catalogues, ENGINE_MESSAGES, isLocale, LOCALES, type Locale, nearestLocale } from './locale.ts';
export { createSpeaker, type Speaker } from './speaker.ts';
