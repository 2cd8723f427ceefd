/** The replay of a table: the whole match once it is over, what its viewer may know while it runs. */
import type { MatchView } from '@tablerunner/engine';
import { type HostMessage, type Told, tellTrouble } from '@tablerunner/table';
import { useEffect, useState } from 'react';
import { openLink } from '../link/link.ts';
import { exportTable, mySeats } from '../link/tables.ts';
import { type ReplaySource, sourceOfSave, sourceOfTable } from './source.ts';

export type Loaded =
  | { readonly source: ReplaySource; readonly problem?: undefined }
  | { readonly source?: undefined; readonly problem: Told };

/** `undefined` while it is on its way. */
export function useTableSource(table: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded & { readonly table: string }>();
  useEffect(() => {
    let wanted = true;
    const waiting = new Map<string, (seen: MatchView) => void>();
    let asked = 0;
    const set = (now: Loaded): void => {
      if (wanted) setLoaded({ ...now, table });
    };
    const look = (at: number): Promise<MatchView> =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(`look-${asked}`, resolve);
        link.send({ type: 'look', id: `look-${asked}`, at });
      });
    const begin = (message: HostMessage & { type: 'table' }): void => {
      const { table: info, viewer, standing, events } = message;
      if (standing.seen.outcome === undefined) {
        set({ source: sourceOfTable(info, viewer, events, standing.seen, look) });
        return;
      }
      void exportTable(table)
        .then((save) => sourceOfSave(save, info))
        .then(
          (source) => set({ source }),
          (error: unknown) => set({ problem: tellTrouble(error) }),
        );
    };
    const [seat] = mySeats(table);
    const link = openLink(table, seat?.[1], {
      message(message) {
        if (message.type === 'table') begin(message);
        if (message.type === 'looked') {
          waiting.get(message.id)?.(message.seen);
          waiting.delete(message.id);
        }
        if (message.type === 'problem' && message.id === undefined) set({ problem: message });
      },
      state: () => undefined,
    });
    return () => {
      wanted = false;
      link.close();
    };
  }, [table]);
  return loaded?.table === table ? loaded : undefined;
}
