/** Finds words of a game's glossary in sentences; each glossary is loaded once, and quietly. */
import type { Locale } from '@tablerunner/language';
import { createGlosser, type Piece, readGlossary, type Term } from '@tablerunner/learning';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';

export type Glosser = (sentence: string) => readonly Piece[];

const plain: Glosser = (sentence) => [{ text: sentence }];
const glossers = new Map<string, Glosser>();
let loading: Promise<Readonly<Record<string, string>>> | undefined;

export async function loadGlosser(game: string, locale: Locale): Promise<Glosser> {
  loading ??= import('./texts/glossary.ts').then(({ texts }) => texts);
  const texts = await loading;
  const [, text = ''] = Object.entries(texts).find(([path]) => path.includes(`/games/${game}/`)) ?? [];
  const key = `${game}/${locale}`;
  const terms: readonly Term[] = readGlossary(text);
  const made = glossers.get(key) ?? createGlosser(terms, locale);
  glossers.set(key, made);
  return made;
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
