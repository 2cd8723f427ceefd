/** Where a replay comes from: a whole match with every view, or a running one as its viewer may know it. */
import {
  type GameEvent,
  type MatchSave,
  type MatchView,
  type Outcome,
  SPECTATOR,
  type Viewer,
} from '@tablerunner/engine';
import type { SeenEvent, TableInfo } from '@tablerunner/table';
import { told as tellEvents, timeline, viewAt } from '../insight/insight.ts';
import type { Moment } from './story.ts';

export interface ReplaySource {
  readonly game: string;
  /** Who may be looked through the eyes of. */
  readonly viewers: readonly Viewer[];
  readonly outcome?: Outcome | undefined;
  /** The whole match, once it is over. */
  readonly save?: MatchSave;
  /** As everybody knew it before the first roll; a file alone cannot tell. */
  readonly info?: TableInfo;
  moments(viewer: Viewer): Promise<readonly Moment[]>;
  view(viewer: Viewer, at: number): Promise<MatchView>;
}

export function sourceOfSave(save: MatchSave, info?: TableInfo): Promise<ReplaySource> {
  return timeline(save, SPECTATOR).then(({ seats, outcome }) => ({
    game: save.game,
    viewers: [SPECTATOR, ...seats],
    outcome,
    save,
    ...(info === undefined ? {} : { info }),
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

/** A running match: one view only, and every earlier moment is asked of the host. */
export function sourceOfTable(
  info: TableInfo,
  viewer: Viewer,
  events: readonly SeenEvent[],
  seen: MatchView,
  look: (at: number) => Promise<MatchView>,
): ReplaySource {
  return {
    game: info.game,
    viewers: [viewer],
    info,
    moments: async () => {
      const groups = groupByLength(events);
      const told = await tellEvents(
        seen,
        events.map(({ event }) => event),
      );
      return groups.map(({ at, from, events: own }) => ({
        at,
        events: own,
        told: told.slice(from, from + own.length),
      }));
    },
    view: (_viewer, at) => look(at),
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
