/** What a security unit is aware of, by space, facing and reach. Areas never change, so every field is worked out once. Clauses BC-RANGE; BC-RULE-34, 47, 48. */
import { type Cell, type Direction, type Edge, SIDES } from '@tablerunner/geometry';
import { EDGE, type Floor } from './floor.ts';

/** A unit's eyes. */
export interface Watcher {
  readonly cell: Cell;
  readonly facing: Direction;
  /** The awareness value (BC-RANGE-01). */
  readonly reach: number;
}

/** How a space is noticed. */
export const NOTICED = { not: 0, front: 1, periphery: 2 } as const;

const MOST_REACH = 32;
const FAR = 255;

interface Known {
  /** By cell: steps from it inside its area, FAR outside. */
  readonly distances: (Uint8Array | undefined)[];
  /** By cell, facing and reach. */
  readonly fields: (Uint8Array | undefined)[];
}

const known = new WeakMap<Floor, Known>();

// The floor asked about last, and what is known of it.
let lastFloor: Floor | undefined;
let lastKnown: Known | undefined;

function knownOf(floor: Floor): Known {
  if (floor === lastFloor && lastKnown !== undefined) return lastKnown;
  let tables = known.get(floor);
  if (tables === undefined) {
    tables = { distances: [], fields: [] };
    known.set(floor, tables);
  }
  lastFloor = floor;
  lastKnown = tables;
  return tables;
}

/** Half the value, rounded up (BC-RANGE-03). */
export const peripheryOf = (reach: number): number => Math.floor((reach + 1) / 2);

/** By cell: NOTICED. Never written to by callers. */
export const awareness = (floor: Floor, { cell, facing, reach }: Watcher): Uint8Array =>
  fieldOf(floor, cell, facing, reach);

/** As `awareness`, for those who ask so often that they make no watcher for it. */
export function fieldOf(floor: Floor, cell: Cell, facing: Direction, reach: number): Uint8Array {
  const { fields } = knownOf(floor);
  const key = (cell * 4 + facing) * MOST_REACH + reach;
  const found = fields[key];
  if (found !== undefined) return found;
  const made = workOut(floor, { cell, facing, reach });
  fields[key] = made;
  return made;
}

export const isAwareOf = (floor: Floor, watcher: Watcher, cell: Cell): boolean =>
  awareness(floor, watcher)[cell] !== NOTICED.not;

function workOut(floor: Floor, { cell, facing, reach }: Watcher): Uint8Array {
  const field = new Uint8Array(floor.grid.cellCount);
  const near = peripheryOf(reach);
  const distances = distancesInArea(floor, cell);
  for (let to = 0; to < field.length; to++) if ((distances[to] as number) <= near) field[to] = NOTICED.periphery;
  for (const to of frontLine(floor, { cell, facing, reach })) field[to] = NOTICED.front;
  return field;
}

/** Straight ahead to the first wall, door or end of the area; units do not block it (BC-RULE-47). */
export function frontLine({ grid }: Floor, { cell, facing, reach }: Watcher): Cell[] {
  const line: Cell[] = [];
  for (let at = cell; line.length < reach; ) {
    if (grid.edges[grid.sides[at * 4 + facing] as Edge] !== EDGE.open) break;
    at = grid.ways[at * 8 + facing] as Cell;
    if (at < 0) break;
    line.push(at);
  }
  return line;
}

/** By cell: steps inside the area, through occupied spaces and not through doors (BC-RULE-48); FAR outside it. */
function distancesInArea(floor: Floor, from: Cell): Uint8Array {
  const { distances } = knownOf(floor);
  const found = distances[from];
  if (found !== undefined) return found;
  const { grid } = floor;
  const steps = new Uint8Array(grid.cellCount).fill(FAR);
  steps[from] = 0;
  const waiting = [from];
  for (const cell of waiting) {
    for (const side of SIDES) {
      if (grid.edges[grid.sides[cell * 4 + side] as Edge] !== EDGE.open) continue;
      const to = grid.ways[cell * 8 + side] as Cell;
      if (to < 0 || steps[to] !== FAR) continue;
      steps[to] = (steps[cell] as number) + 1;
      waiting.push(to);
    }
  }
  distances[from] = steps;
  return steps;
}

/**
 * Whether a unit follows with its eyes a bot that steps out of its area through a door or a destroyed wall: the space
 * beyond must be within its reach, straight ahead or to the side, counted through that opening (BC-RANGE-07, BC-RULE-34).
 */
export function seesStepOut(floor: Floor, watcher: Watcher, from: Cell, to: Cell): boolean {
  const distance = distancesInArea(floor, watcher.cell)[from] as number;
  if (distance === FAR) return false;
  if (distance + 1 <= peripheryOf(watcher.reach)) return true;
  const isAhead = from === watcher.cell || frontLine(floor, watcher).includes(from);
  return isAhead && distance + 1 <= watcher.reach && floor.grid.ways[from * 8 + watcher.facing] === to;
}
