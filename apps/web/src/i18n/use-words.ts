/** Words for components: the interface's own, and a game's sentences, both in the language of the settings. */
import { createSpeaker, type Locale, type Speaker } from '@tablerunner/language';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { messages } from '../insight/insight.ts';
import { loadWords, onWords, wordsNow } from './loaded-words.ts';
import type { Words } from './make-words.ts';

const speakers = new Map<string, Speaker>();
const loading = new Map<string, Promise<Speaker>>();

export function useWords(): Words {
  const locale = useSettings((settings) => settings.locale);
  useEffect(() => {
    loadWords(locale).catch(() => undefined); // without network the language before stays
  }, [locale]);
  const now = (): Words => wordsNow(locale);
  return useSyncExternalStore(onWords, now, now);
}

/** The game's sentences in one language; English stands in for what is missing. */
export function loadSpeaker(game: string, locale: Locale): Promise<Speaker> {
  const key = `${game}/${locale}`;
  const there = loading.get(key);
  if (there !== undefined) return there;
  const wanted: readonly Locale[] = locale === 'en' ? ['en'] : [locale, 'en'];
  const made = Promise.all(wanted.map(async (one) => [one, await messages(game, one)] as const)).then((all) => {
    const speaker = createSpeaker(Object.fromEntries(all), locale);
    speakers.set(key, speaker);
    return speaker;
  });
  loading.set(key, made);
  made.catch(() => loading.delete(key));
  return made;
}

/** `undefined` until the sentences are there. */
export function useSpeaker(game: string | undefined): Speaker | undefined {
  const locale = useSettings((settings) => settings.locale);
  const key = `${game}/${locale}`;
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (game === undefined || speakers.has(key)) return;
    let wanted = true;
    void loadSpeaker(game, locale).then(
      () => wanted && setLoaded(key),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, locale, key]);
  return speakers.get(key);
}
