/** Watches a table for its replay: what is known of a running match grows with it, and the whole match comes at its end. */
import type { MatchSave, MatchView } from '@tablerunner/engine';
import { type HostMessage, type TableInfo, type Told, tellTrouble } from '@tablerunner/table';
import type { Link, LinkListener } from '../link/link.ts';
import {
  type ReplaySource,
  type Running,
  type RunningHost,
  type SourceTable,
  sourceOfTable,
  tellOnce,
} from './source.ts';

export type Loaded =
  | { readonly source: ReplaySource; readonly problem?: undefined }
  | { readonly source?: undefined; readonly problem: Told }
  /** The match has not begun: there is nothing to show yet. */
  | { readonly source?: undefined; readonly problem?: undefined };

/** What watching needs of the page around it; tests bring their own. */
export interface WatchWorld {
  open(on: LinkListener): Link;
  /** The match file; a server gives it out at the end. */
  file(): Promise<MatchSave>;
  whole(save: MatchSave, table: SourceTable): Promise<ReplaySource>;
  /** Whether the file is given out while the match runs. */
  readonly isOpenBook: boolean;
  /** The seats of this browser's person, besides the one that the host tells. */
  readonly mine: readonly string[];
  tell: Parameters<typeof tellOnce>[0];
  /** Remembers what was seen of the dice: of a match that is watched from here too. */
  see(info: TableInfo, length: number): void;
}

/** Where several sit at one screen the replay of a running match shows what all of them may see, and nobody's own view. */
export const secretToWatch = (seats: readonly (readonly [seat: string, secret: string])[]): string | undefined =>
  seats.length === 1 ? seats[0]?.[1] : undefined;

/** Gives back how to stop. `told` is called again whenever there is more to see. */
export function watchTable(world: WatchWorld, told: (loaded: Loaded) => void): () => void {
  const waiting = new Map<string, { resolve(seen: MatchView): void; reject(error: unknown): void }>();
  let asked = 0;
  let running: Running | undefined;
  let host: RunningHost | undefined;
  let isWhole = false;

  const look = (at: number): Promise<MatchView> =>
    new Promise((resolve, reject) => {
      asked += 1;
      const id = `look-${asked}`;
      waiting.set(id, { resolve, reject });
      link.send({ type: 'look', id, at });
    });

  const show = (now: Running): void => {
    running = now;
    if (now.seen.outcome === undefined) {
      host ??= { look, tell: tellOnce(world.tell), file: world.isOpenBook ? () => world.file() : undefined };
      told({ source: sourceOfTable(now, host) });
    } else if (!isWhole) {
      isWhole = true;
      world
        .file()
        .then((save) => world.whole(save, now.table))
        .then(
          (source) => told({ source }),
          (error: unknown) => told({ problem: tellTrouble(error) }),
        );
    }
  };

  const begin = ({ table: info, viewer, standing, events }: HostMessage & { type: 'table' }): void => {
    host = undefined; // the past has changed: events with the same numbers may tell something else now
    world.see(info, standing.length);
    const isSeat = info.seats.some(({ seat }) => seat === viewer);
    const mine = [...new Set([...world.mine, ...(isSeat ? [viewer] : [])])];
    show({ table: { info, mine }, viewer, events, seen: standing.seen, length: standing.length });
  };

  const grow = ({ standing, events }: HostMessage & { type: 'update' }): void => {
    if (running === undefined) return;
    const known = running.events.at(-1)?.n ?? -1;
    const fresh = events.filter(({ n }) => n > known);
    if (fresh.length > 0 || standing.seen.outcome !== running.seen.outcome)
      show({ ...running, events: [...running.events, ...fresh], seen: standing.seen, length: standing.length });
  };

  const settle = (
    id: string,
    how: (asked: { resolve(seen: MatchView): void; reject(error: unknown): void }) => void,
  ) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one !== undefined) how(one);
  };

  const link = world.open({
    message(message) {
      if (message.type === 'gathering') told({});
      if (message.type === 'table') begin(message);
      if (message.type === 'update') grow(message);
      if (message.type === 'looked') settle(message.id, ({ resolve }) => resolve(message.seen));
      if (message.type === 'refused') settle(message.id, ({ reject }) => reject(message.refusal));
      if (message.type === 'problem') {
        if (message.id !== undefined) settle(message.id, ({ reject }) => reject(message));
        else if (running === undefined) told({ problem: message });
      }
    },
    state: () => undefined,
  });

  return () => link.close();
}
