/** The text of a clause: other clauses as links, words of the glossary to be asked about, words searched for marked. */
import { type Prose, readProse, type Term } from '@tablerunner/learning';
import type { ReactNode } from 'react';
import { ClauseTag } from '../ui/clause-tag.tsx';
import styles from './clause-text.module.css';
import { GlossWord } from './gloss-word.tsx';
import { keepTogether } from './keep-together.ts';
import { markWords } from './search.ts';

export interface ClauseTextProps {
  readonly game: string;
  readonly text: string;
  readonly gloss: (sentence: string, language: string) => readonly { readonly text: string; readonly term?: Term }[];
  /** The language that it is written in. */
  readonly language: string;
  readonly words?: readonly string[];
  readonly onTerm?: ((term: Term) => void) | undefined;
}

const NO_WORDS: readonly string[] = [];

/** What stands where never changes while a text is shown, so the place is key enough. */
const numbered = <T,>(items: readonly T[], show: (item: T, key: string) => ReactNode): ReactNode =>
  items.map((item, i) => show(item, `${i}`));

export function ClauseText({ game, text, gloss, language, words = NO_WORDS, onTerm }: ClauseTextProps) {
  const plain = (part: string): ReactNode =>
    numbered(markWords(part, words), (piece, key) => (piece.isHit ? <mark key={key}>{piece.text}</mark> : piece.text));
  const showText = (part: string): ReactNode =>
    numbered(gloss(part, language), ({ text: piece, term }, key) =>
      term === undefined ? (
        <span key={key}>{plain(piece)}</span>
      ) : (
        <GlossWord key={key} term={term} onTerm={onTerm}>
          {plain(piece)}
        </GlossWord>
      ),
    );
  const show = (piece: Prose, key: string): ReactNode => {
    if (piece.kind === 'clause') return <ClauseTag key={key} game={game} clause={piece.id} plain />;
    if (piece.kind === 'code') return <code key={key}>{piece.text}</code>;
    if (piece.kind === 'strong') return <strong key={key}>{plain(piece.text)}</strong>;
    if (piece.kind === 'emphasis') return <em key={key}>{plain(piece.text)}</em>;
    return <span key={key}>{showText(piece.text)}</span>;
  };
  return <span className={styles.text}>{numbered(readProse(keepTogether(text, language)), show)}</span>;
}
