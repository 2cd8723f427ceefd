/**
 * Units, doors and rooms as events tell of them. Their numbers are places in lists that change: units leave, and the next floor
 * has other doors and rooms. With its number an event carries what a reader can name for ever after; there is one chip of each
 * kind of unit.
 */
import { edgeName } from '@tablerunner/geometry';
import type { BurncycleState } from '../types.ts';
import { floorOf, guardAt } from '../units.ts';

export interface Unit {
  readonly guard: number;
  /** Its kind. */
  readonly unit: string;
}

export interface Door {
  readonly door: number;
  /** The name of its edge. */
  readonly at: string;
}

export interface Room {
  readonly room: number;
  readonly id: string;
}

export const unitOf = (state: BurncycleState, guard: number): Unit => ({ guard, unit: guardAt(state, guard).kind });

export const doorOf = (state: BurncycleState, door: number): Door => ({
  door,
  at: wallName(state, floorOf(state).doors[door]?.edge ?? -1),
});

export const wallName = (state: BurncycleState, edge: number): string => edgeName(floorOf(state).grid, edge);

export const roomOf = (state: BurncycleState, room: number): Room => ({
  room,
  id: floorOf(state).rooms[room]?.id ?? '',
});
