/** What is begun but not decided yet: dice that are about to be rolled, a lock that is being worked on, a screen, a strike. */
import type { Frame } from '@tablerunner/engine';
import { captainResistance } from '../content/captains.ts';
import { terminalOption } from '../content/terminals.ts';
import { type AtKeypad, keypad } from '../rules/actions/keypad.ts';
import { type Striking, strike } from '../rules/actions/strike.ts';
import { type AtTerminal, terminal } from '../rules/actions/terminal.ts';
import type { ActionType, Input } from '../rules/lists.ts';
import { chooseDice } from '../rules/test/ap-test.ts';
import { totalOf } from '../rules/test/dice.ts';
import { isLive } from '../rules/track/track.ts';
import type { BurncycleState, DicePool } from '../rules/types.ts';
import { botAt, floorOf, guardAt } from '../rules/units.ts';
import { dangerAt } from './danger.ts';
import { effectsWorth } from './effects.ts';

/** AP that dice show on average, blanks in pairs included. */
const MEAN: Readonly<DicePool> = { basic: 0.95, advanced: 1.83, elite: 2.4 };
/** An unlocked door, a unit less, a wall less. */
const DOOR = 4.8;
const UNIT = 5;
const STUN = 2.5;
const WALL = 16;
const STUN_MARGIN = 5;
const WALL_RESISTANCE = 10;
/** Every strike at a unit is heard (BC-STRIKE-08). */
const HEARD = 6;

const INPUT: Readonly<Record<Input, number>> = {
  physical: 1.2,
  tech: 1.2,
  utility: 1.2,
  alarm: 2.5,
  ping: 1.2,
  shock: 3,
};
/** What cannot be paid for. */
const UNPAYABLE = 9;

export const meanOf = ({ basic, advanced, elite }: DicePool): number =>
  MEAN.basic * basic + MEAN.advanced * advanced + MEAN.elite * elite;

/** AP that open a door by force (BC-BRUTE-01). */
export const forceNeeded = (state: BurncycleState): number => 2 + 2 * floorOf(state).number;

/** How likely it is that the AP come to what is needed, when so many are to be expected. */
export const chanceOf = (mean: number, needed: number): number => Math.max(0, Math.min(1, 0.5 + (mean - needed) / 5));

export function hope(state: BurncycleState, stack: readonly Frame[]): number {
  let sum = 0;
  const top = stack[stack.length - 1];
  const isRolling = top?.step === chooseDice.name || state.test !== undefined;
  for (const frame of stack) {
    if (frame.step === keypad.name) sum += hopeOfDoor(state, frame.memory as AtKeypad);
    else if (frame.step === terminal.name) sum += hopeOfScreen(state, frame.memory as AtTerminal, isRolling);
    else if (frame.step === strike.name) sum += hopeOfStrike(state, frame.memory as Striking);
  }
  return sum;
}

/** AP of the test that lies there, or that the whole pool would give. */
const expected = (state: BurncycleState): number =>
  state.test === undefined ? meanOf(state.pool) : totalOf(state.options, state.test);

function hopeOfDoor(state: BurncycleState, { bot, door, inputs, by, mayIgnore }: AtKeypad): number {
  const open = DOOR + escapeBy(state, bot, door);
  if (inputs === undefined) return open;
  if (by === 'force') return open * chanceOf(expected(state), forceNeeded(state));
  let cost = 0;
  let most = 0;
  const { supply } = botAt(state, state.active >= 0 ? state.active : bot);
  const paid: Partial<Record<ActionType, number>> = {};
  for (const input of inputs) {
    let one = INPUT[input];
    if (input === 'physical' || input === 'tech' || input === 'utility') {
      const used = paid[input] ?? 0;
      paid[input] = used + 1;
      if (supply[input] + state.team[input] <= used) one = onTrack(state, input) ? INPUT[input] : UNPAYABLE;
    }
    cost += one;
    most = Math.max(most, one);
  }
  if (mayIgnore === true) cost -= most;
  return Math.max(by === undefined ? 0.5 : 0, open + 1.5 - cost);
}

/** Whoever opens a door may step through it, out of sight. */
function escapeBy(state: BurncycleState, index: number, door: number): number {
  const bot = botAt(state, index);
  const cells = floorOf(state).doors[door]?.cells ?? [bot.cell, bot.cell];
  const beyond = cells[0] === bot.cell ? cells[1] : cells[0];
  return Math.max(0, dangerAt(state, bot, bot.cell) - dangerAt(state, bot, beyond));
}

const onTrack = (state: BurncycleState, input: ActionType): boolean =>
  state.burncycle.some(({ chip }, slot) => slot > state.tracker && chip === input && isLive(state, slot));

function hopeOfScreen(state: BurncycleState, { bot, card, picked, ap }: AtTerminal, isRolling: boolean): number {
  if (card === undefined) return 1.5;
  const { cell } = botAt(state, bot);
  const isMainframe = state.floor.terminals.some((one) => one.cell === cell && one.isMainframe);
  let best = 0;
  for (const option of picked ?? [0, 1, 2]) {
    const { ap: needed, effects } = terminalOption(card, option);
    const have = ap ?? (isRolling ? expected(state) : meanOf(state.pool));
    const chance = isMainframe ? 1 : ap === undefined ? chanceOf(have, needed) : ap >= needed ? 1 : 0;
    best = Math.max(best, chance * effectsWorth(state, effects, bot));
  }
  return best;
}

function hopeOfStrike(state: BurncycleState, { target, ap, isOptimized }: Striking): number {
  const mean = ap ?? expected(state) + (state.test === undefined && isOptimized ? 2 : 0);
  if ('wall' in target) return WALL * chanceOf(mean, WALL_RESISTANCE);
  const guard = guardAt(state, target.guard);
  const needed = guard.level === 0 ? captainResistance(guard.kind) : 5 + 5 * guard.level;
  const chance = (much: number): number => (ap === undefined ? chanceOf(mean, much) : ap >= much ? 1 : 0);
  const gain = UNIT * chance(needed) + STUN * chance(needed - STUN_MARGIN) + (guard.hasKey ? 2 : 0);
  return ap === undefined && state.test === undefined ? gain - HEARD : gain;
}
