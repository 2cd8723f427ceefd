/** What AP in hand are good for: how far the bots get on their tours with them, and out of which dangers; and the steps that lead there. */
import { type Cell, SIDES } from '@tablerunner/geometry';
import { stepFrom } from '../rules/floor/passage.ts';
import type { Bot, BurncycleState } from '../rules/types.ts';
import { botAt, botOn, guardOn, isDown, isOnFloor, moduleIndex } from '../rules/units.ts';
import { dangerAt, noticeCost, watchedFrom } from './danger.ts';
import { botField, type Ways, waysOf } from './fields.ts';
import type { Plan } from './plan.ts';

/** More AP than these in hand are rare. */
const MOST = 12;
/** A push takes one AP more than a step (BC-PUSH-01). */
const PUSH = 2;
/** What something must be done unnoticed for is lost for a while with a chip on the floor. */
const NOTICED = 20;
/** How much a step past the next stop counts. */
const ONWARD = 0.8;
/** Steps that gain nothing are not made. */
const STEP = 0.02;

/** The best that a bot can do with a number of AP, and the first step to it. */
interface Trip {
  readonly gain: number;
  /** -1: it stays. */
  readonly side: number;
}

/** A trip that comes by the next stop of the tour. */
interface Passing extends Trip {
  readonly ap: number;
}

const STAYS: Trip = { gain: 0, side: -1 };

/** By AP: the best trip with so many. `price` is what an AP of way is worth. */
function tripsOf(state: BurncycleState, ways: Ways, plan: Plan, index: number, most: number, price: number): Trip[] {
  const trips = Array<Trip>(most + 1).fill(STAYS);
  const bot = botAt(state, index);
  if (!isOnFloor(bot) || isDown(bot) || most < 1) return trips;
  const stops = plan.tours[index] ?? [];
  const danger = dangerAt(state, bot, bot.cell);
  const goal = stops[0] === bot.cell ? stops[1] : stops[0];
  const field = goal === undefined ? undefined : botField(ways, goal);
  const after = goal === undefined ? undefined : stops[stops.indexOf(goal) + 1];
  const beyond = after === undefined || after === goal ? undefined : botField(ways, after);
  const start = field?.[bot.cell] ?? 0;
  const passing: Passing[] = [];
  const visit = (cell: Cell, ap: number, side: number, loss: number): void => {
    const way = field === undefined ? 0 : start - (field[cell] as number);
    const gain = price * way + danger - dangerAt(state, bot, cell) - loss - STEP * ap;
    if (gain > (trips[ap]?.gain ?? 0)) trips[ap] = { gain, side };
    if (cell === goal && beyond !== undefined) passing.push({ ap, side, gain: price * way - loss - STEP * ap });
  };
  const loss = bot.chip >= 0 ? 0 : noticeCost(state) + (isQuiet(plan, index) ? NOTICED : 0);
  if (loss > 0) spread(state, ways, index, most, true, (cell, ap, side) => visit(cell, ap, side, 0));
  spread(state, ways, index, most, false, (cell, ap, side) => visit(cell, ap, side, loss));
  // Past the first stop the tour goes on; how safe it is there shows when the bot has come to the stop.
  for (const { ap, side, gain } of passing) {
    for (let more = ap + 1; more <= most; more++) {
      const all = gain + ONWARD * price * Math.min(more - ap, beyond?.[goal ?? 0] ?? 0);
      if (all > (trips[more]?.gain ?? 0)) trips[more] = { gain: all, side };
    }
  }
  for (let ap = 1; ap <= most; ap++) {
    const before = trips[ap - 1] ?? STAYS;
    if (before.gain >= (trips[ap]?.gain ?? 0)) trips[ap] = before;
  }
  return trips;
}

const isQuiet = ({ needs }: Plan, index: number): boolean =>
  needs.errands.some(({ isUnnoticed, bots }) => isUnnoticed && bots.includes(index));

/** Spaces, and the first step of the way to each. */
const rings: Cell[][] = Array.from({ length: MOST + 2 }, () => []);
const sides: number[][] = Array.from({ length: MOST + 2 }, () => []);

/** Every space that the bot can get to, with the AP that it takes; unseen: only by ways that nobody watches. */
function spread(
  state: BurncycleState,
  { floor }: Ways,
  index: number,
  most: number,
  isUnseen: boolean,
  visit: (cell: Cell, ap: number, side: number) => void,
): void {
  const { cell: start, upgrades } = botAt(state, index);
  const [pushes, swaps] = [upgrades.universal.includes('push'), upgrades.universal.includes('swap')];
  const watched = watchedFrom(state);
  const seen = new Uint8Array(floor.grid.cellCount);
  for (const ring of rings) ring.length = 0;
  for (const ring of sides) ring.length = 0;
  rings[0]?.push(start);
  sides[0]?.push(-1);
  for (let ap = 0; ap <= most; ap++) {
    for (const [place, cell] of (rings[ap] ?? []).entries()) {
      if (seen[cell] === 1) continue;
      seen[cell] = 1;
      const first = sides[ap]?.[place] ?? -1;
      if (ap > 0) visit(cell, ap, first);
      for (const side of SIDES) {
        const to = stepFrom(floor, state.floor, cell, side, 'bot');
        if (to < 0 || seen[to] === 1 || (isUnseen && watched[to] === 1)) continue;
        const isHeld = guardOn(state, to) >= 0;
        if (isHeld && (!pushes || isUnseen)) continue;
        if (!swaps && botOn(state, to) >= 0) continue;
        const cost = ap + (isHeld ? PUSH : 1);
        rings[cost]?.push(to);
        sides[cost]?.push(first < 0 ? side : first);
      }
    }
  }
}

/** What so many AP are worth, shared between the agent and the module as it is best. */
export function apWorth(state: BurncycleState, plan: Plan, ap: number, price: number): number {
  const most = Math.min(MOST, Math.floor(ap));
  if (most < 1 || state.active < 0) return 0;
  return shared(state, plan, most, price).gain;
}

interface Shared {
  readonly gain: number;
  readonly own: Trip;
  readonly its: Trip;
}

function shared(state: BurncycleState, plan: Plan, most: number, price: number): Shared {
  const ways = waysOf(state);
  const [agent, module] = [botAt(state, state.active), moduleIndex(state)];
  // A disguised agent has steps of its own, and what was rolled is for the module alone (BC-IFACE-04).
  const steps = Math.min(MOST, agent.notes.steps ?? 0);
  const ownMost = agent.disguise === undefined ? Math.min(MOST, most + steps) : steps;
  const own = tripsOf(state, ways, plan, state.active, ownMost, price);
  const its = tripsOf(state, ways, plan, module, most, price);
  let best: Shared = { gain: 0, own: STAYS, its: STAYS };
  for (let part = 0; part <= most; part++) {
    const one = own[Math.min(ownMost, agent.disguise === undefined ? part + steps : steps)] ?? STAYS;
    const other = its[most - part] ?? STAYS;
    if (one.gain + other.gain > best.gain) best = { gain: one.gain + other.gain, own: one, its: other };
  }
  return best;
}

/** The step that a bot makes next in a move action, by its number and side; undefined: all is done. */
export interface March {
  readonly bot: number;
  readonly side: number;
}

/** What a march depends on besides the plan: how the bot stands there, and whom it may push or change places with. */
function marksOf({ energy, chip, isHidden, disguise, upgrades: { universal } }: Bot): number {
  const flags = [isHidden, disguise !== undefined, universal.includes('push'), universal.includes('swap')];
  return flags.reduce((mark, flag) => mark * 2 + (flag ? 1 : 0), energy * 1000 + chip + 1);
}

/** The march that was worked out last: it is asked for once for each choice. */
let last: { readonly plan: Plan; readonly marks: readonly number[]; readonly march: March | undefined } | undefined;

/** The agent goes first: what it finds in a room it has to face without the module. */
export function marchOf(state: BurncycleState, plan: Plan, ap: number, price: number): March | undefined {
  const [agent, module] = [botAt(state, state.active), moduleIndex(state)];
  const isHigh = state.difficulty === 'high' ? 1 : 0;
  const marks = [state.active, ap, isHigh, agent.notes.steps ?? 0, marksOf(agent), marksOf(botAt(state, module))];
  if (last?.plan === plan && last.marks.every((mark, at) => mark === marks[at])) return last.march;
  const { own, its } = shared(state, plan, Math.min(MOST, ap), price);
  const march =
    own.side >= 0 ? { bot: state.active, side: own.side } : its.side >= 0 ? { bot: module, side: its.side } : undefined;
  last = { plan, marks, march };
  return march;
}
