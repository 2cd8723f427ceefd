/** The notation of Escape: text for a position and for a command, both ways. */
import type { Notation } from '@tablerunner/engine';
import type { EscapeState } from '../rules/types.ts';
import { parseChoice, printChoice, stepsOf } from './choice.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';

export const notation: Notation<EscapeState> = { printChoice, parseChoice, stepsOf, printPosition, parsePosition };
