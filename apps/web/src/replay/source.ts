/** Where a replay comes from: a whole match with every view, or a running one as its viewer may know it. */
import {
  type GameEvent,
  type MatchSave,
  type MatchView,
  type Outcome,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@tablerunner/engine';
import type { SeenEvent, TableInfo } from '@tablerunner/table';
import { timeline, viewAt } from '../insight/insight.ts';
import type { Moment } from './story.ts';

/** The table that a match is or was played at. */
export interface SourceTable {
  readonly info: TableInfo;
  /** The seats of this browser's person. */
  readonly mine: readonly Seat[];
}

export interface ReplaySource {
  readonly game: string;
  /** Who may be looked through the eyes of. */
  readonly viewers: readonly Viewer[];
  readonly outcome?: Outcome | undefined;
  /** The whole match, once it is over. */
  readonly save?: MatchSave;
  /** The match file, where it is given out: of a match in this browser also while it runs. */
  readonly file?: (() => Promise<MatchSave>) | undefined;
  /** What everybody knew before the first roll; a file alone cannot tell. */
  readonly table?: SourceTable | undefined;
  moments(viewer: Viewer): Promise<readonly Moment[]>;
  view(viewer: Viewer, at: number): Promise<MatchView>;
}

export function sourceOfSave(save: MatchSave, table?: SourceTable): Promise<ReplaySource> {
  return timeline(save, SPECTATOR).then(({ seats, outcome }) => ({
    game: save.game,
    viewers: [SPECTATOR, ...seats],
    outcome,
    save,
    file: async () => save,
    table,
    moments: async (viewer) => momentsOf(await timeline(save, viewer)),
    view: (viewer, at) => viewAt(save, viewer, at),
  }));
}

interface Whole {
  readonly opening: readonly GameEvent[];
  readonly openingTold: readonly GameEvent[];
  readonly entries: readonly (Moment & { readonly auto: boolean })[];
}

/** Automatic answers belong to the command before them, which has their events too. */
export function momentsOf({ opening, openingTold, entries }: Whole): readonly Moment[] {
  const moments: Moment[] = [{ at: 0, events: opening, told: openingTold }];
  for (const { at, events, told, auto } of entries) {
    const before = moments.at(-1);
    if (auto && before !== undefined) moments.splice(-1, 1, { ...before, at });
    else moments.push({ at, events, told });
  }
  return moments;
}

/** A running match as far as its viewer knows it. */
export interface Running {
  readonly table: SourceTable;
  readonly viewer: Viewer;
  readonly events: readonly SeenEvent[];
  readonly seen: MatchView;
  /** Of the log. */
  readonly length: number;
}

/** What a running match is asked for besides. */
export interface RunningHost {
  /** How the table looked after so many entries of the log. */
  look(at: number): Promise<MatchView>;
  tell(seen: MatchView, events: readonly SeenEvent[]): Promise<readonly GameEvent[]>;
  readonly file?: (() => Promise<MatchSave>) | undefined;
}

/** A running match: one view only, and every earlier moment is asked of the host. */
export function sourceOfTable({ table, viewer, events, seen, length }: Running, host: RunningHost): ReplaySource {
  return {
    game: table.info.game,
    viewers: [viewer],
    table,
    file: host.file,
    moments: async () => {
      const told = await host.tell(seen, events);
      return groupByLength(events).map(({ at, from, events: own }) => ({
        at,
        events: own,
        told: told.slice(from, from + own.length),
      }));
    },
    view: async (_viewer, at) => (at === length ? seen : await host.look(at)),
  };
}

type Tell = (seen: MatchView, events: readonly GameEvent[]) => Promise<readonly GameEvent[]>;

/** Tells each event once, however often a growing match is told anew. */
export function tellOnce(tell: Tell): RunningHost['tell'] {
  const told = new Map<number, GameEvent>();
  return async (seen, events) => {
    const fresh = events.filter(({ n }) => !told.has(n));
    const now =
      fresh.length === 0
        ? []
        : await tell(
            seen,
            fresh.map(({ event }) => event),
          );
    for (const [i, { n, event }] of fresh.entries()) told.set(n, now[i] ?? event);
    return events.map(({ n, event }) => told.get(n) ?? event);
  };
}

interface Group {
  readonly at: number;
  /** The place of its first event. */
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** Events that one command brought have the same length of the log. Where nothing has happened yet there is the beginning. */
export function groupByLength(events: readonly SeenEvent[]): readonly Group[] {
  const groups: { at: number; from: number; events: GameEvent[] }[] = [];
  for (const [from, { at, event }] of events.entries()) {
    const last = groups.at(-1);
    if (last?.at === at) last.events.push(event);
    else groups.push({ at, from, events: [event] });
  }
  return groups.length > 0 ? groups : [{ at: 0, from: 0, events: [] }];
}
