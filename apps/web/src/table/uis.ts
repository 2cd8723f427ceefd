/** The games that have a table, each loaded when it is wanted. */
import type { GameUi } from './game-ui.ts';

const LOADERS: Readonly<Record<string, () => Promise<GameUi>>> = {
  burncycle: () => import('../games/burncycle/ui.ts').then(({ burncycleUi }) => burncycleUi),
  'combat-zone': () => import('../games/combat-zone/ui.ts').then(({ combatZoneUi }) => combatZoneUi),
  escape: () => import('../games/escape/ui.ts').then(({ escapeUi }) => escapeUi),
};

export const loadUi = (game: string): Promise<GameUi | undefined> => LOADERS[game]?.() ?? Promise.resolve(undefined);
