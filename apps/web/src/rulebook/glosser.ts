/** Finds words of a game's glossary in sentences; each glossary is loaded once, and quietly. */
import type { Locale } from '@tablerunner/language';
import { createGlosser, type Piece, readGlossary, type Term } from '@tablerunner/learning';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { texts } from './texts/glossary.ts';

export type Glosser = (sentence: string) => readonly Piece[];

const plain: Glosser = (sentence) => [{ text: sentence }];
const glossers = new Map<string, Glosser>();

export async function loadGlosser(game: string, locale: Locale): Promise<Glosser> {
  const key = `${game}/${locale}`;
  const made = glossers.get(key) ?? createGlosser(await loadTerms(game, locale), locale);
  glossers.set(key, made);
  return made;
}

async function loadTerms(game: string, locale: Locale): Promise<readonly Term[]> {
  const text = async (language: Locale): Promise<string> => {
    const load = Object.entries(texts).find(([path]) =>
      path.endsWith(`/games/${game}/rulebook/${language}/glossary.md`),
    );
    return (await load?.[1]()) ?? '';
  };
  const [english, own] = await Promise.all([text('en'), locale === 'en' ? '' : text(locale)]);
  return readGlossary(english, locale, own);
}

/** Plain text until the glossary is there. */
export function useGlosser(game: string): Glosser {
  const locale = useSettings((settings) => settings.locale);
  const [, setLoaded] = useState('');
  const key = `${game}/${locale}`;
  useEffect(() => {
    if (glossers.has(key)) return;
    let wanted = true;
    void loadGlosser(game, locale).then(
      () => wanted && setLoaded(key),
      () => undefined, // without network there are no meanings, and everything else goes on
    );
    return () => {
      wanted = false;
    };
  }, [game, locale, key]);
  return glossers.get(key) ?? plain;
}
