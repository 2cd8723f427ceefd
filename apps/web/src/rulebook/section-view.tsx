/** A section of the rulebook: where it stands, a drawing or two, its clauses, and the way on. */
import type { Term } from '@tablerunner/learning';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { neighbours, type Spot, sectionPath } from './address.ts';
import { ClauseRow } from './clause-row.tsx';
import { ClauseText, type ClauseTextProps } from './clause-text.tsx';
import type { Library } from './library.ts';
import { PositionFigure } from './position-figure.tsx';
import styles from './section-view.module.css';
import { titleOf } from './title-of.ts';

export interface SectionViewProps {
  readonly library: Library;
  readonly spot: Spot;
  readonly gloss: ClauseTextProps['gloss'];
  readonly gameName: string;
  readonly onTerm: (term: Term) => void;
}

/** More drawings than this and nobody reads the clauses. */
const MOST_FIGURES = 4;

export function SectionView({ library, spot, gloss, gameName, onTerm }: SectionViewProps) {
  const say = useWords();
  const own = useRef<HTMLElement>(null);
  const { game, book, clauses, examples } = library;
  const { chapter, section, clause: chosen } = spot;
  const isFirst = chapter.sections[0] === section;
  // A chapter is translated whole, its notes with it.
  const noteLanguage = section.clauses[0]?.language ?? 'en';
  const untranslated = section.clauses.some(({ language }) => language !== book.language);
  const ids = new Set(section.clauses.map(({ id }) => id));
  const figures =
    chapter.kind === 'rules'
      ? examples.filter((one) => one.clauses.some((id) => ids.has(id))).slice(0, MOST_FIGURES)
      : [];
  const { before, after } = neighbours(library, spot);
  const textOf = (id: string): string => clauses.get(id)?.text ?? id;
  useEffect(() => {
    const row = chosen === undefined ? undefined : own.current?.querySelector<HTMLElement>(`[id="${chosen}"]`);
    if (row === undefined || row === null) own.current?.parentElement?.scrollTo(0, 0);
    else {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
    }
  }, [chosen]);
  return (
    <article ref={own} className={styles.section}>
      <p className={styles.crumbs}>
        {gameName} <span aria-hidden="true">›</span> {chapter.title}
      </p>
      <h1>{section.title}</h1>
      {untranslated && <p className={styles.note}>{say('rules.untranslated')}</p>}
      {isFirst &&
        chapter.notes.map((note) => (
          <p key={note} className={styles.note} lang={noteLanguage === book.language ? undefined : noteLanguage}>
            <ClauseText game={game} text={note} gloss={gloss} language={noteLanguage} onTerm={onTerm} />
          </p>
        ))}
      {figures.length > 0 && (
        <div className={styles.figures}>
          {figures.map((example) => (
            <PositionFigure
              key={example.id}
              game={game}
              example={example}
              title={titleOf(textOf(example.id))}
              cell={figures.length > 1 ? 32 : 40}
            />
          ))}
        </div>
      )}
      {isFirst && chapter.tables.map((table) => <RuleTable key={table.head.join()} {...table} />)}
      <ol className={styles.clauses}>
        {section.clauses.map((clause) => (
          <ClauseRow
            key={clause.id}
            game={game}
            clause={clause}
            gloss={gloss}
            language={book.language}
            textOf={textOf}
            isChosen={clause.id === chosen}
            examples={examples.filter((one) => one.id === clause.id || one.clauses.includes(clause.id))}
            onTerm={onTerm}
          />
        ))}
      </ol>
      <nav className={styles.way} aria-label={say('rules.way')}>
        {before !== undefined && (
          <Link href={sectionPath(game, before)} className={styles.step}>
            <ArrowLeft size={16} aria-hidden="true" />
            {before.section.title}
          </Link>
        )}
        {after !== undefined && (
          <Link href={sectionPath(game, after)} className={styles.step}>
            {after.section.title}
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
      </nav>
    </article>
  );
}

function RuleTable({
  head,
  rows,
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                <td key={head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
