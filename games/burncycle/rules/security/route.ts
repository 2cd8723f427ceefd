/** Ways of security units: the shortest in spaces, through doors and units, with all that are equally short. Clauses BC-SEC-04, BC-SEC-05, BC-SEC-08; BC-RULE-57, 58, 70, 100. */
import { type Cell, type Direction, type Edge, SIDES } from '@tablerunner/geometry';
import { EDGE, type Floor } from '../floor/floor.ts';
import { isPassable, type Openings } from '../floor/passage.ts';

/** How a unit goes: through walls, or like everybody; and on patrol a guard stays in its area (BC-PATROL-03). */
export interface Gait {
  readonly shifts: boolean;
  readonly staysInArea: boolean;
}

export const NO_WAY = 255;

/** By floor: fields to one goal that nothing can change, by goal and gait. */
const known = new WeakMap<Floor, (Uint8Array | undefined)[]>();

/**
 * By cell: steps to the nearest of the goals, NO_WAY where there is none. Units in the way do not count. With `from` only as far
 * as that cell: it and everything nearer is told, which is all that a way from there needs. Never written to by callers.
 */
export function fieldTo(
  floor: Floor,
  openings: Openings,
  goals: readonly Cell[],
  gait: Gait,
  from: Cell = -1,
): Uint8Array {
  // Security passes all doors, so only a destroyed wall is ever new to it; who shifts or stays in an area does not mind that either.
  const isFixed = gait.shifts || gait.staysInArea || openings.destroyed.length === 0;
  const [goal = -1] = goals;
  if (goals.length !== 1 || goal < 0 || !isFixed) return workOut(floor, openings, goals, gait, from);
  let fields = known.get(floor);
  if (fields === undefined) {
    fields = [];
    known.set(floor, fields);
  }
  const key = goal * 3 + (gait.shifts ? 2 : gait.staysInArea ? 1 : 0);
  let field = fields[key];
  if (field === undefined) {
    field = workOut(floor, openings, goals, gait, -1);
    fields[key] = field;
  }
  return field;
}

function workOut(floor: Floor, openings: Openings, goals: readonly Cell[], gait: Gait, from: Cell): Uint8Array {
  const { ways, sides, edges, cellCount } = floor.grid;
  const steps = new Uint8Array(cellCount).fill(NO_WAY);
  const waiting = new Int16Array(cellCount);
  let count = 0;
  for (const goal of goals) {
    if (steps[goal] === 0) continue;
    steps[goal] = 0;
    waiting[count++] = goal;
  }
  if (from >= 0 && steps[from] === 0) return steps;
  for (let next = 0; next < count; next++) {
    const cell = waiting[next] as Cell;
    const far = (steps[cell] as number) + 1;
    for (let side = 0; side < SIDES.length; side++) {
      const to = ways[cell * 8 + side] as Cell;
      if (to < 0 || steps[to] !== NO_WAY) continue;
      const edge = sides[cell * 4 + side] as Edge;
      if (edges[edge] !== EDGE.open && !isOpenTo(floor, openings, edge, gait)) continue;
      steps[to] = far;
      if (to === from) return steps;
      waiting[count++] = to;
    }
  }
  return steps;
}

/** Doors and destroyed walls part areas; whoever stays in one uses neither. */
function isOpenTo(floor: Floor, openings: Openings, edge: Edge, { shifts, staysInArea }: Gait): boolean {
  if (staysInArea && !shifts) return floor.grid.edges[edge] === EDGE.open;
  return isPassable(floor, openings, edge, shifts ? 'shift' : 'security');
}

/** The directions in which a shortest way goes on; none at the goal, or without a way. */
export function waysOn(floor: Floor, openings: Openings, field: Uint8Array, cell: Cell, gait: Gait): Direction[] {
  const { grid } = floor;
  const here = field[cell] as number;
  if (here === 0 || here === NO_WAY) return [];
  return SIDES.filter((side) => {
    const to = grid.ways[cell * 8 + side] as Cell;
    if (to < 0 || field[to] !== here - 1) return false;
    return isOpenTo(floor, openings, grid.sides[cell * 4 + side] as Edge, gait);
  });
}
