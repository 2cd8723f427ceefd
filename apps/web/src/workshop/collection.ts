/** The games that have a workshop, each loaded when it is wanted. The next game only adds its folder. */
import type { Shelf } from './shelf.ts';

const LOADERS: Readonly<Record<string, () => Promise<readonly Shelf[]>>> = {
  escape: () => import('./escape/shelves.ts').then(({ shelves }) => shelves),
};

export const WORKSHOP_GAMES: readonly string[] = Object.keys(LOADERS);

export const loadShelves = (game: string): Promise<readonly Shelf[]> => LOADERS[game]?.() ?? Promise.resolve([]);
