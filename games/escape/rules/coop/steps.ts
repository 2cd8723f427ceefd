/** All steps and triggers of Cooperation. */
import { cooperationSetup, cooperationTurns } from '../sequence.ts';
import { drone } from './drone.ts';
import { activeLockdown, camera, heroism } from './event.ts';
import { reveal, revealTrigger } from './reveal.ts';
import { moveToken } from './token.ts';

export const coopSteps = [
  cooperationSetup,
  ...cooperationSetup.parts,
  cooperationTurns,
  ...cooperationTurns.parts,
  drone,
  moveToken,
  reveal,
  camera,
  heroism,
  activeLockdown,
];

export const coopTriggers = [revealTrigger];
