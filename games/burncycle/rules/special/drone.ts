/** Joan the drone: whose she is, what she can do, and how she changes places with others. Clauses BC-MEM. */
import { doorsBeside } from '../floor/passage.ts';
import { modifier } from '../powers.ts';
import type { BurncycleState, Drone } from '../types.ts';
import { botAt, floorOf } from '../units.ts';

/** The drone of this bot, on the floor and charged: only then its abilities reach through her (BC-MEM-03). */
export function chargedDrone({ drone }: BurncycleState, bot: number): Drone | undefined {
  return drone?.bot === bot && drone.cell >= 0 && drone.isCharged ? drone : undefined;
}

/** A step of a bot, for the writers of events: it carries its own drone along, and trades spaces with that of another (BC-MEM-06 to 09). */
export function passDrone(state: BurncycleState, bot: number, from: number, to: number): void {
  const { drone } = state;
  if (drone === undefined || drone.cell < 0) return;
  if (drone.bot !== bot) {
    if (drone.cell === to) drone.cell = from;
    return;
  }
  if (drone.cell === from) drone.cell = to;
  if (drone.cell === to) drone.isCharged = true;
}

/** Doors that a bot can work on: those beside it, and beside its drone where an ability lets it (BC-MEM-11). */
export function doorsInReach(state: BurncycleState, bot: number): readonly number[] {
  const floor = floorOf(state);
  const own = doorsBeside(floor, botAt(state, bot).cell);
  const drone = chargedDrone(state, bot);
  if (drone === undefined || modifier(state, bot, 'drone-keypad') < 1) return own;
  return [...new Set([...own, ...doorsBeside(floor, drone.cell)])];
}

/** It is the drone that is at the door, and not the bot itself. */
export const isAtDoorByDrone = (state: BurncycleState, bot: number, door: number): boolean =>
  !doorsBeside(floorOf(state), botAt(state, bot).cell).includes(door) && doorsInReach(state, bot).includes(door);
