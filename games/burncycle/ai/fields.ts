/** How far it is from space to space, for bots that know what locks and eyes cost, and for security units. Kept by what the floor looks like. */
import { type Cell, type Edge, SIDES } from '@tablerunner/geometry';
import { awareness, NOTICED } from '../rules/floor/awareness.ts';
import { EDGE, type Floor } from '../rules/floor/floor.ts';
import type { BurncycleState, Guard } from '../rules/types.ts';
import { floorOf, watcherOf } from '../rules/units.ts';

/** Farther than any way on a floor. */
export const FAR = 250;
/** A lock costs an action and its inputs; then the step through the door is free. */
const LOCK = 4;
/** What it costs to go where a unit stands, or where one is looking. */
const HELD = 5;
const WATCHED = 2;

/** Ways on a floor as it looks now; each field is worked out when it is first asked for. */
export interface Ways {
  readonly floor: Floor;
  /** Doors, destroyed walls and units, as numbers. */
  readonly looks: readonly number[];
  readonly doors: readonly number[];
  readonly destroyed: readonly Edge[];
  /** By space: what it costs to enter it, besides the step. */
  readonly enter: Uint8Array;
  /** By goal, then by space. */
  readonly bots: (Uint8Array | undefined)[];
  readonly units: (Uint8Array | undefined)[];
  /** By list of goals, for lists that are made once and kept. */
  readonly places: Map<readonly Cell[], Uint8Array>;
  /** Spaces from which the mission lets bots escape, by where it says so. */
  readonly out: Map<object, readonly Cell[]>;
}

/** Above this a floor's memory begins anew; a match passes through far fewer looks at a time. */
const MOST_LOOKS = 300;
const byLooks = new WeakMap<Floor, Map<string, Ways>>();
let last: Ways | undefined;

/** What a unit sees and how far it goes is a matter of its kind: each gets a number when it is first met. */
const kinds = new Map<string, number>();

function kindOf({ kind }: Guard): number {
  let number = kinds.get(kind);
  if (number === undefined) {
    number = kinds.size;
    kinds.set(kind, number);
  }
  return number;
}

const lookOf = (guard: Guard): number => (kindOf(guard) * 1024 + guard.cell) * 8 + (guard.isStunned ? 4 : guard.facing);

/** Almost every question is about a floor that looks as it did at the question before. */
export function waysOf(state: BurncycleState): Ways {
  const floor = floorOf(state);
  if (last?.floor === floor && isLikeLast(last.looks, state)) return last;
  let memory = byLooks.get(floor);
  if (memory === undefined || memory.size >= MOST_LOOKS) {
    memory = new Map();
    byLooks.set(floor, memory);
  }
  const looks = looksOf(state);
  const key = looks.join();
  let ways = memory.get(key);
  if (ways === undefined) {
    ways = newWays(state, floor, looks);
    memory.set(key, ways);
  }
  last = ways;
  return ways;
}

const looksOf = ({ floor: { doors, destroyed }, guards }: BurncycleState): number[] => [
  ...doors,
  destroyed.length,
  ...destroyed,
  ...guards.map(lookOf),
];

function isLikeLast(looks: readonly number[], { floor: { doors, destroyed }, guards }: BurncycleState): boolean {
  if (looks.length !== doors.length + 1 + destroyed.length + guards.length) return false;
  let at = 0;
  for (const door of doors) if (looks[at++] !== door) return false;
  if (looks[at++] !== destroyed.length) return false;
  for (const edge of destroyed) if (looks[at++] !== edge) return false;
  for (const guard of guards) if (looks[at++] !== lookOf(guard)) return false;
  return true;
}

function newWays(
  { floor: { doors, destroyed }, guards }: BurncycleState,
  floor: Floor,
  looks: readonly number[],
): Ways {
  const enter = new Uint8Array(floor.grid.cellCount);
  for (const guard of guards) {
    enter[guard.cell] = HELD;
    if (guard.isStunned) continue;
    const seen = awareness(floor, watcherOf(guard));
    for (let cell = 0; cell < enter.length; cell++)
      if (seen[cell] !== NOTICED.not && enter[cell] === 0 && floor.isHideout[cell] === 0) enter[cell] = WATCHED;
  }
  return {
    floor,
    looks,
    doors: doors.slice(),
    destroyed: destroyed.slice(),
    enter,
    bots: [],
    units: [],
    places: new Map(),
    out: new Map(),
  };
}

/** By space: what the way to the goal costs a bot in AP, FAR where there is none. */
export function botField(ways: Ways, goal: Cell): Uint8Array {
  const found = ways.bots[goal];
  if (found !== undefined) return found;
  const made = spread(ways, [goal], LOCK, ways.enter);
  ways.bots[goal] = made;
  return made;
}

/** By space: what the way to the nearest of the goals costs a bot. The list must be one that is kept, as those of `placeCells`. */
export function placeField(ways: Ways, goals: readonly Cell[]): Uint8Array {
  let field = ways.places.get(goals);
  if (field === undefined) {
    field = spread(ways, goals, LOCK, ways.enter);
    ways.places.set(goals, field);
  }
  return field;
}

/** By space: steps of a security unit to the goal; locks do not hold it (BC-SEC-05). */
export function unitField(ways: Ways, goal: Cell): Uint8Array {
  const found = ways.units[goal];
  if (found !== undefined) return found;
  const made = spread(ways, [goal], 1, undefined);
  ways.units[goal] = made;
  return made;
}

/** What it costs to pass an edge, with a price for locks; 0 where nobody passes. */
function passing({ floor, doors, destroyed }: Ways, edge: Edge, lock: number): number {
  const kind = floor.grid.edges[edge];
  if (kind === EDGE.open) return 1;
  if (kind === EDGE.door) return doors[floor.doorAt[edge] as number] === 1 ? 1 : lock;
  return destroyed.includes(edge) ? 1 : 0;
}

/** By rings of equal cost, from the goals backwards. */
function spread(ways: Ways, goals: readonly Cell[], lock: number, enter: Uint8Array | undefined): Uint8Array {
  const { grid } = ways.floor;
  const costs = new Uint8Array(grid.cellCount).fill(FAR);
  const rings: Cell[][] = [[...goals]];
  for (const goal of goals) costs[goal] = 0;
  for (let cost = 0; cost < rings.length; cost++) {
    for (const cell of rings[cost] ?? []) {
      if (costs[cell] !== cost) continue;
      const extra = enter?.[cell] ?? 0;
      for (const side of SIDES) {
        const from = grid.ways[cell * 8 + side] as Cell;
        if (from < 0 || (costs[from] as number) <= cost) continue;
        const step = passing(ways, grid.sides[cell * 4 + side] as Edge, lock);
        const next = cost + step + extra;
        if (step === 0 || next >= FAR || (costs[from] as number) <= next) continue;
        costs[from] = next;
        rings[next] ??= [];
        rings[next]?.push(from);
      }
    }
  }
  return costs;
}

/** Steps on the way to the goal that can be made now: up to the first lock, or the first unit that cannot be pushed, or to the goal. */
export function openSteps(ways: Ways, from: Cell, goal: Cell, pushes: boolean): number {
  const field = botField(ways, goal);
  const { grid } = ways.floor;
  let steps = 0;
  for (let cell = from; cell !== goal; steps++) {
    const next = nextOnWay(ways, field, cell);
    if (next < 0 || (!pushes && ways.enter[next] === HELD)) return steps;
    cell = next;
  }
  return steps;

  function nextOnWay({ enter }: Ways, costs: Uint8Array, cell: Cell): Cell {
    for (const side of SIDES) {
      const to = grid.ways[cell * 8 + side] as Cell;
      if (to < 0 || passing(ways, grid.sides[cell * 4 + side] as Edge, LOCK) !== 1) continue;
      if ((costs[to] as number) + 1 + (enter[to] as number) === costs[cell]) return to;
    }
    return -1;
  }
}
