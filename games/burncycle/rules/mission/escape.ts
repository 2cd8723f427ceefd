/** Escape: some missions let bots leave the building through a destroyed exterior wall. Clauses BC-ESCAPE, BC-LOSE-03, BC-WALL-10. */
import type { Engine } from '@tablerunner/engine';
import type { Cell, Direction, Edge } from '@tablerunner/geometry';
import { botEscaped } from '../events/units.ts';
import { lose } from '../threat.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, moduleIndex } from '../units.ts';
import { isLastFloor, missionOf } from './mission.ts';
import { isPlace } from './place.ts';

/** Over a destroyed exterior wall of the place that the mission names, once the last floor's objective is complete. */
export function isWayOut(state: BurncycleState, cell: Cell, side: Direction): boolean {
  if (!state.progress.isDone || !isLastFloor(state)) return false;
  const { escape: way } = missionOf(state);
  const floor = floorOf(state);
  if (way === undefined || (floor.grid.ways[cell * 8 + side] as Cell) >= 0) return false;
  return state.floor.destroyed.includes(floor.grid.sides[cell * 4 + side] as Edge) && isPlace(floor, cell, way.where);
}

/** It is off the floor and its player's turn ends; without an agent inside nobody moves the module any more (BC-ESCAPE-02, 03, BC-LOSE-03). */
export function leave(state: BurncycleState, bot: number, engine: Engine<BurncycleState>): void {
  engine.emit(botEscaped, { bot });
  const isAgentInside = state.bots.some(({ role, hasEscaped }) => role === 'agent' && !hasEscaped);
  if (!isAgentInside && !botAt(state, moduleIndex(state)).hasEscaped) lose(engine, 'BC-LOSE-03', 'module-left-behind');
}
