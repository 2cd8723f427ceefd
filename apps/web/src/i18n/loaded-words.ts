/** The interface's sentences by language and part, each loaded when somebody wants to read it. */
import type { Locale } from '@tablerunner/language';
import { type Messages, makeWords, type Words } from './make-words.ts';
import { PARTS, type Part } from './parts.ts';

type Load = () => Promise<{ readonly default: Partial<Messages> }>;

const FILES: Readonly<Record<Locale, Readonly<Record<Part, Load>>>> = {
  en: { first: () => import('./messages/en.json?first'), rest: () => import('./messages/en.json?rest') },
  fr: { first: () => import('./messages/fr.json?first'), rest: () => import('./messages/fr.json?rest') },
  it: { first: () => import('./messages/it.json?first'), rest: () => import('./messages/it.json?rest') },
};

/** What is loaded of a language. */
interface Loaded {
  readonly words: Words;
  readonly parts: readonly Part[];
}

const loaded = new Map<Locale, Loaded>();
const listeners = new Set<() => void>();
let wanted: readonly Part[] = PARTS;

export async function loadWords(locale: Locale): Promise<Words> {
  const parts = wanted;
  const there = loaded.get(locale);
  if (there !== undefined && there.parts.length >= parts.length) return there.words;
  const files = await Promise.all(parts.map((part) => FILES[locale][part]()));
  if (parts !== wanted) return loadWords(locale); // more was wanted meanwhile
  const messages = Object.assign({}, ...files.map((file) => file.default)) as Messages;
  const words = makeWords(locale, messages);
  loaded.set(locale, { words, parts });
  for (const listener of listeners) listener();
  return words;
}

/** What the first page needs: as long as nobody wants more, other languages come so too. */
export function loadFirstWords(locale: Locale): Promise<Words> {
  wanted = ['first'];
  return loadWords(locale);
}

/** All sentences, of the languages that were read so far and of those to come. */
export async function loadAllWords(): Promise<void> {
  wanted = PARTS;
  await Promise.all([...loaded.keys()].map(loadWords));
}

/** Until a language is there, the one that was read before stays. */
export const wordsNow = (locale: Locale): Words =>
  (loaded.get(locale) ?? [...loaded.values()].at(-1))?.words ?? wordless;

/** Before the first language is there nothing can be said. */
const wordless: Words = Object.assign(() => '', { locale: 'en' as const });

export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
