/** The tree of topics: chapters with their sections, and how many clauses each holds. */
import { BookA, ChevronDown, ChevronRight, CircleDashed, ListChecks, Scale, Split } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { classes } from '../ui/classes.ts';
import { type Spot, sectionPath } from './address.ts';
import type { Library } from './library.ts';
import styles from './topics.module.css';

const SIGNS = { rulings: Scale, examples: ListChecks, gaps: CircleDashed } as const;

export interface TopicsProps {
  readonly library: Library;
  readonly spot: Spot | undefined;
  /** What is open instead of a section. */
  readonly page: 'glossary' | 'differences' | undefined;
}

export function Topics({ library, spot, page }: TopicsProps) {
  const say = useWords();
  const { game, book, glossary, differences } = library;
  const points = differences.areas.reduce((sum, area) => sum + area.points.length, 0);
  const rules = book.chapters.filter(({ kind }) => kind === 'rules');
  const others = book.chapters.filter(({ kind }) => kind !== 'rules');
  const count = (chapter: (typeof rules)[number]): number =>
    chapter.sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const sections = (chapter: (typeof rules)[number]) => (
    <ul>
      {chapter.sections.map((section) => (
        <li key={section.id}>
          <Link
            href={sectionPath(game, { chapter, section })}
            className={classes(styles.link, styles.inner)}
            aria-current={page === undefined && spot?.section.id === section.id ? 'page' : undefined}
          >
            <span>{section.title}</span>
            <span className={styles.count}>{section.clauses.length}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.topics} aria-label={say('rules.topics')}>
      <ul>
        {[...rules, ...others].map((chapter) => {
          const isOpen = page === undefined && spot?.chapter.id === chapter.id;
          const [first] = chapter.sections;
          const Sign = chapter.kind === 'rules' ? (isOpen ? ChevronDown : ChevronRight) : SIGNS[chapter.kind];
          const hasParts = chapter.sections.length > 1;
          return first === undefined ? undefined : (
            <li key={chapter.id} className={chapter === others[0] ? styles.apart : undefined}>
              <Link
                href={sectionPath(game, { chapter, section: first })}
                className={classes(styles.link, isOpen && styles.open)}
                aria-current={isOpen && !hasParts ? 'page' : undefined}
              >
                <Sign size={16} aria-hidden="true" />
                <span>{chapter.title}</span>
                <span className={styles.count}>{count(chapter)}</span>
              </Link>
              {isOpen && hasParts && sections(chapter)}
            </li>
          );
        })}
        {points > 0 && (
          <li>
            <Link
              href={`/rules/${game}/differences`}
              className={styles.link}
              aria-current={page === 'differences' ? 'page' : undefined}
            >
              <Split size={16} aria-hidden="true" />
              <span>{say('rules.differences')}</span>
              <span className={styles.count}>{points}</span>
            </Link>
          </li>
        )}
        <li>
          <Link
            href={`/rules/${game}/glossary`}
            className={styles.link}
            aria-current={page === 'glossary' ? 'page' : undefined}
          >
            <BookA size={16} aria-hidden="true" />
            <span>{say('rules.glossary')}</span>
            <span className={styles.count}>{glossary.length}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
