/** Which lessons this browser has seen to their end. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Learned {
  /** `game/lesson`. */
  readonly done: readonly string[];
  finish(game: string, lesson: string): void;
}

export const useLearned = create<Learned>()(
  persist(
    (set) => ({
      done: [],
      finish: (game, lesson) => set(({ done }) => ({ done: [...new Set([...done, `${game}/${lesson}`])].slice(-200) })),
    }),
    {
      name: 'tablerunner.lessons',
      version: 1,
      partialize: ({ done }) => ({ done }),
      merge: (kept, current) => ({ ...current, done: readDone(kept) }),
    },
  ),
);

/** Whatever another version kept, or somebody wrote by hand. */
function readDone(kept: unknown): readonly string[] {
  const done: unknown = typeof kept === 'object' && kept !== null && 'done' in kept ? kept.done : [];
  return Array.isArray(done) ? done.filter((entry): entry is string => typeof entry === 'string') : [];
}
