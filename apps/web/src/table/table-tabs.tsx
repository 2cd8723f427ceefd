/** The tabs at the bottom of a phone: the parts of the table one at a time, and the way into the rulebook. */
import { BookOpen, ListOrdered, Map as MapSign, Users } from 'lucide-react';
import { Link } from 'wouter';
import { usePlay } from './play-context.ts';
import styles from './table-tabs.module.css';

const TABS = [
  { id: 'board', key: 'table.tab-table', Sign: MapSign },
  { id: 'who', key: 'table.squads', Sign: Users },
  { id: 'log', key: 'table.tab-log', Sign: ListOrdered },
] as const;

export type Tab = (typeof TABS)[number]['id'];

interface TableTabsProps {
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
  /** Lines of the log that came while something else was looked at. */
  readonly unread: number;
}

export function TableTabs({ tab, choose, unread }: TableTabsProps) {
  const { ui, say } = usePlay();
  return (
    <nav className={styles.tabs} aria-label={say('table.parts')}>
      {TABS.map(({ id, key, Sign }) => (
        <button key={id} type="button" className={styles.tab} aria-pressed={tab === id} onClick={() => choose(id)}>
          <span className={styles.sign}>
            <Sign size={22} aria-hidden="true" />
            {id === 'log' && unread > 0 && (
              <b className={styles.badge} aria-hidden="true">
                {unread > 99 ? '99+' : unread}
              </b>
            )}
          </span>
          {say(key)}
          {id === 'log' && unread > 0 && (
            <span className="visually-hidden">{say('table.new-lines', { count: unread })}</span>
          )}
        </button>
      ))}
      <Link className={styles.tab} href={`/rules/${ui.game.id}`}>
        <BookOpen size={22} aria-hidden="true" />
        {say('nav.rules-short')}
      </Link>
    </nav>
  );
}
