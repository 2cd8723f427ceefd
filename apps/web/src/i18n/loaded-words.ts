/** The interface's sentences by language, each loaded when somebody wants to read it. */
import type { Locale } from '@tablerunner/language';
import { type Messages, makeWords, type Words } from './make-words.ts';

const FILES: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./messages/en.json'),
  fr: () => import('./messages/fr.json'),
  it: () => import('./messages/it.json'),
};

const loaded = new Map<Locale, Words>();
const listeners = new Set<() => void>();

export async function loadWords(locale: Locale): Promise<Words> {
  const there = loaded.get(locale);
  if (there !== undefined) return there;
  const words = makeWords(locale, (await FILES[locale]()).default);
  loaded.set(locale, words);
  for (const listener of listeners) listener();
  return words;
}

/** Until a language is there, the one that was read before stays. */
export const wordsNow = (locale: Locale): Words => loaded.get(locale) ?? [...loaded.values()].at(-1) ?? wordless;

/** Before the first language is there nothing can be said. */
const wordless: Words = Object.assign(() => '', { locale: 'en' as const });

export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
