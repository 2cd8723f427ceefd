/** Doors: what state they are in, and who is beside them. Clauses ES-DOOR, ES-ADJ-04. */
import { type Board, boardOf, type Door } from './board.ts';
import { DOOR_HACKED, DOOR_OPEN } from './live.ts';
import type { EscapeState, Unit } from './types.ts';

export interface DoorNow extends Door {
  readonly index: number;
  readonly isOpen: boolean;
  readonly isHacked: boolean;
  /** Still locked: it has a security value and nobody has hacked it (ES-DOOR-06, ES-DOOR-07). */
  readonly isLocked: boolean;
}

export function doorNow(state: EscapeState, index: number): DoorNow | undefined {
  const door = boardOf(state).doors[index];
  if (door === undefined) return undefined;
  const bits = state.doors[index] ?? 0;
  const isHacked = (bits & DOOR_HACKED) !== 0;
  return { ...door, index, isOpen: (bits & DOOR_OPEN) !== 0, isHacked, isLocked: door.lock > 0 && !isHacked };
}

/** A door is adjacent if it lies on one of the four sides of the cell (ES-ADJ-04). */
export const isBesideDoor = (unit: Unit, door: Door): boolean =>
  door.cells[0] === unit.cell || door.cells[1] === unit.cell;

/** Indices of the doors on the four sides of the character's cell. */
export function doorsBeside(state: EscapeState, unit: Unit): number[] {
  const { grid, doorAt }: Board = boardOf(state);
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    const door = doorAt[grid.sides[unit.cell * 4 + side] ?? 0] ?? -1;
    if (door >= 0) found.push(door);
  }
  return found;
}
