/** What lies within so many spaces of a bot: counted as it would move, units not in the way. Clauses BC-SPACE-04 to 06. */
import { type Cell, SIDES } from '@tablerunner/geometry';
import { doorsBeside, stepFrom } from '../floor/passage.ts';
import type { BurncycleState } from '../types.ts';
import { floorOf } from '../units.ts';

/** By cell: steps from the space, up to the reach; locked doors cannot be counted through (BC-SPACE-05). */
export function stepsFrom(state: BurncycleState, from: Cell, reach: number): ReadonlyMap<Cell, number> {
  const floor = floorOf(state);
  const steps = new Map([[from, 0]]);
  for (const [cell, so] of steps) {
    if (so >= reach) continue;
    for (const side of SIDES) {
      const to = stepFrom(floor, state.floor, cell, side, 'bot');
      if (to >= 0 && !steps.has(to)) steps.set(to, so + 1);
    }
  }
  return steps;
}

/** Doors along the spaces that are less than so many steps away: one beside the bot is within 1. */
export function doorsWithin(state: BurncycleState, from: Cell, reach: number): readonly number[] {
  const cells = [...stepsFrom(state, from, reach - 1).keys()];
  return [...new Set(cells.flatMap((cell) => doorsBeside(floorOf(state), cell)))];
}

/** Guards up to a level; the captain is none (BC-UNIT-05). */
export function guardsWithin(state: BurncycleState, from: Cell, reach: number, level = 3): readonly number[] {
  const steps = stepsFrom(state, from, reach);
  return [...state.guards.keys()].filter((index) => {
    const guard = state.guards[index];
    return guard !== undefined && guard.level > 0 && guard.level <= level && steps.has(guard.cell);
  });
}
