/** The record of the corporation's turn, kept while events come in. */
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../../table/play-context.ts';
import { game } from '../shared.ts';
import { recordOf, type Turn } from './record.ts';

/** After an undo, or when the page was opened in the middle, what was before is not known: nothing is made up. */
export function useTurn(): Turn | undefined {
  const standing = useTable((state) => state.standing);
  const events = useTable((state) => state.events);
  const last = useRef<{ readonly view: object; readonly n: number } | undefined>(undefined);
  const [turn, setTurn] = useState<Turn | undefined>();
  useEffect(() => {
    if (standing === undefined) return;
    const newest = events.at(-1)?.n ?? -1;
    const before = last.current;
    last.current = { view: standing.seen.view, n: newest };
    if (before === undefined) return;
    if (newest < before.n) return setTurn(undefined);
    const fresh = events.filter(({ n }) => n > before.n);
    if (fresh.length > 0) setTurn((known) => recordOf(game, before.view, fresh, known));
  }, [standing, events]);
  return turn;
}
