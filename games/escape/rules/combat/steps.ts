/** The steps of combat, for the list of all steps. */
import type { Step } from '@tablerunner/engine';
import { drillWall } from '../actions/drill.ts';
import { harm } from '../casualties.ts';
import type { EscapeState } from '../types.ts';
import { attack } from './attack.ts';

export const combatSteps = [attack, harm, drillWall] as readonly Step<EscapeState>[];
