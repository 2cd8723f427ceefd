/** When the window for extra actions stops the game: always, at moments that matter, or never, kept in the browser; and what stops a walk. */
import type { GameEvent, MatchView } from '@tablerunner/engine';
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
  if (ask === 'never') return PASS;
  const isEnd = !isUnderWay && isLastOfActor(seen.view as EscapeView);
  const isMoment = since.some(({ name }) => MOMENTS.includes(name)) || isEnd;
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

/** What a step of a walk itself brings about. */
const STEPS = ['escape/action-spent', 'escape/last-free-cell-marked'];

/** A walk goes on as long as nobody but the walker does anything: whatever else happens may change one's mind. */
export function isExpected({ name, data }: GameEvent, { view }: MatchView): boolean {
  if (name === 'escape/unit-moved') return (data as { readonly unit: number }).unit === (view as EscapeView).active;
  return STEPS.includes(name);
}
