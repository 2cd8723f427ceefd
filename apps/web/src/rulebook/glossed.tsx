/** Any sentence of a game with the words of its glossary to be asked about: for the log, the board and the lessons. */
import { createGlosser, type Piece } from '@tablerunner/learning';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { GlossWord } from './gloss-word.tsx';
import { useLibrary } from './use-library.ts';

/** Cuts sentences into plain text and words of the glossary; plain text only until the glossary is there. */
function useGlosser(game: string | undefined): (sentence: string) => readonly Piece[] {
  const library = useLibrary(game);
  const locale = useSettings((settings) => settings.locale);
  return useMemo(
    () => createGlosser(library === undefined || library === 'none' ? [] : library.glossary, locale),
    [library, locale],
  );
}

export function Glossed({ game, text }: { readonly game: string; readonly text: string }) {
  const gloss = useGlosser(game);
  return gloss(text).map(({ text: piece, term }, i) =>
    term === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never change their places
      <GlossWord key={i} term={term}>
        {piece}
      </GlossWord>
    ),
  );
}
