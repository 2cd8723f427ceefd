/** The table laid out: who at the left, the board with the dock in the middle, why and what happened at the right. */
import { Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { BackRequest } from './back-request.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { DiceAlarm } from './dice-alarm.tsx';
import type { LogLine } from './game-ui.ts';
import { Log, useLines } from './log-panel.tsx';
import { titleOf } from './names.ts';
import { OriginNote } from './origin-note.tsx';
import { usePlay, useTable } from './play-context.ts';
import { SheetHandle, type Stop } from './sheet-handle.tsx';
import { TableBar } from './table-bar.tsx';
import { type Tab, TableTabs } from './table-tabs.tsx';
import { TableTools } from './table-tools.tsx';
import styles from './table-view.module.css';

export function TableView() {
  const { ui, say, speaker } = usePlay();
  const [tab, setTab] = useState<Tab>('board');
  const [stop, setStop] = useState<Stop>('half');
  const seen = useTable(({ standing }) => standing?.seen);
  const length = useTable(({ standing }) => standing?.length);
  const isSending = useTable((state) => state.isSending);
  const alarm = useTable((state) => state.alarm);
  const origin = useTable(({ info }) => info?.origin);
  const lines = useLines();
  const unread = useUnread(lines, tab === 'log');
  const title = titleOf(speaker.name(ui.game.id), seen === undefined ? '' : ui.subject(seen, speaker), say);
  return (
    <PageFrame
      title={title}
      game={ui.game.id}
      full
      bar={<TableBar />}
      tools={<TableTools />}
      skip={[
        { to: 'decision', text: say('table.skip-decision') },
        { to: 'board', text: say('table.skip-board') },
        { to: 'log', text: say('table.skip-log') },
      ]}
      tabs={<TableTabs tab={tab} choose={setTab} unread={unread} />}
    >
      <h1 className="visually-hidden">{title}</h1>
      <ConnectionNote />
      <DiceAlarm alarm={alarm} />
      <OriginNote origin={origin} />
      <div
        className={styles.table}
        data-tab={tab}
        data-stop={stop}
        data-length={length}
        data-sending={isSending || undefined}
      >
        {/* Whoever comes by keyboard is at the decision first, then on the board above it. */}
        <div className={styles.middle}>
          <div className={styles.below}>
            <BackRequest />
            <ui.Dock />
          </div>
          <section className={styles.board} id="board" tabIndex={-1} aria-label={say('table.board')}>
            <ui.Board />
          </section>
        </div>
        <div className={styles.strip}>
          <div className={styles.squads}>
            <Button
              iconOnly
              icon={<Users size={22} aria-hidden="true" />}
              aria-expanded={tab === 'who'}
              onClick={() => setTab(tab === 'who' ? 'board' : 'who')}
            >
              {say('table.squads')}
            </Button>
          </div>
          <ui.Strip />
        </div>
        <div className={styles.right}>
          <SheetHandle stop={stop} set={setStop} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to scroll it */}
          <aside className={styles.why} aria-label={say('table.why')} tabIndex={0}>
            <ui.Why />
            <ui.Roll />
          </aside>
          <aside className={styles.who} aria-label={say('table.squads')}>
            <ui.Rail />
          </aside>
          <aside className={styles.log} aria-label={say('table.log')}>
            <Log lines={lines} />
          </aside>
        </div>
      </div>
    </PageFrame>
  );
}

/** How many lines have come since the log was looked at. */
function useUnread(lines: readonly LogLine[], isLooking: boolean): number {
  const [read, setRead] = useState<number | undefined>();
  const last = lines.at(-1)?.n;
  const isFirst = useRef(true);
  useEffect(() => {
    if (last === undefined || !(isLooking || isFirst.current)) return;
    isFirst.current = false;
    setRead(last);
  }, [last, isLooking]);
  return read === undefined ? 0 : lines.filter(({ n }) => n > read).length;
}
