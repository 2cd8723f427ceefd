/** The eight ways out of a square as numbers: 0-3 across a side (n, e, s, w), 4-7 across a corner (ne, se, sw, nw). */
import { i32 } from './packed.ts';

export type Direction = number;

export const DIRECTIONS = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];

export const NORTH: Direction = 0;
export const EAST: Direction = 1;
export const SOUTH: Direction = 2;
export const WEST: Direction = 3;

const STEP_X = Int32Array.of(0, 1, 0, -1, 1, 1, -1, -1);
const STEP_Y = Int32Array.of(1, 0, -1, 0, 1, -1, -1, 1);

export function stepX(direction: Direction): number {
  return i32(STEP_X, direction);
}

/** North is up: it adds one to y. */
export function stepY(direction: Direction): number {
  return i32(STEP_Y, direction);
}

export function directionName(direction: Direction): DirectionName {
  const name = DIRECTIONS[direction];
  if (name === undefined) throw new RangeError(`${direction} is not a direction`);
  return name;
}

export function parseDirection(text: string): Direction | undefined {
  const direction = (DIRECTIONS as readonly string[]).indexOf(text);
  return direction < 0 ? undefined : direction;
}

export function isDiagonal(direction: Direction): boolean {
  return direction >= 4;
}

export function opposite(direction: Direction): Direction {
  return (direction & 4) | ((direction + 2) & 3);
}

/** A quarter turn clockwise. */
export function rightOf(direction: Direction): Direction {
  return (direction & 4) | ((direction + 1) & 3);
}

/** A quarter turn counterclockwise. */
export function leftOf(direction: Direction): Direction {
  return (direction & 4) | ((direction + 3) & 3);
}

/** The direction with these signs; undefined if both are zero. */
export function directionOf(dx: number, dy: number): Direction | undefined {
  for (let direction = 0; direction < 8; direction++) {
    if (stepX(direction) === Math.sign(dx) && stepY(direction) === Math.sign(dy)) return direction;
  }
  return undefined;
}
