/** Where the program differs from the table: what it had to decide, area by area, with the clauses concerned. */
import type { Term } from '@tablerunner/learning';
import { useWords } from '../i18n/use-words.ts';
import { ClauseText, type ClauseTextProps } from './clause-text.tsx';
import type { Library } from './library.ts';
import styles from './section-view.module.css';

export interface DifferencesViewProps {
  readonly library: Library;
  readonly gloss: ClauseTextProps['gloss'];
  readonly gameName: string;
  readonly onTerm: (term: Term) => void;
}

export function DifferencesView({ library, gloss, gameName, onTerm }: DifferencesViewProps) {
  const say = useWords();
  const { game, book, differences } = library;
  const { notes, areas, language } = differences;
  const own = language === book.language ? undefined : language;
  const sentence = (text: string) => (
    <ClauseText game={game} text={text} gloss={gloss} language={language} onTerm={onTerm} />
  );
  return (
    <article className={styles.section}>
      <p className={styles.crumbs}>{gameName}</p>
      <h1>{say('rules.differences')}</h1>
      {own !== undefined && <p className={styles.note}>{say('rules.untranslated')}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.note} lang={own}>
          {sentence(note)}
        </p>
      ))}
      {areas.map(({ title, points }) => (
        <section key={title} className={styles.area} lang={own}>
          <h2>{title}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{sentence(point)}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
