/** What was found: clauses with the words that fit, the best first. */
import type { Term } from '@tablerunner/learning';
import { useWords } from '../i18n/use-words.ts';
import { ClauseRow } from './clause-row.tsx';
import type { ClauseTextProps } from './clause-text.tsx';
import type { Library } from './library.ts';
import type { Hit } from './search.ts';
import styles from './section-view.module.css';

export interface HitsProps {
  readonly library: Library;
  readonly hits: readonly Hit[];
  readonly query: string;
  readonly gloss: ClauseTextProps['gloss'];
  readonly onTerm: (term: Term) => void;
}

export function Hits({ library, hits, query, gloss, onTerm }: HitsProps) {
  const say = useWords();
  const { game, clauses, examples, book } = library;
  return (
    <article className={styles.section}>
      <h1>{say('rules.found', { count: hits.length })}</h1>
      {hits.length === 0 && <p className={styles.note}>{say('rules.nothing-found', { query })}</p>}
      <ol className={styles.clauses}>
        {hits.map(({ id, words }) => {
          const clause = clauses.get(id);
          return clause === undefined ? undefined : (
            <ClauseRow
              key={id}
              game={game}
              clause={clause}
              gloss={gloss}
              language={book.language}
              textOf={(other) => clauses.get(other)?.text ?? other}
              words={words}
              examples={examples.filter((one) => one.id === id || one.clauses.includes(id))}
              onTerm={onTerm}
            />
          );
        })}
      </ol>
    </article>
  );
}
