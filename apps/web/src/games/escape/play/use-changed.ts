/** Where nothing moves on the board, what has changed keeps an outline for a second. */
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { useEffect, useRef, useState } from 'react';
import { isMotionReduced, useSettings } from '../../../app/settings.ts';
import { useTable } from '../../../table/play-context.ts';
import { changedCells } from './changed.ts';

const OUTLINED = 1_000;

export function useChanged(): ReadonlySet<Cell> | undefined {
  const { speed, motion } = useSettings();
  const seen = useTable(({ standing }) => standing?.seen);
  const events = useTable((state) => state.events);
  const [changed, setChanged] = useState<ReadonlySet<Cell> | undefined>();
  const last = useRef<{ readonly view: EscapeView; readonly n: number } | undefined>(undefined);
  const isStill = speed === 0 || isMotionReduced(motion);
  useEffect(() => {
    const view = seen?.view as EscapeView | undefined;
    const before = last.current;
    if (view === undefined) return;
    last.current = { view, n: events.at(-1)?.n ?? -1 };
    if (!isStill || before === undefined) return;
    const fresh = events.filter(({ n }) => n > before.n).map(({ event }) => event);
    const cells = changedCells(fresh, before.view, view);
    if (cells.size > 0) setChanged(cells);
  }, [seen, events, isStill]);
  useEffect(() => {
    if (changed === undefined) return;
    const timer = setTimeout(() => setChanged(undefined), OUTLINED);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
