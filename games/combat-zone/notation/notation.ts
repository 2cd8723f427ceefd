/** The notation of Combat Zone: text for a position and for a command, both ways. */
import type { Notation } from '@tablerunner/engine';
import type { CombatZoneState } from '../rules/types.ts';
import { stepsOf } from './any-step.ts';
import { parseChoice, printChoice } from './choice.ts';
import { parsePosition, printPosition } from './position.ts';

export const notation: Notation<CombatZoneState> = { printChoice, parseChoice, stepsOf, printPosition, parsePosition };
