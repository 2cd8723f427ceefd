/** What security will do to the bots when it moves next, as far as that can be seen. */
import { isAwareOf } from '../rules/floor/awareness.ts';
import { corporate } from '../rules/powers.ts';
import type { Bot, BurncycleState, Guard } from '../rules/types.ts';
import { cardOf, floorOf, isCaptain, isDetected, isDown, isOnFloor, watcherOf } from '../rules/units.ts';
import { unitField, waysOf } from './fields.ts';

/** A chip on the floor calls a unit, and bars what must be done unnoticed. */
const CHIP = 0.6;
/** How sure it is that a unit which sees the bot and can get beside it will hit it before anything changes. */
const SURE = 0.35;
const CAPTAINS_ATTACK = 3;
/** Undetected, but close to a unit that may turn. */
const NEAR = 0.08;
const NEARBY = 4;

const forceOf = (state: BurncycleState, guard: Guard): number =>
  isCaptain(guard) ? CAPTAINS_ATTACK : guard.level + corporate(state, 'guard-attack');

/** Energy that a bot will lose, about, to the units that can get beside it. */
export function expectedLoss(state: BurncycleState, bot: Bot): number {
  if (!isOnFloor(bot) || isDown(bot) || state.guards.length === 0) return 0;
  const floor = floorOf(state);
  const field = unitField(waysOf(state), bot.cell);
  const isSeen = isDetected(bot);
  let loss = 0;
  let caller = Number.POSITIVE_INFINITY;
  let called = 0;
  for (const guard of state.guards) {
    if (guard.isStunned) continue;
    const steps = field[guard.cell] as number;
    if (!isSeen) {
      if (!bot.isHidden && steps <= NEARBY && floor.areas.areaOf[guard.cell] === floor.areas.areaOf[bot.cell])
        loss += NEAR * (NEARBY + 1 - steps);
      continue;
    }
    const reach = cardOf(guard).movement + 1;
    if (steps > reach) continue;
    if (isAwareOf(floor, watcherOf(guard), bot.cell)) loss += SURE * forceOf(state, guard);
    else if (steps < caller) {
      caller = steps;
      called = forceOf(state, guard);
    }
  }
  return loss + SURE * called;
}

export const chipWorth = (bot: Bot): number => (bot.chip >= 0 ? -CHIP : 0);
