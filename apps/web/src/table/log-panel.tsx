/** What happened: the log in sentences, the latest at the end, with places and clauses as links. */
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Die } from '../ui/die.tsx';
import { Label } from '../ui/label.tsx';
import { announce } from '../ui/live-region.tsx';
import type { LogLine } from './game-ui.ts';
import styles from './log-panel.module.css';
import { usePlay, useTable } from './play-context.ts';
import { SentenceWithPlaces } from './sentence.tsx';
import { type Moment, shownEvents } from './shown.ts';
import { useRested } from './use-rested.ts';

/** So many lines are drawn at first; the rest on demand. */
const FIRST = 60;

/** The log of the table as far as it is shown, made anew with every standing and every moment. */
export function useLines(): readonly LogLine[] {
  const { ui, say, speaker } = usePlay();
  const events = useTable((state) => state.events);
  const shown = useTable((state) => state.shown);
  const seen = useTable(({ standing }) => standing?.seen);
  const rested = useRested(shown);
  const lines = useMemo(
    () => (seen === undefined ? [] : ui.lines({ events: shownEvents(events, shown), seen, speaker, say })),
    [ui, events, shown, seen, speaker, say],
  );
  return useMemo(() => linesTold(lines, shown, rested), [lines, shown, rested]);
}

/** Dice that still tumble are not read out: their line comes when they lie. */
export function linesTold(
  lines: readonly LogLine[],
  shown: Moment | undefined,
  rested: number | undefined,
): readonly LogLine[] {
  if (shown === undefined || rested === shown.n || !shown.event.name.endsWith('rolled')) return lines;
  return lines.filter(({ dice, last }) => dice === undefined || last !== shown.n);
}

export const LogPanel = () => <Log lines={useLines()} />;

export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const { say } = usePlay();
  const [isWhole, setWhole] = useState(false);
  useSpeak(lines);
  const shown = isWhole ? lines : lines.slice(-FIRST);
  const end = useEndInSight(lines.length);
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
        aria-describedby="log-keys"
        onKeyDown={walk}
      >
        <p id="log-keys" hidden>
          {say('table.log-keys')}
        </p>
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
          <SentenceWithPlaces text={line.text} isStop={false} />{' '}
          {line.clause !== undefined && <ClauseTag game={ui.game.id} clause={line.clause} plain isStop={false} />}
        </p>
      </li>
    );
  },
  (before, after) => before.line.text === after.line.text && before.line.n === after.line.n,
);

/** Which of so many words the keys lead to from one of them; from the log itself the last one comes first. */
export function nextWord(count: number, now: number, key: string): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowRight') return now < 0 ? count - 1 : Math.min(count - 1, now + 1);
  if (key === 'ArrowLeft') return now < 0 ? count - 1 : Math.max(0, now - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The log is one tab stop: inside it left and right go through places, words of the glossary and clauses. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const to = nextWord(words.length, words.indexOf(document.activeElement as HTMLElement), event.key);
  if (to === undefined) return;
  event.preventDefault();
  words[to]?.focus();
}

/** The latest line is kept in sight, also when the log is shown after it was hidden. */
function useEndInSight(count: number) {
  const own = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is brought into sight
  useEffect(() => {
    const box = own.current;
    if (box === null) return;
    let height = -1;
    const watch = new ResizeObserver(() => {
      if (height <= 0) box.scrollTop = box.scrollHeight;
      height = box.clientHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [count]);
  return own;
}

/** Readers are told after so many milliseconds: what happens in quick succession is told in one breath. */
const BREATH = 800;

/** What is still to be told, by line: one that goes on, as a walk does, is told as it is in the end. */
export function addToTell(
  untold: ReadonlyMap<number, string>,
  lines: readonly LogLine[],
  told: number,
): ReadonlyMap<number, string> {
  const added = lines.filter(({ last }) => last > told).map(({ n, text }) => [n, text] as const);
  return new Map([...untold, ...added].sort(([one], [other]) => one - other));
}

/** All new lines are told to screen readers, in their order. */
function useSpeak(lines: readonly LogLine[]): void {
  const told = useRef<number | undefined>(undefined);
  const untold = useRef<ReadonlyMap<number, string>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const latest = Math.max(-1, ...lines.slice(-FIRST).map(({ last }) => last));
    const before = Math.min(told.current ?? latest, latest); // after an undo the log is shorter
    told.current = latest;
    untold.current = addToTell(untold.current, lines, before);
    if (untold.current.size === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      announce([...untold.current.values()].join(' '));
      untold.current = new Map();
    }, BREATH);
  }, [lines]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
