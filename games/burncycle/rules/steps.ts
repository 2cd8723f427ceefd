/** All steps and events of the game: each part of the rules adds its own here. */
import type { EventKind, Step, Trigger } from '@tablerunner/engine';
import { act, extraAction } from './actions/act.ts';
import { keypad } from './actions/keypad.ts';
import { move } from './actions/move.ts';
import { networkCardAction } from './actions/network-card.ts';
import { stepThrough, strike } from './actions/strike.ts';
import { terminal } from './actions/terminal.ts';
import { pace, perimeter } from './corporation/patrol.ts';
import { pingActivation, pingDice, transfer } from './corporation/pings.ts';
import { security, turnChip } from './corporation/security.ts';
import { walk } from './corporation/walk.ts';
import { drain } from './drain.ts';
import { effectSteps } from './effects/table.ts';
import * as botEvents from './events/bots.ts';
import * as cardEvents from './events/cards.ts';
import * as diceEvents from './events/dice.ts';
import * as floorEvents from './events/floor.ts';
import * as missionEvents from './events/mission.ts';
import * as networkEvents from './events/network.ts';
import * as pileEvents from './events/piles.ts';
import * as setupEvents from './events/setup.ts';
import * as specialEvents from './events/special.ts';
import { threatChanged } from './events/threat.ts';
import * as trackEvents from './events/track.ts';
import * as turnEvents from './events/turn.ts';
import * as unitEvents from './events/units.ts';
import { pickUp } from './floor/cache.ts';
import { deploy } from './floor/deploy.ts';
import { mainframe, scout, scoutResults } from './floor/scout.ts';
import { happened, imperativeTriggers } from './imperatives.ts';
import { discardDown, keepOne } from './items.ts';
import { advance, deeds, look } from './mission/deeds.ts';
import { arrange, floorCheck } from './mission/floor-change.ts';
import { layFloor, manPosts } from './mission/lay-floor.ts';
import { ipPhase, stopped, useCards } from './network/ip-phase.ts';
import { lastReserve } from './reserve.ts';
import { setupSteps } from './setup/sequence.ts';
import { fly } from './special/fly.ts';
import { identityTheft } from './special/identity-theft.ts';
import { faceDisguise } from './special/mask.ts';
import { chooseDice, combine, reroll } from './test/ap-test.ts';
import { threatEvents } from './threat.ts';
import { degrade } from './track/degrade.ts';
import { deal } from './track/supplies.ts';
import { reboot, returnIps } from './turn/reboot.ts';
import { routing } from './turn/routing.ts';
import { consent } from './turn/trade.ts';
import { turnSteps } from './turn/turn.ts';
import type { BurncycleState } from './types.ts';
import { rollPowerDie, useInRoll } from './uses.ts';

export const steps = [
  ...setupSteps,
  ...turnSteps,
  layFloor,
  manPosts,
  floorCheck,
  arrange,
  advance,
  look,
  reboot,
  returnIps,
  routing,
  consent,
  chooseDice,
  reroll,
  combine,
  act,
  extraAction,
  move,
  terminal,
  networkCardAction,
  strike,
  stepThrough,
  keypad,
  deploy,
  scout,
  scoutResults,
  mainframe,
  pickUp,
  discardDown,
  keepOne,
  ...effectSteps,
  rollPowerDie,
  useInRoll,
  threatEvents,
  happened,
  degrade,
  deal,
  drain,
  security,
  turnChip,
  walk,
  pace,
  perimeter,
  pingActivation,
  pingDice,
  transfer,
  ipPhase,
  stopped,
  useCards,
  lastReserve,
  fly,
  faceDisguise,
  identityTheft,
] as Step<BurncycleState>[];

/** A file of events exports nothing but events; all of it is taken. */
export const events = [
  ...[
    botEvents,
    cardEvents,
    diceEvents,
    floorEvents,
    missionEvents,
    networkEvents,
    pileEvents,
    setupEvents,
    specialEvents,
    trackEvents,
    turnEvents,
    unitEvents,
  ].flatMap((file) => Object.values(file)),
  threatChanged,
] as EventKind<BurncycleState, unknown>[];

export const triggers: readonly Trigger<BurncycleState>[] = [...deeds, ...imperativeTriggers];
