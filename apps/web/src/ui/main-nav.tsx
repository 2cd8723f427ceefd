/** The links to the pages, on wide windows. */
import { Link, useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import styles from './main-nav.module.css';
import { isAt, PAGES } from './pages.ts';

export function MainNav() {
  const say = useWords();
  const [path] = useLocation();
  return (
    <nav className={styles.nav} aria-label={say('app.pages')}>
      {PAGES.map(({ to, key }) => (
        <Link key={to} href={to} className={styles.link} aria-current={isAt(path, to) ? 'page' : undefined}>
          {say(key)}
        </Link>
      ))}
    </nav>
  );
}
