/** A place that a sentence of the log names: it is brought into sight and outlined for a moment. */
import { type Cell, parseCell } from '@tablerunner/geometry';
import { useEffect, useState } from 'react';
import { bringIntoSight } from '../table/in-sight.ts';
import { SHOW_PLACE } from '../table/sentence.tsx';
import type { Plan } from './measure.ts';

const OUTLINED = 2000;

export function useMarkedPlace(plan: Plan | undefined, setCursor: (cell: Cell) => void): Cell | undefined {
  const [marked, setMarked] = useState<Cell | undefined>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event): void => {
      const name = String((event as CustomEvent<string>).detail).replace(/[nesw]$/, '');
      const cell = plan === undefined ? undefined : parseCell(plan.grid, name);
      if (cell === undefined) return;
      setCursor(cell);
      setMarked(cell);
      showCell(cell);
      clearTimeout(timer);
      timer = setTimeout(() => setMarked(undefined), OUTLINED);
    };
    addEventListener(SHOW_PLACE, show);
    return () => removeEventListener(SHOW_PLACE, show);
  }, [plan, setCursor]);
  return marked;
}

/** Where the plan is larger than its frame, a cell that matters now is brought into sight. */
export function useCellInSight(cell: Cell | undefined): void {
  useEffect(() => {
    if (cell !== undefined && cell >= 0) showCell(cell);
  }, [cell]);
}

const showCell = (cell: Cell): void => bringIntoSight(document.querySelector(`[data-cell="${cell}"]`));
