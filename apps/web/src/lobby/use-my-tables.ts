/** The list of my matches, kept fresh while somebody looks at it. */
import { useCallback, useEffect, useState } from 'react';
import { type MyTable, myTables } from '../link/tables.ts';

const EVERY = 15_000;

export function useMyTables(): { readonly tables: readonly MyTable[] | undefined; readonly refresh: () => void } {
  const [tables, setTables] = useState<readonly MyTable[]>();
  const refresh = useCallback(() => {
    void myTables().then(setTables, () => setTables((before) => before ?? []));
  }, []);
  useEffect(() => {
    refresh();
    const look = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(look, EVERY);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  return { tables, refresh };
}

/** A match waits for me when it is the turn of a seat that is mine. */
export const waitsForMe = ({ turn, mine, over }: MyTable): boolean =>
  !over && turn !== undefined && mine.includes(turn);
