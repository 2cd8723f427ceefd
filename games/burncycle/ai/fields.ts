/** How far it is from space to space, for bots that know what a lock costs, and for security units. Kept by what doors and walls look like. */
import { type Cell, type Edge, SIDES } from '@tablerunner/geometry';
import { EDGE, type Floor } from '../rules/floor/floor.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';

/** Farther than any way on a floor. */
export const FAR = 200;
/** A lock costs an action and its inputs; then the step through the door is free. */
export const LOCK = 4;

/** Steps between spaces on a floor as it looks now; each field is worked out when it is first asked for. */
export interface Ways {
  readonly floor: Floor;
  /** By goal, then by space. */
  readonly bots: (Uint8Array | undefined)[];
  readonly units: (Uint8Array | undefined)[];
  /** By list of goals, for lists that are made once and kept. */
  readonly places: Map<readonly Cell[], Uint8Array>;
  /** Spaces from which the mission lets bots escape, by where it says so. */
  readonly out: Map<object, readonly Cell[]>;
  readonly doors: readonly number[];
  readonly destroyed: readonly Edge[];
}

/** Above this a floor's memory begins anew; a match passes through far fewer looks at a time. */
const MOST_LOOKS = 400;
const byLooks = new WeakMap<Floor, Map<string, Ways>>();
let last: Ways | undefined;

/** Almost every question is about doors and walls as they were at the question before. */
export function waysOf(state: BurncycleState): Ways {
  const floor = floorOf(state);
  const { doors, destroyed } = state.floor;
  if (last?.floor === floor && isSame(last.doors, doors) && isSame(last.destroyed, destroyed)) return last;
  let memory = byLooks.get(floor);
  if (memory === undefined || memory.size >= MOST_LOOKS) {
    memory = new Map();
    byLooks.set(floor, memory);
  }
  const looks = `${doors.join('')} ${destroyed.join()}`;
  let ways = memory.get(looks);
  if (ways === undefined) {
    ways = {
      floor,
      bots: [],
      units: [],
      places: new Map(),
      out: new Map(),
      doors: doors.slice(),
      destroyed: destroyed.slice(),
    };
    memory.set(looks, ways);
  }
  last = ways;
  return ways;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** By space: what the way to the goal costs a bot in AP, FAR where there is none. */
export function botField(ways: Ways, goal: Cell): Uint8Array {
  const found = ways.bots[goal];
  if (found !== undefined) return found;
  const made = spread(ways, [goal], LOCK);
  ways.bots[goal] = made;
  return made;
}

/** By space: what the way to the nearest of the goals costs a bot. The list must be one that is kept, as those of `placeCells`. */
export function placeField(ways: Ways, goals: readonly Cell[]): Uint8Array {
  let field = ways.places.get(goals);
  if (field === undefined) {
    field = spread(ways, goals, LOCK);
    ways.places.set(goals, field);
  }
  return field;
}

/** By space: steps of a security unit to the goal; locks do not hold it (BC-SEC-05). */
export function unitField(ways: Ways, goal: Cell): Uint8Array {
  const found = ways.units[goal];
  if (found !== undefined) return found;
  const made = spread(ways, [goal], 1);
  ways.units[goal] = made;
  return made;
}

/** By rings of equal cost: no way on a floor is longer than FAR. */
function spread({ floor, doors, destroyed }: Ways, goals: readonly Cell[], lock: number): Uint8Array {
  const { grid, doorAt } = floor;
  const costs = new Uint8Array(grid.cellCount).fill(FAR);
  const rings: Cell[][] = [[...goals]];
  for (const goal of goals) costs[goal] = 0;
  for (let cost = 0; cost < rings.length; cost++) {
    for (const cell of rings[cost] ?? []) {
      if (costs[cell] !== cost) continue;
      for (const side of SIDES) {
        const to = grid.ways[cell * 8 + side] as Cell;
        if (to < 0) continue;
        const edge = grid.sides[cell * 4 + side] as Edge;
        const kind = grid.edges[edge];
        let step = 1;
        if (kind === EDGE.door) step = doors[doorAt[edge] as number] === 1 ? 1 : lock;
        else if (kind !== EDGE.open && !destroyed.includes(edge)) continue;
        const next = cost + step;
        if (next >= FAR || (costs[to] as number) <= next) continue;
        costs[to] = next;
        rings[next] ??= [];
        rings[next]?.push(to);
      }
    }
  }
  return costs;
}
