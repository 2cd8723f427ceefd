/** Beside the clauses: the word one asked about, the clauses that need the chosen one, the rulings it rests on. */
import { LOCALES } from '@tablerunner/language';
import type { Term } from '@tablerunner/learning';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Label } from '../ui/label.tsx';
import { lastTable } from './last-table.ts';
import type { Library } from './library.ts';
import styles from './side-panel.module.css';
import { decisionOf } from './title-of.ts';

export interface SidePanelProps {
  readonly library: Library;
  readonly term: Term | undefined;
  readonly clause: string | undefined;
}

const MOST_CLAUSES = 8;

export function SidePanel({ library, term, clause: id }: SidePanelProps) {
  const say = useWords();
  const { game, clauses, mentionedBy } = library;
  const clause = id === undefined ? undefined : clauses.get(id);
  const needing = id === undefined ? [] : (mentionedBy.get(id) ?? []);
  const rulings = (clause?.mentions ?? []).flatMap((other) => {
    const found = clauses.get(other);
    return found?.chapter.kind === 'rulings' ? [found] : [];
  });
  const back = lastTable();
  return (
    <aside className={styles.panel} aria-label={say('rules.beside')}>
      {back !== undefined && (
        <section className={styles.part}>
          <h2>
            <Label>{say('rules.from-match')}</Label>
          </h2>
          <Link href={back} className={styles.back}>
            <ArrowLeft size={16} aria-hidden="true" />
            {say('rules.back-to-table')}
          </Link>
        </section>
      )}
      <section className={styles.part} aria-live="polite">
        <h2>
          <Label>{say('rules.term')}</Label>
        </h2>
        {term === undefined ? (
          <p className={styles.hint}>{say('rules.term-hint')}</p>
        ) : (
          <>
            <p className={styles.word}>{term.name}</p>
            <p lang={term.language}>{term.meaning}</p>
            <dl className={styles.languages}>
              {LOCALES.filter((locale) => locale !== 'en').map((locale) => (
                <div key={locale}>
                  <dt>{locale.toUpperCase()}</dt>
                  <dd lang={locale}>{(term.words[locale] ?? []).join(', ')}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      {needing.length > 0 && (
        <section className={styles.part}>
          <h2>
            <Label>{say('rules.needing')}</Label>
          </h2>
          <ul className={styles.list}>
            {needing.slice(0, MOST_CLAUSES).map((other) => (
              <li key={other}>
                <ClauseTag game={game} clause={other} />
                <span>{clauses.get(other)?.section.title}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rulings.map((ruling) => (
        <section key={ruling.id} className={styles.part}>
          <h2 className={styles.ruling}>
            <Label>{say('rules.ruling')}</Label>
            <ClauseTag game={game} clause={ruling.id} />
          </h2>
          <p lang={ruling.language}>{decisionOf(ruling.text)}</p>
        </section>
      ))}
    </aside>
  );
}
