/** What security will do to a bot on a space when it moves next, as far as that can be seen. */
import type { Cell } from '@tablerunner/geometry';
import { awareness, NOTICED } from '../rules/floor/awareness.ts';
import type { Bot, BurncycleState, Guard } from '../rules/types.ts';
import { cardOf, isCaptain, isDown, isOnFloor, watcherOf } from '../rules/units.ts';
import { energyWorth } from './energy.ts';
import { FAR, unitField, type Ways, waysOf } from './fields.ts';

/** A chip on the floor calls a unit, and bars what must be done unnoticed. */
const CHIP = 0.6;
/** On high difficulty a new chip is an alarm of its own (BC-DIFF-07). */
const ALARM = 4;
/** How sure it is that a unit which can get beside the bot will hit it: agents stay where they are, the next player may move the module. */
const SURE = 0.8;
const LESS_SURE = 0.75;
const CAPTAINS_ATTACK = 3;
/** Unseen, but close to a unit that may turn. */
const NEAR = 0.1;

/** By space, for a floor as it looks. */
interface Dangers {
  /** Whether a unit is aware of it. */
  readonly watched: Uint8Array;
  /** What all units that are aware of it and can get beside it take. */
  readonly seen: Uint8Array;
  /** What the nearest unit that can get beside it takes, whether it is aware of it or not. */
  readonly called: Uint8Array;
  /** Units that come near. */
  readonly near: Uint8Array;
}

const known = new WeakMap<Ways, Dangers>();

const forceOf = (guard: Guard): number => (isCaptain(guard) ? CAPTAINS_ATTACK : guard.level);

function dangersOf(state: BurncycleState, ways: Ways): Dangers {
  const found = known.get(ways);
  if (found !== undefined) return found;
  const size = ways.floor.grid.cellCount;
  const made: Dangers = {
    watched: new Uint8Array(size),
    seen: new Uint8Array(size),
    called: new Uint8Array(size),
    near: new Uint8Array(size),
  };
  const closest = new Uint8Array(size).fill(FAR);
  for (const guard of state.guards) if (!guard.isStunned) add(guard, ways, made, closest);
  known.set(ways, made);
  return made;
}

function add(guard: Guard, ways: Ways, { watched, seen, called, near }: Dangers, closest: Uint8Array): void {
  const steps = unitField(ways, guard.cell);
  const aware = awareness(ways.floor, watcherOf(guard));
  const reach = cardOf(guard).movement + 1;
  const force = forceOf(guard);
  for (let cell = 0; cell < steps.length; cell++) {
    const isAware = aware[cell] !== NOTICED.not;
    if (isAware) watched[cell] = 1;
    const far = steps[cell] as number;
    if (far > reach) continue;
    near[cell] = (near[cell] as number) + 1;
    if (isAware) seen[cell] = (seen[cell] as number) + force;
    if (far >= (closest[cell] as number)) continue;
    closest[cell] = far;
    called[cell] = force;
  }
}

/** What it costs the bot, in AP, to be on a space when security moves. Where it is now it may be detected or hidden already. */
export function dangerAt(state: BurncycleState, bot: Bot, cell: Cell): number {
  if (!isOnFloor(bot) || isDown(bot) || bot.disguise !== undefined) return 0;
  const { watched, seen, called, near } = dangersOf(state, waysOf(state));
  const isHere = cell === bot.cell;
  const hides = isHere ? bot.isHidden : waysOf(state).floor.isHideout[cell] === 1 && watched[cell] === 0;
  if (hides) return bot.chip >= 0 ? CHIP : 0;
  // Back on the space of its chip it is as good as seen.
  const isSeen = bot.chip === cell || (!isHere && watched[cell] === 1);
  const chip = bot.chip >= 0 ? CHIP : isSeen ? CHIP + (state.difficulty === 'high' ? ALARM : 0) : 0;
  if (!isSeen) return chip + NEAR * (near[cell] as number);
  const force = (seen[cell] as number) > 0 ? (seen[cell] as number) : (called[cell] as number);
  const loss = Math.min(bot.energy - SAVED, (bot.role === 'agent' ? SURE : LESS_SURE) * force);
  return chip + energyWorth(bot, bot.energy) - energyWorth(bot, bot.energy - Math.max(0, loss));
}

/** By space: whether a unit is aware of it. */
export const watchedFrom = (state: BurncycleState): Uint8Array => dangersOf(state, waysOf(state)).watched;

/** What it costs to be noticed on the way, by who is gone when security comes. */
export const noticeCost = ({ difficulty }: BurncycleState): number => CHIP + (difficulty === 'high' ? ALARM : 0);

/** Nothing is sure. */
const SAVED = 0.3;
