/** The interface's own sentences in all languages at once, for tests; the client loads the one that it speaks. */
import type { Locale } from '@tablerunner/language';
import { type Messages, makeWords, type Words } from './make-words.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };

export type { MessageKey, Words } from './make-words.ts';

/** The type holds the languages to the same keys. */
const all: Readonly<Record<Locale, Messages>> = { en, fr, it };

export const wordsOf = (locale: Locale): Words => makeWords(locale, all[locale]);
