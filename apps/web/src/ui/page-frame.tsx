/** The frame of every page: skip links, the bar at the top, tabs at the bottom of a phone, and the page itself. */
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { classes } from './classes.ts';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import styles from './page-frame.module.css';
import { PhoneTabs } from './phone-tabs.tsx';
import { type SkipLink, SkipLinks } from './skip-links.tsx';
import { TopTools } from './top-tools.tsx';

export interface PageFrameProps {
  /** What the window is called. */
  readonly title: string;
  /** Gives the accent of a game to the page. */
  readonly game?: string | undefined;
  /** Stands in the place of the links to the other pages: what a table has to say at its top. */
  readonly bar?: ReactNode;
  /** Stands in the place of language, theme and name. */
  readonly tools?: ReactNode;
  /** Stands in the place of the tabs at the bottom of a phone; `false`: none. */
  readonly tabs?: ReactNode | false;
  /** Before the usual one, which leads to the page's content. */
  readonly skip?: readonly SkipLink[];
  /** The page fills the window and scrolls inside its parts. */
  readonly full?: boolean;
  readonly children: ReactNode;
}

export function PageFrame({ title, game, bar, tools, tabs, skip = [], full = false, children }: PageFrameProps) {
  const say = useWords();
  useEffect(() => {
    document.title = title === say('app.name') ? title : `${title} · ${say('app.name')}`;
  }, [title, say]);
  return (
    <div className={classes(styles.frame, full && styles.full, tabs !== false && styles.tabbed)} data-game={game}>
      <SkipLinks links={[...skip, { to: 'content', text: say('app.skip-to-content') }]} />
      <header className={styles.top}>
        <Link href="/" className={styles.home} aria-label={say('app.home')}>
          <Logo />
          <span className={classes(styles.name, bar !== undefined && styles.yields)}>{say('app.name')}</span>
        </Link>
        <div className={styles.bar}>{bar ?? <MainNav />}</div>
        {tools ?? <TopTools />}
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {tabs === false ? undefined : (tabs ?? <PhoneTabs />)}
    </div>
  );
}
