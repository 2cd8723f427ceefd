/** The languages that the project speaks, and the engine's own messages in each. */
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import italian from '../messages/it.json' with { type: 'json' };

export const LOCALES = ['en', 'fr', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** Messages by language and key, in ICU form. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the engine itself has to say; the type holds the languages to the same keys. */
export const ENGINE_MESSAGES: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  fr,
  it: italian,
};

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** `fr-CA`, `fr_FR.UTF-8` and `fr` are French; a language that we do not speak is English. */
export function nearestLocale(wanted: string | undefined): Locale {
  const language = wanted?.split(/[-_.]/, 1)[0]?.toLowerCase() ?? '';
  return isLocale(language) ? language : 'en';
}
