/** What AP in hand are good for: how far the bots get on their tours with them, and out of which dangers. */
import { type Cell, SIDES } from '@tablerunner/geometry';
import { stepFrom } from '../rules/floor/passage.ts';
import type { BurncycleState } from '../rules/types.ts';
import { botAt, botOn, guardOn, isDown, isOnFloor, moduleIndex } from '../rules/units.ts';
import { dangerAt } from './danger.ts';
import { botField, type Ways, waysOf } from './fields.ts';
import type { Plan } from './plan.ts';

/** More AP than these in hand are rare. */
const MOST = 12;
/** A push takes one AP more than a step (BC-PUSH-01). */
const PUSH = 2;

/**
 * By AP: what the bot gains at most with so many. `price` is what an AP of way is worth.
 */
function gainsOf(state: BurncycleState, ways: Ways, plan: Plan, index: number, most: number, price: number): number[] {
  const gains = Array<number>(most + 1).fill(0);
  const bot = botAt(state, index);
  if (!isOnFloor(bot) || isDown(bot)) return gains;
  const stops = plan.tours[index] ?? [];
  const danger = dangerAt(state, bot, bot.cell);
  const goal = stops[0] === bot.cell ? stops[1] : stops[0];
  const field = goal === undefined ? undefined : botField(ways, goal);
  const after = goal === undefined ? undefined : stops[stops.indexOf(goal) + 1];
  const beyond = after === undefined || after === goal ? undefined : botField(ways, after);
  const start = field?.[bot.cell] ?? 0;
  spread(state, ways, index, most, (cell, ap) => {
    let way = field === undefined ? 0 : start - (field[cell] as number);
    // Past the first stop the tour goes on.
    if (beyond !== undefined && goal !== undefined && ap > start)
      way = Math.max(way, start + (beyond[goal] as number) - (beyond[cell] as number));
    const gain = price * way + danger - dangerAt(state, bot, cell);
    if (gain > (gains[ap] as number)) gains[ap] = gain;
  });
  for (let ap = 1; ap <= most; ap++) gains[ap] = Math.max(gains[ap] as number, gains[ap - 1] as number);
  return gains;
}

const rings: Cell[][] = Array.from({ length: MOST + 2 }, () => []);

/** Every space that the bot can get to, with the AP that it takes. */
function spread(
  state: BurncycleState,
  { floor }: Ways,
  index: number,
  most: number,
  visit: (cell: Cell, ap: number) => void,
): void {
  const { cell: start, upgrades } = botAt(state, index);
  const [pushes, swaps] = [upgrades.universal.includes('push'), upgrades.universal.includes('swap')];
  const seen = new Uint8Array(floor.grid.cellCount);
  for (const ring of rings) ring.length = 0;
  rings[0]?.push(start);
  for (let ap = 0; ap <= most; ap++) {
    for (const cell of rings[ap] ?? []) {
      if (seen[cell] === 1) continue;
      seen[cell] = 1;
      if (ap > 0) visit(cell, ap);
      for (const side of SIDES) {
        const to = stepFrom(floor, state.floor, cell, side, 'bot');
        if (to < 0 || seen[to] === 1) continue;
        const isHeld = guardOn(state, to) >= 0;
        if ((isHeld && !pushes) || (!swaps && botOn(state, to) >= 0)) continue;
        rings[ap + (isHeld ? PUSH : 1)]?.push(to);
      }
    }
  }
}

/** What so many AP are worth, shared between the agent and the module as it is best. */
export function apWorth(state: BurncycleState, plan: Plan, ap: number, price: number): number {
  const most = Math.min(MOST, Math.floor(ap));
  if (most < 1 || state.active < 0) return 0;
  const ways = waysOf(state);
  const own = gainsOf(state, ways, plan, state.active, most, price);
  const its = gainsOf(state, ways, plan, moduleIndex(state), most, price);
  let best = 0;
  for (let part = 0; part <= most; part++) best = Math.max(best, (own[part] as number) + (its[most - part] as number));
  return best;
}
