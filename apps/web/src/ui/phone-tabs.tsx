/** The tabs at the bottom of a phone. */
import { BookOpen, GraduationCap, LayoutGrid, List } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import type { MessageKey } from '../i18n/words.ts';
import { isAt } from './pages.ts';
import styles from './phone-tabs.module.css';

const TABS: readonly { readonly to: string; readonly key: MessageKey; readonly Sign: typeof List }[] = [
  { to: '/', key: 'nav.play', Sign: LayoutGrid },
  { to: '/replays', key: 'nav.replays', Sign: List },
  { to: '/lessons', key: 'nav.lessons', Sign: GraduationCap },
  { to: '/rules/escape', key: 'nav.rules-short', Sign: BookOpen },
];

export function PhoneTabs() {
  const say = useWords();
  const [path] = useLocation();
  return (
    <nav className={styles.tabs} aria-label={say('app.pages')}>
      {TABS.map(({ to, key, Sign }) => (
        <Link key={to} href={to} className={styles.tab} aria-current={isAt(path, to) ? 'page' : undefined}>
          <Sign size={22} aria-hidden="true" />
          {say(key)}
        </Link>
      ))}
    </nav>
  );
}
