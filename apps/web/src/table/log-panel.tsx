/** What happened: the log in sentences, the latest at the end, with places and clauses as links. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Die } from '../ui/die.tsx';
import { Label } from '../ui/label.tsx';
import { announce } from '../ui/live-region.tsx';
import type { LogLine } from './game-ui.ts';
import styles from './log-panel.module.css';
import { usePlay, useTable } from './play-context.ts';
import { SentenceWithPlaces } from './sentence.tsx';

/** So many lines are drawn at first; the rest on demand. */
const FIRST = 60;

export function LogPanel() {
  const { ui, say, speaker } = usePlay();
  const events = useTable((state) => state.events);
  const seen = useTable(({ standing }) => standing?.seen);
  const [isWhole, setWhole] = useState(false);
  const lines = useMemo(
    () => (seen === undefined ? [] : ui.lines({ events, seen, speaker, say })),
    [ui, events, seen, speaker, say],
  );
  useSpeak(lines);
  const shown = isWhole ? lines : lines.slice(-FIRST);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is brought into sight
  useEffect(() => {
    const box = end.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <>
      <header className={styles.header}>
        <Label>{say('table.log')}</Label>
        {lines.length > FIRST && !isWhole && (
          <Button kind="quiet" onClick={() => setWhole(true)}>
            {say('table.log-all', { count: lines.length })}
          </Button>
        )}
      </header>
      <div
        ref={end}
        className={styles.scroll}
        id="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={say('table.log')}
      >
        <ol className={styles.lines}>
          {shown.map((line) => (
            <LogRow key={line.n} line={line} />
          ))}
        </ol>
      </div>
    </>
  );
}

const LogRow = memo(
  function LogRow({ line }: { readonly line: LogLine }) {
    const { ui } = usePlay();
    return (
      <li className={styles[line.kind]}>
        <span className={styles.icon}>{line.icon}</span>
        <p>
          {line.dice?.map(({ face, role }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of a line never change their order
            <Die key={i} face={face} role={role} size="small" />
          ))}{' '}
          <SentenceWithPlaces text={line.text} />{' '}
          {line.clause !== undefined && <ClauseTag game={ui.game.id} clause={line.clause} plain />}
        </p>
      </li>
    );
  },
  (before, after) => before.line.text === after.line.text && before.line.n === after.line.n,
);

/** New lines are told to screen readers, one sentence each. */
function useSpeak(lines: readonly LogLine[]): void {
  const told = useRef<number | undefined>(undefined);
  useEffect(() => {
    const last = lines.at(-1);
    if (last === undefined) return;
    if (told.current !== undefined) {
      const before = told.current;
      for (const { n, text } of lines.slice(-4)) if (n > before) announce(text);
    }
    told.current = last.n;
  }, [lines]);
}
