/** Keys of the whole table: digits for action cards, D for the decision, B for the board, Escape for one step back. */
import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { usePlay, useTable } from './play-context.ts';

interface DockKeys {
  /** The cards by their IDs, in order; the last has the 9. */
  readonly cards: readonly string[];
  readonly choose: (card: string) => void;
  readonly back: () => void;
}

/** Where the keyboard enters a board: the cell of a grid that has the cursor, or a table that is one stop. */
const STOPS = 'td[tabindex="0"], [data-board-focus]';

export function useDockKeys({ cards, choose, back }: DockKeys): void {
  const { table } = usePlay();
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const isShowing = useTable(({ shown }) => shown !== undefined);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isShowing) table.finish();
      if (event.defaultPrevented || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') return back();
      if (shortcuts && event.key === 'd') document.getElementById('decision')?.focus();
      if (shortcuts && event.key === 'b') document.querySelector<HTMLElement>(`#board :is(${STOPS})`)?.focus();
      const number = shortcuts ? '123456789'.indexOf(event.key) : -1;
      const card = event.key === '9' ? cards.at(-1) : cards.slice(0, -1)[number];
      if (number < 0 || card === undefined) return;
      event.preventDefault();
      choose(card);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [cards, choose, back, shortcuts, isShowing, table]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
