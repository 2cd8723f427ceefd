/** The notation of burncycle: text for a position and for a command, both ways. */
import type { Notation } from '@tablerunner/engine';
import type { BurncycleState } from '../rules/types.ts';
import { parseChoice, printChoice } from './choice.ts';
import { stepsOf } from './forms.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';

export const notation: Notation<BurncycleState> = { printChoice, parseChoice, stepsOf, printPosition, parsePosition };
