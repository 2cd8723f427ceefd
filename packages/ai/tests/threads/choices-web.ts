/** A Web Worker that chooses. */
import { serveChoices } from '../../src/index.ts';
import { games } from './games.ts';

serveChoices(self, games);
