/** Steps and events of movement. */
import type { EventKind, Step } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { placeDragged } from './drag.ts';
import { chooseRival } from './escape.ts';
import { freeMove } from './free-move.ts';
import { move } from './move.ts';
import { pieceMoved } from './objects.ts';
import { push } from './push.ts';

export const movementSteps = [move, chooseRival, placeDragged, freeMove, push] as Step<CombatZoneState>[];

export const movementEvents = [pieceMoved] as EventKind<CombatZoneState, unknown>[];
