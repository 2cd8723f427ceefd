/** Where a character can serve its side in this scenario. */
import { conditionAtoms } from '../rules/scenario/condition.ts';
import { scenarioOf } from '../rules/scenario/scenario.ts';
import type { EscapeState, Faction, Prop } from '../rules/types.ts';
import { otherFaction } from '../rules/units.ts';
import { fieldTo } from './fields.ts';
import { exitPlace, type Place, placeOfCell, roomPlace } from './places.ts';
import { isWorkDone } from './progress.ts';

/** Farther than any way on a board. */
export const FAR = 1000;

export interface Goals {
  /** For everybody of the side; empty if it only has to stop the others. */
  readonly places: readonly Place[];
  /** What is to be carried off the board; whoever has it goes to the exit. */
  readonly cargo: string | undefined;
  /** Without a place to go to: after the enemy, or out of its way. */
  readonly isHunter: boolean;
}

export function goalsOf(state: EscapeState, faction: Faction): Goals {
  const condition = scenarioOf(state).victory[faction];
  const places: Place[] = [];
  let cargo: string | undefined;
  let isHunter = faction === 'isc';
  for (const atom of condition === undefined ? [] : conditionAtoms(condition)) {
    if (atom.is === 'eliminated') isHunter = true;
    else if (atom.is === 'escaped') {
      if (isWorkDone(state, faction)) places.push(exitPlace(state, faction));
    } else if (atom.is === 'terminals') pushProps(state, faction, 'terminal', places);
    else if (atom.is === 'freed') pushProps(state, faction, 'cryo-tube', places);
    else if (atom.is === 'in-room') places.push(roomPlace(state, atom.room));
    else if (atom.is === 'more-points') pushMarkers(state, 'objective', places);
    else if (atom.is === 'points') {
      if (atom.out === true) cargo = 'objective';
      pushMarkers(state, 'objective', places);
    } else if (atom.is === 'carried-out') {
      cargo = atom.what;
      pushMarkers(state, cargo, places);
    } else if (atom.is === 'held') {
      const room = scenarioOf(state).hold?.room;
      if (room !== undefined) places.push(roomPlace(state, room));
    }
  }
  return { places, cargo, isHunter };
}

function pushProps(state: EscapeState, faction: Faction, kind: Prop['kind'], places: Place[]): void {
  for (const prop of state.props) {
    if (prop.kind === kind && prop.doneBy !== faction) places.push(placeOfCell(prop.cell));
  }
}

function pushMarkers(state: EscapeState, wanted: string, places: Place[]): void {
  for (const { kind, equipment, cell } of state.markers) {
    if ((equipment ?? kind) === wanted && cell >= 0) places.push(placeOfCell(cell));
  }
}

/** Steps from a cell to the nearest goal of the character with that index; FAR if it has none. */
export function stepsToGoal(state: EscapeState, { places, cargo }: Goals, index: number, cell: number): number {
  const faction = state.units[index]?.faction ?? 'resistance';
  if (cargo !== undefined && carries(state, index, cargo)) {
    return fieldTo(state, faction, exitPlace(state, faction))[cell] ?? FAR;
  }
  return stepsToAny(state, faction, places, cell);
}

function stepsToAny(state: EscapeState, faction: Faction, places: readonly Place[], cell: number): number {
  let steps = FAR;
  for (const place of places) steps = Math.min(steps, fieldTo(state, faction, place)[cell] ?? FAR);
  return steps;
}

function carries(state: EscapeState, index: number, what: string): boolean {
  for (const { carrier, equipment, kind } of state.markers) {
    if (carrier === index && (equipment ?? kind) === what) return true;
  }
  return false;
}

/**
 * Steps to the nearest enemy on the board, round the walls and through the doors; FAR if there is none. Who carries off what
 * the enemy needs outside is hunted before all others.
 */
export function stepsToEnemy(state: EscapeState, faction: Faction, cell: number): number {
  const wanted = cargoOf(state, otherFaction(faction));
  let [steps, toCarrier] = [FAR, FAR];
  for (const [index, other] of state.units.entries()) {
    if (other.faction === faction || other.place !== 'board') continue;
    const way = fieldTo(state, faction, placeOfCell(other.cell))[cell] ?? FAR;
    steps = Math.min(steps, way);
    if (wanted !== undefined && carries(state, index, wanted)) toCarrier = Math.min(toCarrier, way);
  }
  return toCarrier < FAR ? toCarrier : steps;
}

/** What a side has to carry off the board, if anything. */
export function cargoOf(state: EscapeState, faction: Faction): string | undefined {
  const condition = scenarioOf(state).victory[faction];
  for (const atom of condition === undefined ? [] : conditionAtoms(condition)) {
    if (atom.is === 'carried-out') return atom.what;
    if (atom.is === 'points' && atom.out === true) return 'objective';
  }
  return undefined;
}
