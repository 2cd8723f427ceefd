/** How far a piece has to go at least, worked out once per board: searches for a way look nowhere else. Clause ES-DRONE-04; ES-RULE-66. */
import {
  type Cell,
  CORNER_RULES,
  costKinds,
  flagKinds,
  flood,
  type Grid,
  SHUT,
  type Walk,
} from '@tablerunner/geometry';
import { EDGE } from '../board.ts';
import type { Live } from '../live.ts';
import type { Gait } from './pieces.ts';

/** By cell: the least number of steps to the nearest of the goals; UNREACHABLE where walls leave no way at all. */
export type Bounds = Uint8Array;

export const UNREACHABLE = 255;
const MOST = UNREACHABLE - 1;

/** All doors stand open, and nobody is in the way. */
const WALLS = [EDGE.wall, EDGE.hardWall] as const;
const ROUND_CORNERS = { rule: CORNER_RULES.bothFlanksShut, blocks: flagKinds(WALLS) };
const OVER_CORNERS = { rule: CORNER_RULES.open, blocks: flagKinds([]) };
const BETWEEN_WALLS = costKinds(WALLS.map((kind) => [kind, SHUT] as const));
const THROUGH_WALLS = costKinds([]);

const walkOf = (strides: boolean, isWalled: boolean): Walk => ({
  edgeCost: isWalled ? BETWEEN_WALLS : THROUGH_WALLS,
  ...(strides ? { diagonal: isWalled ? ROUND_CORNERS : OVER_CORNERS } : {}),
});

/** By strides and walls, in the order of `kindOf`. */
const WALKS: readonly Walk[] = [walkOf(false, false), walkOf(true, false), walkOf(false, true), walkOf(true, true)];
const kindOf = (strides: boolean, isWalled: boolean): number => Number(strides) + 2 * Number(isWalled);

/** By kind of walk, then by the pair of goals. */
const known = new WeakMap<Grid, readonly Map<number, Bounds>[]>();

/** One goal, or two that are equally good: an Airlock has two cells. Where a wall has been broken, walls count for nothing. */
export function boundsTo({ board, isBroken }: Live, { strides, infiltrates }: Gait, goals: readonly Cell[]): Bounds {
  const { grid } = board;
  let tables = known.get(grid);
  if (tables === undefined) {
    tables = WALKS.map(() => new Map());
    known.set(grid, tables);
  }
  const kind = kindOf(strides, !infiltrates && !isBroken);
  const [one = 0, other = one] = goals;
  const pair = one * grid.cellCount + other;
  const found = tables[kind]?.get(pair);
  if (found !== undefined) return found;
  const made = workOut(grid, WALKS[kind] as Walk, [one, other]);
  tables[kind]?.set(pair, made);
  return made;
}

function workOut(grid: Grid, walk: Walk, goals: readonly Cell[]): Bounds {
  const { cost } = flood(grid, walk, goals);
  const bounds = new Uint8Array(grid.cellCount);
  for (let cell = 0; cell < bounds.length; cell++) {
    const steps = cost[cell] as number;
    bounds[cell] = steps > grid.cellCount ? UNREACHABLE : Math.min(steps, MOST);
  }
  return bounds;
}
