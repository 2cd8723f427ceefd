/** The record of the corporation's turn: worked out when the page is opened, and kept while events come in. */
import type { BurncycleView } from '@tablerunner/burncycle/plan';
import type { SeenEvent } from '@tablerunner/table';
import { useEffect, useState } from 'react';
import { useTable } from '../../../table/play-context.ts';
import { game } from '../shared.ts';
import { hasBegun, rebuildTurn } from './rebuild.ts';
import { recordOf, type Turn } from './record.ts';

interface Kept {
  /** The table as it was last seen, and the number of its last event. */
  readonly view: BurncycleView;
  readonly n: number;
  readonly turn: Turn | undefined;
}

/** By table: a screen that turns to another seat of the same person draws the whole table anew, and goes on from here. */
const known = new Map<string, Kept>();

/** `lost`: there was a turn, but what was before it cannot be known here. */
export function useTurn(): Turn | 'lost' | undefined {
  const id = useTable((state) => state.id);
  const options = useTable((state) => state.info?.options);
  const standing = useTable((state) => state.standing);
  const events = useTable((state) => state.events);
  const [kept, setKept] = useState(() => known.get(id));
  useEffect(() => {
    if (standing === undefined || options === undefined) return;
    const view = standing.seen.view as BurncycleView;
    const n = events.at(-1)?.n ?? -1;
    const before = known.get(id);
    const now =
      before === undefined || n < before.n ? rebuildTurn(game, options, events, view) : goOn(before, n, events);
    const fresh = { view, n, turn: now };
    known.set(id, fresh);
    setKept(fresh);
  }, [id, options, standing, events]);
  if (kept === undefined || kept.turn !== undefined) return kept?.turn;
  return kept.view.round > 1 || events.some(hasBegun) ? 'lost' : undefined;
}

const goOn = ({ view, n, turn }: Kept, last: number, events: readonly SeenEvent[]): Turn | undefined =>
  last === n
    ? turn
    : recordOf(
        game,
        view,
        events.filter((event) => event.n > n),
        turn,
      );
