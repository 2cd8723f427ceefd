/** How far every cell is from somewhere, for a side that knows what its doors cost. Kept as long as no door or wall changes. */
import { type Cell, costKinds, flood, type Grid, SHUT } from '@tablerunner/geometry';
import { EDGE } from '../rules/board.ts';
import { DOOR_HACKED, live } from '../rules/live.ts';
import type { EscapeState, Faction } from '../rules/types.ts';

/** A kind of its own for doors that only a Hack opens. */
const LOCKED = 7;

/** What a door costs in steps: a Movement action to open it, and a good deal of luck to hack it. */
const COSTS = costKinds([
  [EDGE.wall, SHUT],
  [EDGE.hardWall, SHUT],
  [EDGE.closedDoor, 1],
  [LOCKED, 4],
]);

interface Kept {
  readonly grids: Partial<Record<Faction, Grid>>;
  readonly fields: Map<string, Int32Array>;
}

/** By the grid with its edges as they are now: it is made anew whenever one changes. */
const kept = new WeakMap<Grid, Kept>();

/** Steps from each cell to the nearest of the goals; a very large number where there is no way. */
export function fieldTo(state: EscapeState, faction: Faction, goals: readonly Cell[]): Int32Array {
  const { grid } = live(state);
  let memory = kept.get(grid);
  if (memory === undefined) {
    memory = { grids: {}, fields: new Map() };
    kept.set(grid, memory);
  }
  const key = `${faction} ${goals.join()}`;
  let field = memory.fields.get(key);
  if (field === undefined) {
    memory.grids[faction] ??= gridFor(state, faction, grid);
    field = flood(memory.grids[faction], { edgeCost: COSTS }, goals).cost;
    memory.fields.set(key, field);
  }
  return field;
}

/** The ISC has the key to every lock (ES-ISC-01); for the Resistance a lock is another thing than a door. */
function gridFor(state: EscapeState, faction: Faction, grid: Grid): Grid {
  if (faction === 'isc') return grid;
  const edges = grid.edges.slice();
  for (const [index, { edge, lock }] of live(state).board.doors.entries()) {
    const isLocked = lock > 0 && ((state.doors[index] ?? 0) & DOOR_HACKED) === 0;
    if (isLocked && edges[edge] === EDGE.closedDoor) edges[edge] = LOCKED;
  }
  return { ...grid, edges };
}
