/** The table laid out: who at the left, the board with the dock in the middle, why and what happened at the right. */
import { ListOrdered, Map as MapSign, Users } from 'lucide-react';
import { useState } from 'react';
import { PageFrame } from '../ui/page-frame.tsx';
import { BackRequest } from './back-request.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { LogPanel } from './log-panel.tsx';
import { usePlay, useTable } from './play-context.ts';
import { TableBar } from './table-bar.tsx';
import { TableTools } from './table-tools.tsx';
import styles from './table-view.module.css';

const TABS = [
  { id: 'board', key: 'table.tab-table', Sign: MapSign },
  { id: 'who', key: 'table.squads', Sign: Users },
  { id: 'log', key: 'table.log', Sign: ListOrdered },
] as const;

type Tab = (typeof TABS)[number]['id'];

export function TableView() {
  const { ui, say, speaker } = usePlay();
  const [tab, setTab] = useState<Tab>('board');
  const seen = useTable(({ standing }) => standing?.seen);
  const scenario = seen === undefined ? '' : ui.subject(seen, speaker);
  return (
    <PageFrame
      title={say('table.title', { game: speaker.name(ui.game.id), scenario })}
      game={ui.game.id}
      full
      bar={<TableBar />}
      tools={<TableTools />}
      skip={[
        { to: 'decision', text: say('table.skip-decision') },
        { to: 'board', text: say('table.skip-board') },
        { to: 'log', text: say('table.skip-log') },
      ]}
      tabs={
        <nav className={styles.tabs} aria-label={say('table.parts')}>
          {TABS.map(({ id, key, Sign }) => (
            <button key={id} type="button" className={styles.tab} aria-pressed={tab === id} onClick={() => setTab(id)}>
              <Sign size={22} aria-hidden="true" />
              {say(key)}
            </button>
          ))}
        </nav>
      }
    >
      <h1 className="visually-hidden">{say('table.title', { game: speaker.name(ui.game.id), scenario })}</h1>
      <ConnectionNote />
      <div className={styles.table} data-tab={tab}>
        <div className={styles.strip}>
          <ui.Strip />
        </div>
        <section className={styles.middle} id="board" tabIndex={-1} aria-label={say('table.board')}>
          <ui.Board />
          <BackRequest />
          <ui.Dock />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to scroll it */}
        <aside className={styles.why} aria-label={say('table.why')} tabIndex={0}>
          <ui.Why />
          <ui.Roll />
        </aside>
        <aside className={styles.who} aria-label={say('table.squads')}>
          <ui.Rail />
        </aside>
        <aside className={styles.log} aria-label={say('table.log')}>
          <LogPanel />
        </aside>
      </div>
    </PageFrame>
  );
}
