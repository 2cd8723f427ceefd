/** Doors: what state they are in, and who is beside them. Clauses ES-DOOR, ES-ADJ-04. */
import { boardOf, type Door } from './board.ts';
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
  const { edge, lock, cells } = door; // asked so often that spreading the door would be a sixth of all the time
  return { edge, lock, cells, index, isOpen: (bits & DOOR_OPEN) !== 0, isHacked, isLocked: lock > 0 && !isHacked };
}

/** A door is adjacent if it lies on one of the four sides of the cell (ES-ADJ-04). */
export const isBesideDoor = (unit: Unit, door: Door): boolean =>
  door.cells[0] === unit.cell || door.cells[1] === unit.cell;

/** Indices of the doors on the four sides of the character's cell. */
export const doorsBeside = (state: EscapeState, unit: Unit): readonly number[] =>
  boardOf(state).doorsBeside[unit.cell] ?? NO_DOORS;

const NO_DOORS: readonly number[] = [];

export const isDoorOpen = (state: EscapeState, door: number): boolean => ((state.doors[door] ?? 0) & DOOR_OPEN) !== 0;
