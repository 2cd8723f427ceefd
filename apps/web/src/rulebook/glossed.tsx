/** Any sentence of a game with the words of its glossary to be asked about: for the log, replays and lessons. */
import { GlossWord } from './gloss-word.tsx';
import { useGlosser } from './glosser.ts';

export interface GlossedProps {
  readonly game: string;
  readonly text: string;
  /** In long lists the words are no tab stops: hover, a tap and a reader's own keys find them. */
  readonly isStop?: boolean;
}

export function Glossed({ game, text, isStop = true }: GlossedProps) {
  const gloss = useGlosser(game);
  return gloss(text).map(({ text: piece, term }, i) =>
    term === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never change their places
      <GlossWord key={i} term={term} isStop={isStop}>
        {piece}
      </GlossWord>
    ),
  );
}
