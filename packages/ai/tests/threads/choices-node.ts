/** A worker thread of Node that chooses. */
import { parentPort } from 'node:worker_threads';
import { serveChoices } from '../../src/index.ts';
import { games } from './games.ts';

if (parentPort === null) throw new Error('this runs in a worker thread');
serveChoices(parentPort, games);
