/** The rulebooks of all games, to go from one to another. */
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { OFFERS } from '../lobby/offers.ts';
import styles from './books.module.css';

export function Books({ game }: { readonly game: string }) {
  const say = useWords();
  return (
    <nav className={styles.books} aria-label={say('rules.books')}>
      {OFFERS.map(({ id, name }) => (
        <Link key={id} href={`/rules/${id}`} className={styles.book} aria-current={id === game ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
