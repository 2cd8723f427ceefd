/** The record of the corporation's turn, kept while events come in. */
import { useEffect, useState } from 'react';
import { useTable } from '../../../table/play-context.ts';
import { game } from '../shared.ts';
import { recordOf, type Turn } from './record.ts';

interface Kept {
  /** The table as it was last seen, and the number of its last event. */
  readonly view: object;
  readonly n: number;
  readonly turn: Turn | undefined;
}

/** By table: a screen that turns to another seat of the same person draws the whole table anew, and goes on from here. */
const known = new Map<string, Kept>();

/** After an undo, or when the page was opened in the middle, what was before is not known: nothing is made up. */
export function useTurn(): Turn | undefined {
  const id = useTable((state) => state.id);
  const standing = useTable((state) => state.standing);
  const events = useTable((state) => state.events);
  const [turn, setTurn] = useState<Turn | undefined>(() => known.get(id)?.turn);
  useEffect(() => {
    if (standing === undefined) return;
    const n = events.at(-1)?.n ?? -1;
    const before = known.get(id);
    const fresh = before === undefined ? [] : events.filter((event) => event.n > before.n);
    const isBack = before !== undefined && n < before.n;
    const now =
      before === undefined || isBack
        ? undefined
        : fresh.length > 0
          ? recordOf(game, before.view, fresh, before.turn)
          : before.turn;
    known.set(id, { view: standing.seen.view, n, turn: now });
    setTurn(now);
  }, [id, standing, events]);
  return turn;
}
