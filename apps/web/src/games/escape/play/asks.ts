/** When the window for extra actions stops the game: always, at moments that matter, or never. Kept in the browser. */
import type { EscapeView } from '@tablerunner/escape/plan';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { AutoQuestion } from '../../../table/game-ui.ts';

export const ASKS = ['always', 'moments', 'never'] as const;
export type Ask = (typeof ASKS)[number];

interface AskStore {
  readonly ask: Ask;
  set(change: { readonly ask: Ask }): void;
}

export const useAsks = create<AskStore>()(
  persist((set) => ({ ask: 'moments', set: (change) => set(change) }), {
    name: 'tablerunner.escape',
    partialize: ({ ask }) => ({ ask }),
    merge: (kept, current) => {
      const { ask } = (kept ?? {}) as { readonly ask?: unknown };
      return ASKS.includes(ask as Ask) ? { ...current, ask: ask as Ask } : current;
    },
  }),
);

/** Something has been decided that an extra action could answer. */
const MOMENTS = [
  'escape/attack-resolved',
  'escape/unit-damaged',
  'escape/unit-removed',
  'escape/hack-resolved',
  'escape/prop-done',
  'escape/marker-taken',
  'escape/token-revealed',
  'escape/drone-appeared',
];

const PASS = { pass: true };

/** Passes the window for whoever does not want to be stopped by it. */
export function autoAnswer({ seen, since, isUnderWay }: AutoQuestion, ask: Ask = useAsks.getState().ask): unknown {
  if (seen.decision?.step !== 'escape/extra-actions' || ask === 'always') return undefined;
  if (ask === 'never' || isUnderWay) return PASS;
  const isMoment = since.some(({ name }) => MOMENTS.includes(name)) || isLastOfActor(seen.view as EscapeView);
  return isMoment ? undefined : PASS;
}

/** The own character has spent its last action: nothing else would stop before the other side goes on. */
function isLastOfActor({ units, active, viewer }: EscapeView): boolean {
  const actor = units[active];
  if (actor === undefined || actor.seat !== viewer) return false;
  return (['mvt', 'cbt', 'int'] as const).every(
    (pool) => actor.used[pool] + actor.lost[pool] >= actor.profile.values[pool] - actor.lowered[pool],
  );
}
