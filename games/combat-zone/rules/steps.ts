/** All steps, events and triggers of the game: each part of the rules adds its own here. */
import type { EventKind, Step, Trigger } from '@tablerunner/engine';
import { abilityEvents, abilitySteps, abilityTriggers } from './abilities/all.ts';
import { action } from './actions/action.ts';
import { loot } from './actions/loot.ts';
import { perform } from './actions/perform.ts';
import { results } from './actions/results.ts';
import { attackEvents, attackSteps } from './attacks/steps.ts';
import { contest } from './contest/contest.ts';
import { luck } from './contest/luck.ts';
import * as actionEvents from './events/actions.ts';
import * as cardEvents from './events/cards.ts';
import { contestEnded, declared, luckReturned, luckSpent, rerolled, rolled, rollSettled } from './events/contest.ts';
import * as lootEvents from './events/loot.ts';
import * as modelEvents from './events/models.ts';
import * as momentEvents from './events/moments.ts';
import * as turnEvents from './events/turn.ts';
import * as woundEvents from './events/wounds.ts';
import { movementEvents, movementSteps } from './movement/steps.ts';
import { reactions } from './react/reactions.ts';
import { scenarioEvents } from './scenario/events.ts';
import { scenarioSteps, scenarioTriggers } from './scenario/referee.ts';
import { setupEvents } from './setup/events.ts';
import { setupSteps } from './setup/sequence.ts';
import { activation } from './turn/activation.ts';
import { controlTurn } from './turn/control.ts';
import { freeAction } from './turn/free-action.ts';
import { freeToken } from './turn/free-token.ts';
import { inspire } from './turn/inspire.ts';
import type { CombatZoneState } from './types.ts';
import { heal } from './wounds/heal.ts';
import { refresh, stun, stunTokens } from './wounds/stun.ts';
import { suffer } from './wounds/suffer.ts';
import { weaken } from './wounds/weaken.ts';

export const steps = [
  controlTurn,
  activation,
  inspire,
  freeAction,
  freeToken,
  action,
  perform,
  results,
  loot,
  contest,
  luck,
  suffer,
  heal,
  stun,
  stunTokens,
  refresh,
  weaken,
  reactions,
  ...movementSteps,
  ...attackSteps,
  ...scenarioSteps,
  ...setupSteps,
  ...abilitySteps,
] as readonly Step<CombatZoneState>[];

export const events = [
  ...Object.values(turnEvents),
  ...Object.values(actionEvents),
  ...Object.values(cardEvents),
  declared,
  rolled,
  rerolled,
  luckSpent,
  luckReturned,
  rollSettled,
  contestEnded,
  ...Object.values(woundEvents),
  ...Object.values(lootEvents),
  ...Object.values(modelEvents),
  ...Object.values(momentEvents),
  ...movementEvents,
  ...attackEvents,
  ...scenarioEvents,
  ...setupEvents,
  ...abilityEvents,
] as readonly EventKind<CombatZoneState, unknown>[];

export const triggers: readonly Trigger<CombatZoneState>[] = [...scenarioTriggers, ...abilityTriggers];
