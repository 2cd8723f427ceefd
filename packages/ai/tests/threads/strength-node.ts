/** A worker thread that plays a part of the matches of a pairing. */
import { parentPort } from 'node:worker_threads';
import { sample } from '@tablerunner/sample';
import { type Pairing, pointsOf } from '../arena.ts';

parentPort?.on('message', (pairing: Pairing) => parentPort?.postMessage(pointsOf(sample, pairing)));
