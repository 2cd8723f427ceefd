/** The list of my matches, kept fresh while somebody looks at it. */
import { useEffect, useState } from 'react';
import { newJitter, pauseAfter } from '../link/pauses.ts';
import { type MyTable, myTables } from '../link/tables.ts';

/** While the server does not answer it is asked less and less often. */
const EVERY = { first: 20_000, longest: 240_000 };

export function useMyTables(): { readonly tables: readonly MyTable[] | undefined; readonly refresh: () => void } {
  const [tables, setTables] = useState<readonly MyTable[]>();
  const [look] = useState(() => lookAgain(myTables, setTables, browser));
  useEffect(() => {
    look.now();
    const came = (): void => {
      if (document.visibilityState === 'visible') look.soon();
    };
    addEventListener('focus', came);
    document.addEventListener('visibilitychange', came);
    return () => {
      look.stop();
      removeEventListener('focus', came);
      document.removeEventListener('visibilitychange', came);
    };
  }, [look]);
  return { tables, refresh: look.now };
}

/** What looking needs of the page around it; tests bring their own. */
export interface LookWorld {
  after(milliseconds: number, work: () => void): () => void;
  jitter(): number;
  isSeen(): boolean;
}

const browser: LookWorld = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  jitter: newJitter,
  isSeen: () => document.visibilityState === 'visible',
};

export interface Looking {
  /** Somebody has changed something. */
  now(): void;
  /** Somebody has come back to the page: not before its time while the server does not answer. */
  soon(): void;
  stop(): void;
}

export function lookAgain(
  ask: () => Promise<readonly MyTable[]>,
  tell: (change: (before: readonly MyTable[] | undefined) => readonly MyTable[]) => void,
  world: LookWorld,
): Looking {
  let failures = 0;
  let asked = 0;
  let stop = (): void => undefined;
  const wait = (): void => {
    stop = world.after(pauseAfter(failures, EVERY, world.jitter()), () => (world.isSeen() ? now() : wait()));
  };
  const now = (): void => {
    stop();
    asked += 1;
    const mine = asked;
    const settle = (isGood: boolean, change: Parameters<typeof tell>[0]): void => {
      if (mine !== asked) return;
      failures = isGood ? 0 : failures + 1;
      tell(change);
      wait();
    };
    void ask().then(
      (tables) =>
        settle(
          tables.every(({ reachable }) => reachable),
          () => tables,
        ),
      () => settle(false, (before) => before ?? []),
    );
  };
  return {
    now,
    soon: () => (failures === 0 ? now() : undefined),
    stop() {
      asked += 1;
      stop();
    },
  };
}

/** A match waits for me when it is the turn of a seat that is mine. */
export const waitsForMe = ({ turn, mine, over }: MyTable): boolean =>
  !over && turn !== undefined && mine.includes(turn);
