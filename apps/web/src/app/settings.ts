/** What a person has chosen for this browser. Kept in its storage; the page shows it at once. */
import { isLocale, type Locale, nearestLocale } from '@tablerunner/language';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['system', 'dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** Times as fast as usual; 0 shows only where things end. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const OVERLAYS = ['reach', 'sight', 'threat', 'distance'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** More of them at once and nobody can read the board. */
const MOST_OVERLAYS = 3;

/** The overlays with one more or one less; for a fourth the one that has been on for longest goes. */
export function withOverlay(now: readonly Overlay[], overlay: Overlay, on: boolean): readonly Overlay[] {
  const others = now.filter((one) => one !== overlay);
  return on ? [...others, overlay].slice(-MOST_OVERLAYS) : others;
}

export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly notifications: boolean;
  /** Single keys such as digits for action cards; some screen readers want them for themselves. */
  readonly shortcuts: boolean;
  /** Commands that roll or cost are carried out without asking once more. */
  readonly quick: boolean;
  readonly overlays: readonly Overlay[];
  /** Empty: called by the seat. */
  readonly playerName: string;
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

const defaults = (): Settings => ({
  locale: nearestLocale(globalThis.navigator?.language),
  theme: 'system',
  speed: 1,
  motion: 'system',
  sound: true,
  notifications: false,
  shortcuts: true,
  quick: false,
  overlays: ['reach', 'sight'],
  playerName: '',
});

export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...defaults(), set: (change) => set(change) }), {
    name: 'tablerunner.settings',
    version: 1,
    partialize: ({ set: _, ...settings }) => settings,
    merge: (kept, current) => ({ ...current, ...readSettings(kept) }),
  }),
);

/** What another version of the page kept, or somebody wrote by hand: whatever does not fit is left out. */
export function readSettings(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const given = kept as Readonly<Record<string, unknown>>;
  const oneOf = <T>(key: string, all: readonly T[]): Record<string, T> =>
    all.includes(given[key] as T) ? { [key]: given[key] as T } : {};
  const { locale, overlays, playerName } = given;
  return {
    ...(typeof locale === 'string' && isLocale(locale) ? { locale } : {}),
    ...oneOf('theme', THEMES),
    ...oneOf('speed', SPEEDS),
    ...oneOf('motion', MOTIONS),
    ...oneOf('sound', [true, false]),
    ...oneOf('notifications', [true, false]),
    ...oneOf('shortcuts', [true, false]),
    ...oneOf('quick', [true, false]),
    ...(Array.isArray(overlays) ? { overlays: overlays.filter(isOverlay).slice(-MOST_OVERLAYS) } : {}),
    ...(typeof playerName === 'string' ? { playerName: playerName.slice(0, 40) } : {}),
  };
}

/** A function of its own name: the store above reads what was kept before the rest of this file is there. */
function isOverlay(given: unknown, i: number, all: readonly unknown[]): given is Overlay {
  return OVERLAYS.includes(given as Overlay) && all.indexOf(given) === i;
}

/** Whether pieces should jump instead of moving, by the person's own word or by the system's. */
export function isMotionReduced(motion: Motion): boolean {
  if (motion !== 'system') return motion === 'reduced';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
