/** What was played to its end together, and what was beaten: kept in this browser, joined by the matches of an account. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** One match that is over. */
export interface RecordEntry {
  /** A table counts once, however often its end is seen. */
  readonly table: string;
  readonly game: string;
  readonly setup: string;
  readonly difficulty: string;
  readonly won: boolean;
  /** When it ended, or was first seen to be over. */
  readonly at: number;
  /** The date whose mission it was. */
  readonly daily?: string | undefined;
}

interface Records {
  readonly entries: readonly RecordEntry[];
  add(entries: readonly RecordEntry[]): void;
}

export const useRecords = create<Records>()(
  persist(
    (set) => ({
      entries: [],
      add: (found) =>
        set((before) => {
          const known = new Set(before.entries.map(({ table }) => table));
          const fresh = found.filter(({ table }) => !known.has(table));
          return fresh.length === 0 ? before : { entries: [...before.entries, ...fresh] };
        }),
    }),
    {
      name: 'tablerunner.records',
      version: 1,
      partialize: ({ entries }) => ({ entries }),
      merge: (kept, current) => ({ ...current, entries: readEntries(kept) }),
    },
  ),
);

/** Whatever another version kept, or somebody wrote by hand. */
export function readEntries(kept: unknown): readonly RecordEntry[] {
  const entries: unknown = typeof kept === 'object' && kept !== null && 'entries' in kept ? kept.entries : [];
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function isEntry(value: unknown): value is RecordEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { table, game, setup, difficulty, won, at, daily } = value as Partial<Record<keyof RecordEntry, unknown>>;
  return (
    [table, game, setup, difficulty].every((text) => typeof text === 'string') &&
    typeof won === 'boolean' &&
    typeof at === 'number' &&
    (daily === undefined || typeof daily === 'string')
  );
}

export interface Score {
  readonly played: number;
  readonly won: number;
}

export function scoreOf(
  entries: readonly RecordEntry[],
  of: Partial<Pick<RecordEntry, 'game' | 'setup' | 'difficulty' | 'daily'>>,
): Score {
  const wanted = Object.entries(of);
  const found = entries.filter((entry) => wanted.every(([key, value]) => entry[key as keyof RecordEntry] === value));
  return { played: found.length, won: found.filter(({ won }) => won).length };
}
