/** The list of games that the apps offer. */
import { burncycleGame } from '@tablerunner/burncycle';
import { combatZoneGame } from '@tablerunner/combat-zone';
import type { Game } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import { sample } from '@tablerunner/sample';

export const games: readonly Game[] = [
  burncycleGame as unknown as Game,
  combatZoneGame as unknown as Game,
  escapeGame as unknown as Game,
  sample as unknown as Game,
];

export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
