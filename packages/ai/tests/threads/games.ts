/** The games that the threads of the tests know. */
import type { Game } from '@tablerunner/engine';
import { prizes } from '../prizes.ts';

export const games: readonly Game[] = [prizes];
