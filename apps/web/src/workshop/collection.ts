/** What a game shows in the workshop: all its cards and boards. The next game only adds its folder. */
import type { Speaker } from '@tablerunner/language';
import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/words.ts';

export interface ShelfProps {
  readonly speaker: Speaker;
}

export interface Shelf {
  readonly id: string;
  readonly title: MessageKey;
  /** How many cards stand on it. */
  readonly count: number;
  readonly Cards: ComponentType<ShelfProps>;
}

const LOADERS: Readonly<Record<string, () => Promise<readonly Shelf[]>>> = {
  escape: () => import('./escape/shelves.ts').then(({ shelves }) => shelves),
};

export const WORKSHOP_GAMES: readonly string[] = Object.keys(LOADERS);

export const loadShelves = (game: string): Promise<readonly Shelf[]> => LOADERS[game]?.() ?? Promise.resolve([]);
