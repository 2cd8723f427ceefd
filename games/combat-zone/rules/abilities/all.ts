/** Everything that cards and programs bring to the game: steps, events, triggers. */
import type { EventKind, Step, Trigger } from '@tablerunner/engine';
import { droneTriggers } from '../net/drones.ts';
import * as netEvents from '../net/events.ts';
import { launchSteps } from '../net/launch.ts';
import type { CombatZoneState } from '../types.ts';
import { boostSteps, boostTriggers } from './boosts.ts';
import { shove } from './effects/places.ts';
import { placing } from './effects/placing.ts';
import { cardRoll, test } from './effects/rolls.ts';
import { effectSteps } from './effects/table.ts';
import * as cardEvents from './events.ts';
import { reflex } from './reflex.ts';
import { reflexTriggers } from './reflexes.ts';
import { rollCardSteps, rollCardTriggers } from './roll-cards.ts';
import { useOnRoll } from './roll-offers.ts';
import { specialSteps, specialTriggers } from './special.ts';
import { stepInSteps, stepInTriggers } from './step-in.ts';

export const abilitySteps = [
  ...effectSteps,
  placing,
  shove,
  test,
  cardRoll,
  reflex,
  useOnRoll,
  ...boostSteps,
  ...rollCardSteps,
  ...specialSteps,
  ...stepInSteps,
  ...launchSteps,
] as readonly Step<CombatZoneState>[];

export const abilityEvents = [...Object.values(cardEvents), ...Object.values(netEvents)] as readonly EventKind<
  CombatZoneState,
  unknown
>[];

export const abilityTriggers: readonly Trigger<CombatZoneState>[] = [
  ...reflexTriggers,
  ...boostTriggers,
  ...rollCardTriggers,
  ...specialTriggers,
  ...stepInTriggers,
  ...droneTriggers,
];
