/** All steps and events of the game: each part of the rules adds its own here. */
import type { EventKind, Step } from '@tablerunner/engine';
import { pace, perimeter } from './corporation/patrol.ts';
import { security, turnChip } from './corporation/security.ts';
import { walk } from './corporation/walk.ts';
import * as floorEvents from './events/floor.ts';
import { threatChanged } from './events/threat.ts';
import * as unitEvents from './events/units.ts';
import type { BurncycleState } from './types.ts';

export const steps = [security, turnChip, walk, pace, perimeter] as Step<BurncycleState>[];

/** A file of events exports nothing but events; all of it is taken. */
export const events = [...[floorEvents, unitEvents].flatMap((file) => Object.values(file)), threatChanged] as EventKind<
  BurncycleState,
  unknown
>[];
