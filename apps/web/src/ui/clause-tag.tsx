/** The number of a clause, like the reference on a drawing: a link into the rulebook. */
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import styles from './clause-tag.module.css';

export interface ClauseTagProps {
  readonly game: string;
  readonly clause: string;
  /** `plain` stands inside a sentence. */
  readonly plain?: boolean;
  /** In long lists clauses are no tab stops: the list has keys of its own to go through them. */
  readonly isStop?: boolean;
}

/** Clauses of the table itself belong to no game's rulebook. */
const isTableClause = (clause: string): boolean => clause.startsWith('ENG-');

export function ClauseTag({ game, clause, plain = false, isStop = true }: ClauseTagProps) {
  const say = useWords();
  const look = plain ? styles.plain : styles.tag;
  if (isTableClause(clause)) return <span className={look}>{clause}</span>;
  return (
    <Link
      href={`/rules/${game}/${clause}`}
      className={look}
      aria-label={say('ui.clause', { clause })}
      {...(isStop ? {} : { tabIndex: -1 })}
    >
      {clause}
    </Link>
  );
}
