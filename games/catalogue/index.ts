/** The list of games that the apps offer. */
import type { Game } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';

export const games: readonly Game[] = [sample as unknown as Game];

export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
