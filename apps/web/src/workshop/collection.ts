/** The games that have a workshop, each loaded when it is wanted. A game without shelves of its own has the editor. */
import type { Shelf } from './shelf.ts';

const LOADERS: Readonly<Record<string, () => Promise<readonly Shelf[]>>> = {
  burncycle: () => Promise.resolve([]),
  'combat-zone': () => import('./combat-zone/shelves.ts').then(({ shelves }) => shelves),
  escape: () => import('./escape/shelves.ts').then(({ shelves }) => shelves),
};

export const WORKSHOP_GAMES = [
  'escape',
  'burncycle',
  'combat-zone',
] as const satisfies readonly (keyof typeof LOADERS)[];

export const loadShelves = (game: string): Promise<readonly Shelf[]> => LOADERS[game]?.() ?? Promise.resolve([]);
