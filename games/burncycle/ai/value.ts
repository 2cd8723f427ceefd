/** What a position is worth to the team, in AP: work that is left, threat, energy, chips and dice, network, danger. */
import type { Frame } from '@tablerunner/engine';
import { act } from '../rules/actions/act.ts';
import { move } from '../rules/actions/move.ts';
import { missionOf } from '../rules/mission/mission.ts';
import type { Deed } from '../rules/mission/types.ts';
import { chooseDice } from '../rules/test/ap-test.ts';
import { totalOf } from '../rules/test/dice.ts';
import { liveSlots, nextSlot } from '../rules/track/track.ts';
import type { Bot, BurncycleState, Chips } from '../rules/types.ts';
import { isDown } from '../rules/units.ts';
import { dangerAt } from './danger.ts';
import { energyWorth } from './energy.ts';
import { hope, meanOf } from './hope.ts';
import { networkWorth } from './network.ts';
import { type Plan, planOf } from './plan.ts';
import { apWorth } from './reach.ts';

/** Getting to another floor, and completing what a floor asks for. */
const FLOOR = 70;
const OBJECTIVE = 30;
const TASK = 8;
/** How much a step that is saved counts. */
export const WORK = 2.4;

/** Threat: what a level costs, and how much more each further one. */
const THREAT = 3.5;
const THREAT_MORE = 0.13;

const ADVANCED = 6.5;
const ELITE = 10;
const UNIVERSAL = { push: 4, repair: 2.5, swap: 1.5 };
/** Somebody is shut down, and has to be repaired. */
const RESCUE = 20;
/** Out of the building: more than all that it could do inside. */
const ESCAPED = 40;
const UNIQUE = 4;
const SUPPLY = 3.5;
const ITEM = 2;
const INSTALLED = 4;
const KEY = 3;

/** By number of live chips: without one a turn is lost. */
const LIVE = [0, 9, 15, 19, 22, 24];
const SLOT = 4;
const CAPTAIN = 1.5;
const TYPED = 0.4;
const SPARE = 1.6;

/** Dice that can still be rolled this turn, and AP in hand. */
const DIE = 0.8;
/** AP that are good for something else than steps: a screen, a lock. */
const SPARE_AP = 0.4;
/** What is still to be done may go wrong. */
const AP = 0.9;
const ACTION = 2;

/** What a room that nobody has looked into may hold. */
const UNKNOWN = 2.5;
const GUARD = 1;
const STUNNED = 1;

export function value(state: BurncycleState, stack: readonly Frame[] = []): number {
  const plan = planOf(state);
  const { needs, work } = plan;
  const floors = missionOf(state).floors.length - 1 - state.stage;
  let sum =
    -WORK * work - FLOOR * floors + TASK * needs.done - (state.progress.isDone ? 0 : OBJECTIVE + TASK * needs.all);
  sum -= THREAT * state.threat + THREAT_MORE * state.threat * state.threat;
  sum -= UNKNOWN * state.floor.unscouted.length;
  for (const deed of needs.lacks) sum -= lackOf(state, deed);
  for (const bot of state.bots) sum += botWorth(state, bot);
  for (const guard of state.guards)
    sum -= GUARD * (guard.level === 0 ? 3 : guard.level) - (guard.isStunned ? STUNNED : 0);
  sum += networkWorth(
    state,
    needs.lacks.some((deed) => deed.do === 'reach-core'),
  );
  return sum + cycleWorth(state) + turnWorth(state, plan, stack);
}

function apInHand(state: BurncycleState, stack: readonly Frame[]): number {
  let ap = state.test?.purpose === 'move' ? totalOf(state.options, state.test) : 0;
  for (const { step, memory } of stack) if (step === move.name) ap += (memory as { ap?: number }).ap ?? 0;
  return ap;
}

/** What is missing of a condition of the game. */
function lackOf(state: BurncycleState, deed: Deed): number {
  if (deed.do === 'threat') return Math.max(0, state.threat - deed.most) * 6;
  if (deed.do !== 'network-level') return 0;
  let best = 0;
  for (const { role, level } of state.bots) if (role === 'agent') best = Math.max(best, level);
  return Math.max(0, deed.least - best) * 6;
}

const chipsIn = ({ general, physical, tech, utility }: Chips): number => general + physical + tech + utility;

function botWorth(state: BurncycleState, bot: Bot): number {
  const { upgrades, items, keys, supply } = bot;
  let sum = KEY * Math.min(2, keys) + SPARE * chipsIn(supply) + energyWorth(bot, bot.energy);
  sum += bot.hasEscaped ? ESCAPED : -dangerAt(state, bot, bot.cell);
  sum += ADVANCED * upgrades.advanced + ELITE * upgrades.elite + UNIQUE * upgrades.unique.length;
  sum += SUPPLY * upgrades.supply.length;
  for (const universal of upgrades.universal) sum += UNIVERSAL[universal] * (bot.role === 'module' ? 0.5 : 1);
  for (const { isInstalled } of items) sum += isInstalled ? INSTALLED : ITEM;
  return sum;
}

/** Chips that can be used, slots that could hold some, and the team's supply. */
function cycleWorth(state: BurncycleState): number {
  let [live, active, sum] = [0, 0, 0];
  for (const { isActive, chip, isDegraded } of state.burncycle) {
    if (!isActive) continue;
    active++;
    if (chip === undefined || isDegraded) continue;
    live++;
    if (chip === 'captain') sum -= CAPTAIN;
    else if (chip !== 'general') sum += TYPED;
  }
  return sum + (LIVE[live] ?? 0) + SLOT * active + SPARE * chipsIn(state.team);
}

/** Dice and AP that are left in this turn, as long as there is an action for them and a way to go. */
function turnWorth(state: BurncycleState, plan: Plan, stack: readonly Frame[]): number {
  if (state.active < 0) return 0;
  let actions = 0;
  for (const { step, memory } of stack) {
    if (step !== act.name) continue;
    if ((memory as { isOn?: boolean }).isOn === true) actions++;
    for (let slot = nextSlot(state, state.tracker); slot >= 0; slot = nextSlot(state, slot)) actions++;
  }
  const dice = actions > 0 ? meanOf(state.pool) : 0;
  const ap = apInHand(state, stack);
  const rolling = rollingAp(state, stack);
  const steps = apWorth(state, plan, ap + DIE * (dice + rolling), WORK);
  return AP * steps + SPARE_AP * Math.min(dice, 3) + ACTION * Math.min(actions, 3) + hope(state, stack);
}

/** AP of a move that dice will show which are about to be rolled. */
function rollingAp(state: BurncycleState, stack: readonly Frame[]): number {
  const top = stack[stack.length - 1];
  if (top?.step !== chooseDice.name) return 0;
  const { purpose, bonus } = top.memory as { readonly purpose: string; readonly bonus: number };
  return purpose === 'move' ? meanOf(state.pool) + bonus : 0;
}

/** What an upgrade is worth; slots of the burncycle by what they will hold. */
export function upgradeWorth(state: BurncycleState, bot: Bot, upgrade: string): number {
  switch (upgrade) {
    case 'repair':
      return UNIVERSAL.repair + (state.bots.some((other) => other.role === 'agent' && isDown(other)) ? RESCUE : 0);
    case 'push':
    case 'swap':
      return UNIVERSAL[upgrade] * (bot.role === 'module' ? 0.5 : 1);
    case 'unique':
      return UNIQUE;
    case 'supply':
      return SUPPLY;
    case 'advanced':
      return ADVANCED;
    case 'elite':
      return ELITE;
    case 'elite-for-advanced':
      return ELITE - ADVANCED;
    default: {
      const live = liveSlots(state).length;
      return SLOT + (LIVE[live + 1] ?? 0) - (LIVE[live] ?? 0);
    }
  }
}
