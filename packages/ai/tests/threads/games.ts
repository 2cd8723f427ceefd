/** The games that the threads of the tests know. */
import type { Game } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { prizes } from '../prizes.ts';

export const games: readonly Game[] = [sample as unknown as Game, prizes as unknown as Game];
