/** All steps and triggers of Cooperation. */
import type { Step, Trigger } from '@tablerunner/engine';
import { cooperationSetup, cooperationTurns } from '../sequence.ts';
import type { EscapeState } from '../types.ts';
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
] as readonly Step<EscapeState>[];

export const coopTriggers = [revealTrigger] as readonly Trigger<EscapeState>[];
