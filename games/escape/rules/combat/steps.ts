/** The steps of combat, for the list of all steps. */
import { drillWall } from '../actions/drill.ts';
import { harm } from '../casualties.ts';
import { attack } from './attack.ts';

export const combatSteps = [attack, harm, drillWall];
