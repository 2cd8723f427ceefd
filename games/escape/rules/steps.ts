/** All steps, events and triggers of the game: each part of the rules adds its own here. */
import type { EventKind, Step, Trigger } from '@tablerunner/engine';
import { activation } from './activation.ts';
import { combatSteps } from './combat/steps.ts';
import { coopSteps, coopTriggers } from './coop/steps.ts';
import * as boardEvents from './events/board.ts';
import * as combatEvents from './events/combat.ts';
import * as coopEvents from './events/coop.ts';
import * as hackingEvents from './events/hacking.ts';
import * as markerEvents from './events/markers.ts';
import * as rollEvents from './events/rolls.ts';
import * as scenarioEvents from './events/scenario.ts';
import * as setupEvents from './events/setup.ts';
import * as turnEvents from './events/turn.ts';
import * as unitEvents from './events/units.ts';
import { extraActions } from './extra-action.ts';
import { hack } from './hacking/hack.ts';
import { rollDice } from './roll.ts';
import { turnSteps } from './turn/steps.ts';
import type { EscapeState } from './types.ts';

export const steps = [
  activation,
  extraActions,
  rollDice,
  hack,
  ...combatSteps,
  ...turnSteps,
  ...coopSteps,
] as Step<EscapeState>[];

/** A file of events exports nothing but events; all of it is taken. */
const EVENT_FILES = [
  boardEvents,
  combatEvents,
  coopEvents,
  hackingEvents,
  markerEvents,
  rollEvents,
  scenarioEvents,
  setupEvents,
  turnEvents,
  unitEvents,
];

export const events = EVENT_FILES.flatMap((file) => Object.values(file)) as EventKind<EscapeState, unknown>[];

export const triggers = coopTriggers as unknown as readonly Trigger<EscapeState>[];
