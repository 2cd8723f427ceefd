/** All steps of set-up and turn. */
import type { Step } from '@tablerunner/engine';
import { revolutionSetup, revolutionTurns, wholeGame } from '../sequence.ts';
import type { EscapeState } from '../types.ts';
import { afterActivation } from './after-activation.ts';
import { blackout, celestialOrder, shortCircuit } from './event-choices.ts';
import { anticipation } from './event-roll.ts';
import { chooseFirst } from './initiative.ts';

export const turnSteps = [
  wholeGame,
  revolutionSetup,
  ...revolutionSetup.parts,
  revolutionTurns,
  ...revolutionTurns.parts,
  chooseFirst,
  anticipation,
  celestialOrder,
  blackout,
  shortCircuit,
  afterActivation,
] as readonly Step<EscapeState>[];
