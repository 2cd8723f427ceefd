/** Which choices look promising before they are tried: for playouts, and for what a search looks at first. 0: not while there is another. */
import type { Frame } from '@tablerunner/engine';
import { type Direction, SIDES } from '@tablerunner/geometry';
import { botCard } from '../content/bots.ts';
import { keypadColumn } from '../content/keypads.ts';
import { act } from '../rules/actions/act.ts';
import { levelOf } from '../rules/actions/keypad.ts';
import { patrols } from '../rules/corporation/patrol.ts';
import { doorsBeside, stepFrom } from '../rules/floor/passage.ts';
import { ACTION_TYPES, SUPPLY_CHIPS, type SupplyChip } from '../rules/lists.ts';
import { isWayOut } from '../rules/mission/escape.ts';
import { apOf } from '../rules/test/dice.ts';
import { chipAt, liveSlots, nextSlot } from '../rules/track/track.ts';
import { lastWord } from '../rules/turn/turn.ts';
import type { BurncycleState, Chips } from '../rules/types.ts';
import { botAt, floorOf, moduleIndex } from '../rules/units.ts';
import { energyWorth } from './energy.ts';
import { botField, waysOf } from './fields.ts';
import { chanceOf, forceNeeded, meanOf } from './hope.ts';
import { stopWorth } from './network.ts';
import { planOf, stepsAhead } from './plan.ts';
import { marchOf } from './reach.ts';
import { upgradeWorth, WORK } from './value.ts';

type Words = Readonly<Record<string, unknown>>;

/** A fourth network card is one too many (BC-NETCARD-03). */
const MOST_CARDS = 3;

/** A move of so many steps is worth a chip of its type. */
const FAR_TO_GO = 5;

/** By the kind of choice; what is not here counts 1. */
const KINDS: Readonly<Record<string, number>> = {
  trade: 0,
  drop: 0,
  install: 5,
  pass: 0.1,
  'pick-up': 5,
  leave: 0.2,
  keep: 1,
  agree: 1,
  'shut-down': 5,
  stun: 3,
  spare: 0.3,
  key: 1.5,
  'give-up': 0.15,
  'use-card': 3,
  resolve: 3,
  decline: 0.5,
};

export function promise(state: BurncycleState, frame: Frame, choice: unknown): number {
  const words = choice as Words;
  const kind = words.kind as string;
  switch (frame.step) {
    case 'burncycle/choose-bots':
      return promiseOfBot(state, words.card as string);
    case 'burncycle/grant-supplies':
      return words.number === 2 ? 1 : 0;
    case 'burncycle/choose-dice':
      return promiseOfDice(state, frame, words);
    case 'burncycle/reroll':
      return promiseOfReroll(state, words);
    case 'burncycle/move':
      return promiseOnMarch(state, frame, kind, words);
    case 'burncycle/before-turn':
      return promiseOfReboot(state, kind === 'reboot');
    case 'burncycle/step-through':
      return promiseOfThrough(state, frame, kind === 'through');
    case 'burncycle/combine':
      return promiseOfPairs(state, words.pairs as number);
    case 'burncycle/degrade':
      return promiseOfDegrading(state, words.slot as number);
    case 'burncycle/security':
      return promiseOfOrder(state, kind, words.guard as number);
    default:
      return promiseOfKind(state, frame, kind, words);
  }
}

function promiseOfKind(state: BurncycleState, frame: Frame, kind: string, words: Words): number {
  switch (kind) {
    case 'move':
      return promiseOfMove(state);
    case 'alter':
      return promiseOfAlter(state, frame, words);
    case 'route':
      return promiseOfRoute(state, words);
    case 'keypad':
      return promiseOfDoor(state, words.bot as number, words.door as number);
    case 'network-card':
      return promiseOfCard(state);
    case 'terminal':
      return 4;
    case 'ip':
      return 0.5 + stopWorth(state, botAt(state, state.active), words.to as number);
    case 'way':
      return 1 + 0.01 * (words.side as number);
    case 'use':
      return words.from === 'imperative' ? 0 : 1.5;
    case 'strike':
      return promiseOfStrike(state, frame, words);
    case 'strike-wall':
      return planOf(state).needs.errands.some(({ cost }) => cost === 9) && meanOf(state.pool) >= 6 ? 2 : 0;
    case 'force':
      return chanceOf(meanOf(state.pool), forceNeeded(state)) > 0.4 ? 2 : 0;
    case 'repair':
      return promiseOfRepair(state, words.other as number, words.amount as number);
    default:
      return KINDS[kind] ?? 1;
  }
}

/** Dice, and somewhere to go. */
function promiseOfMove(state: BurncycleState): number {
  const plan = planOf(state);
  const ahead = stepsAhead(state, plan, state.active) + stepsAhead(state, plan, moduleIndex(state));
  return ahead === 0 || meanOf(state.pool) === 0 ? 0.05 : Math.max(0.2, Math.min(meanOf(state.pool), ahead));
}

/** A card when there is nothing better to do, or when it costs no action (BC-NETCARD-04). */
function promiseOfCard(state: BurncycleState): number {
  if (chipAt(state, state.tracker) !== 'tech' && (promiseOfMove(state) >= 0.2 || isAtDoor(state))) return 0;
  return botAt(state, state.active).cards.length < MOST_CARDS ? 0.3 : 0.02;
}

/** The agent or the module stands before a lock that bars its way. */
const isAtDoor = (state: BurncycleState): boolean =>
  [state.active, moduleIndex(state)].some((index) => {
    const { cell } = botAt(state, index);
    return (
      cell >= 0 &&
      doorsBeside(floorOf(state), cell).some(
        (door) => state.floor.doors[door] !== 1 && isWayThrough(state, index, door),
      )
    );
  });

/** Agents with much to bank, a module that lasts. */
function promiseOfBot(state: BurncycleState, card: string): number {
  const { bank, module } = botCard(card);
  const isForTheTeam = state.bots.slice(0, -1).every((bot) => bot.card !== '');
  return isForTheTeam ? (module.energy >= 7 ? 2 : 0.2) : bank >= 6 && module.energy < 8 ? 2 : 0.2;
}

/** All dice, or all of a kind, or about half: what lies between makes little difference. */
function promiseOfDice(state: BurncycleState, frame: Frame, words: Words): number {
  const { pool } = state;
  const [basic, advanced, elite] = [words.basic as number, words.advanced as number, words.elite as number];
  const isAll = basic === pool.basic && advanced === pool.advanced && elite === pool.elite;
  if (isAll) return 4;
  if (basic + advanced + elite === 0) return 0;
  const isBasicOnly = basic === pool.basic && advanced + elite === 0;
  const isBetterOnly = basic === 0 && advanced === pool.advanced && elite === pool.elite;
  const isHalf = basic === Math.ceil(pool.basic / 2) && advanced === pool.advanced && elite === pool.elite;
  const isHalfBasic = basic === Math.ceil(pool.basic / 2) && advanced + elite === 0;
  const { purpose, bonus } = frame.memory as { purpose: string; bonus: number };
  if (purpose === 'force')
    return chanceOf(meanOf({ basic, advanced, elite }) + bonus, forceNeeded(state)) > 0.6 ? 1 : 0;
  return isBasicOnly || isBetterOnly || isHalf || isHalfBasic ? (purpose === 'strike' ? 0.5 : 1.5) : 0;
}

/** The worst die, unless it is better than the mean. */
function promiseOfReroll({ test, options }: BurncycleState, words: Words): number {
  if (test === undefined) return 1;
  const gainOf = ({ die, face }: (typeof test.dice)[number]): number =>
    ({ basic: 0.83, advanced: 1.83, elite: 2.33 })[die] - apOf(options, die, face);
  const best = Math.max(...test.dice.map(gainOf));
  if (words.kind === 'keep') return best > 0 ? 0 : 1;
  const die = test.dice[words.die as number];
  return die !== undefined && best > 0 && gainOf(die) === best ? 1 : 0;
}

/** The next step of the way on which the AP do most, and nothing else: who thinks about each step anew walks in circles. */
function promiseOnMarch(state: BurncycleState, frame: Frame, kind: string, words: Words): number {
  if (kind === 'use') return 1.5;
  if (kind === 'key') return isWayThrough(state, words.bot as number, words.door as number) ? 6 : 0;
  if (kind !== 'end' && leaves(state, words.bot as number, words.side as Direction)) return 8;
  const march = marchOf(state, planOf(state), (frame.memory as { ap?: number }).ap ?? 0, WORK);
  if (kind === 'end') return march === undefined ? 2 : 0;
  return march?.bot === words.bot && march?.side === words.side ? 4 : 0;
}

/** Out of the building; but somebody has to stay with the module until it is out (BC-LOSE-03). */
function leaves(state: BurncycleState, index: number, side: Direction): boolean {
  if (!isWayOut(state, botAt(state, index).cell, side)) return false;
  const module = moduleIndex(state);
  const isInside = (other: number): boolean => other !== index && !botAt(state, other).hasEscaped;
  return index === module || !isInside(module) || state.seats.some((_, agent) => isInside(agent));
}

/** How much nearer the next stop comes; a step into nothing leads out of the building. */
function gainOfStep(state: BurncycleState, index: number, side: Direction): number {
  const { cell } = botAt(state, index);
  const to = stepFrom(floorOf(state), state.floor, cell, side, 'bot');
  if (to < 0) return isWayOut(state, cell, side) ? 1 : -1;
  const [goal, next] = planOf(state).tours[index] ?? [];
  const stop = goal === cell ? next : goal;
  if (stop === undefined) return -1;
  const field = botField(waysOf(state), stop);
  return (field[cell] as number) - (field[to] as number);
}

/** Whether the bot's way leads through the door. */
function isWayThrough(state: BurncycleState, index: number, door: number): boolean {
  const { cell } = botAt(state, index);
  const cells = floorOf(state).doors[door]?.cells ?? [cell, cell];
  const beyond = cells[0] === cell ? cells[1] : cells[0];
  const plan = planOf(state);
  if (plan.needs.errands.some(({ kind, cost, cells: places }) => kind >= 0 && cost === 3 && places.includes(cell)))
    return true;
  const [goal] = plan.tours[index] ?? [];
  if (goal === undefined) return false;
  const field = botField(waysOf(state), goal);
  return (field[beyond] as number) + 1 < (field[cell] as number);
}

/** A lock on the way; but not one whose card is known and cannot be answered. */
function promiseOfDoor(state: BurncycleState, index: number, door: number): number {
  if (!isWayThrough(state, index, door)) return 0;
  const known = state.floor.keypads.find((one) => one.door === door);
  if (known === undefined || botAt(state, index).keys > 0) return 8;
  const { inputs, brute } = keypadColumn(known.card, levelOf(state));
  if (brute && chanceOf(meanOf(state.pool), forceNeeded(state)) > 0.4) return 8;
  const supply = botAt(state, state.active).supply;
  const lacking = ACTION_TYPES.reduce((sum, type) => {
    const asked = inputs.filter((input) => input === type).length;
    const onTrack = state.burncycle.filter((_, slot) => slot > state.tracker && chipAt(state, slot) === type).length;
    return sum + Math.max(0, asked - supply[type] - state.team[type] - onTrack);
  }, 0);
  const ignores = chipAt(state, state.tracker) === 'utility' ? 1 : 0;
  if (lacking > ignores) return 0;
  return inputs.includes('die') && chipsIn(supply) + chipsIn(state.team) === 0 ? 1 : 8;
}

const chipsIn = (chips: Chips): number => ACTION_TYPES.reduce((sum, type) => sum + chips[type], 0);

/** A degraded chip is made good before the tracker comes to it, or for the next player; a general one gets a type only for what it is used for at once. */
function promiseOfAlter(state: BurncycleState, frame: Frame, words: Words): number {
  const at = words.slot as number;
  const slot = state.burncycle[at];
  const chip = words.chip as SupplyChip;
  const isActing = frame.step === act.name;
  if (slot === undefined || (!isActing && frame.step !== lastWord.name)) return 0;
  if (slot.isDegraded) {
    if (isActing && at <= state.tracker) return 0;
    return chip === plentiful(words.from === 'team' ? state.team : botAt(state, state.active).supply) ? 3 : 0;
  }
  if (!isActing || at !== state.tracker || slot.chip !== 'general') return 0;
  return chip === 'physical' && promiseOfMove(state) >= FAR_TO_GO ? 0.5 : 0;
}

/** The kind of chip that a supply has most of. */
function plentiful(supply: Chips): SupplyChip {
  let most: SupplyChip = 'general';
  for (const chip of SUPPLY_CHIPS) if (supply[chip] > supply[most] || supply[most] === 0) most = chip;
  return most;
}

/** With few chips left a turn is wasted; with many a reboot is. */
function promiseOfReboot(state: BurncycleState, isReboot: boolean): number {
  const live = liveSlots(state).length;
  if (!isReboot) return live === 0 ? 0.1 : 1;
  return live >= 3 ? 0 : live === 2 ? 0.5 : 2;
}

function promiseOfThrough(state: BurncycleState, frame: Frame, isThrough: boolean): number {
  if (!isThrough) return 0.5;
  const { bot, edge } = frame.memory as { readonly bot: number; readonly edge: number };
  const { cell } = botAt(state, bot);
  const side = SIDES.find((one) => floorOf(state).grid.sides[cell * 4 + one] === edge);
  return side !== undefined && gainOfStep(state, bot, side) > 0 ? 3 : 0.2;
}

/** Blanks that can be rolled again are worth more than half an AP. */
function promiseOfPairs(state: BurncycleState, pairs: number): number {
  const isAgain = nextSlot(state, state.tracker) >= 0;
  return isAgain ? (pairs === 0 ? 2 : 1) : 1 + pairs;
}

const promiseOfDegrading = ({ burncycle }: BurncycleState, slot: number): number =>
  burncycle[slot]?.chip === 'captain' ? 5 : 1 + 0.1 * slot;

/** In which order units go on patrol makes little difference: one order is enough. */
function promiseOfOrder(state: BurncycleState, kind: string, guard: number): number {
  if (kind !== 'patrol') return 1 + 0.01 * guard;
  for (let other = 0; other < guard; other++) if (patrols(state, other)) return 0;
  return 1;
}

/** Energy that would be lost goes into something; otherwise only what is worth it. */
function promiseOfRoute(state: BurncycleState, words: Words): number {
  const pays = words.pays as readonly number[];
  const best = cheapest(state, pays, words.bot as number);
  if (best !== undefined && pays.some((pay, at) => pay !== best[at])) return 0;
  let gain = upgradeWorth(state, botAt(state, words.bot as number), words.upgrade as string);
  for (const [at, pay] of pays.entries()) {
    const payer = botAt(state, at);
    if (pay > 0) gain -= energyWorth(payer, payer.energy) - energyWorth(payer, payer.energy - pay);
  }
  return gain > 0.5 ? gain : 0;
}

/** For the module: the payment that hurts least, of as much as this one. */
function cheapest(state: BurncycleState, pays: readonly number[], bot: number): readonly number[] | undefined {
  if (bot !== moduleIndex(state)) return undefined;
  const cost = pays.reduce((sum, pay) => sum + pay, 0);
  const router = state.active >= 0 ? state.active : pays.findIndex((_, at) => at !== bot);
  const best = pays.map(() => 0);
  for (let left = cost; left > 0; left--) {
    let [payer, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [at, one] of state.bots.entries()) {
      const has = one.energy - (best[at] ?? 0);
      if (has < 2) continue;
      const isOwed = left === 1 && at !== bot && at !== router && (best[bot] ?? 0) + (best[router] ?? 0) === 0;
      const loss = energyWorth(one, has) - energyWorth(one, has - 1) + (isOwed ? 1000 : 0);
      if (loss < least) [payer, least] = [at, loss];
    }
    if (payer < 0) return undefined;
    best[payer] = (best[payer] ?? 0) + 1;
  }
  return best;
}

/** For whoever is shut down, and for a module that soon will be. */
function promiseOfRepair(state: BurncycleState, other: number, amount: number): number {
  const { energy, role } = botAt(state, other);
  const isInNeed = energy === 0 || (role === 'module' && energy <= 3);
  return isInNeed && amount >= 2 && amount <= 4 ? 6 : 0;
}

/** A strike is loud: only with the dice for it. */
function promiseOfStrike(state: BurncycleState, frame: Frame, words: Words): number {
  const { level = 3, isStunned = false } = state.guards[words.guard as number] ?? {};
  if (isStunned || frame.step === 'burncycle/strike') return 0;
  const needed = level === 0 ? 20 : 5 + 5 * level;
  return meanOf(state.pool) + 1 >= needed - 5 ? 1 : 0;
}
