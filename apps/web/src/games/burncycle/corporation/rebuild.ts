/**
 * The corporation's last turn for a page that was opened in the middle of a match, or went back in it: all its events are
 * written once more, from the set-up of the table. Where that does not lead to the table as it stands, nothing is made up.
 */
import type { BurncycleView } from '@tablerunner/burncycle/plan';
import { canonicalJson, type Game, type GameEvent, readOptions } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';
import { shortName } from '../log/clauses.ts';
import { recordOf, type Turn } from './record.ts';

type Options = Readonly<Record<string, unknown>>;

export const hasBegun = ({ event }: { readonly event: GameEvent }): boolean => shortName(event) === 'corporation-began';

export function rebuildTurn(
  game: Game,
  options: Options,
  events: readonly SeenEvent[],
  now: BurncycleView,
): Turn | undefined {
  const from = events.findLastIndex(hasBegun);
  const wanted = canonicalJson(now);
  if (from < 0) return undefined;
  // Who comes first is drawn before there is any event, and is not to be seen any more: each in turn.
  for (const first of now.seats.keys()) {
    const start = setUp(game, { ...options, captain: now.captain }, first);
    const before = start === undefined ? undefined : after(game, start, events.slice(0, from));
    const end = before === undefined ? undefined : after(game, before, events.slice(from));
    if (before === undefined || end === undefined || canonicalJson(end) !== wanted) continue;
    return recordOf(game, before, events.slice(from), undefined);
  }
  return undefined;
}

function setUp(game: Game, options: Options, first: number): object | undefined {
  const read = readOptions(game, options);
  if (!read.ok) return undefined;
  const chance = { pick: () => first, die: () => 1, shuffle: <T>(items: readonly T[]): T[] => [...items] };
  return game.setup(read.value, game.seats(read.value), chance);
}

/** The table after the events; undefined where they are not of this table, but of one that began as a position. */
function after(game: Game, table: object, events: readonly SeenEvent[]): object | undefined {
  const state = game.view(table, '');
  try {
    for (const { event } of events) game.eventsByName.get(event.name)?.write(state, event.data);
    return state;
  } catch {
    return undefined;
  }
}
