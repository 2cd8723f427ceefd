/** How far a piece has to go at least and at most, worked out once per board: most questions are answered by that. Clause ES-DRONE-04; ES-RULE-66. */
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
import { BLOCKING, EDGE } from '../board.ts';
import type { Live } from '../live.ts';
import type { Gait } from './pieces.ts';

/** By cell: steps to the nearest of the goals; UNREACHABLE where walls leave no way at all. */
export type Bounds = Uint16Array;

export const UNREACHABLE = 0xffff;

/** All doors stand open, or all are closed; nobody is in the way. */
const WALLS = [EDGE.wall, EDGE.hardWall] as const;
const SHUT_WALLS = WALLS.map((kind) => [kind, SHUT] as const);
const OPENING = 1;

/** At least: through open doors, and through walls too where one may be broken or the piece does not care for them. */
const EASY = {
  edgeCost: costKinds(SHUT_WALLS),
  corners: { rule: CORNER_RULES.bothFlanksShut, blocks: flagKinds(WALLS) },
};
const EASIEST = { edgeCost: costKinds([]), corners: { rule: CORNER_RULES.open, blocks: flagKinds([]) } };
/** At most: every door has to be opened, or cannot be. */
const HARD = {
  edgeCost: costKinds([...SHUT_WALLS, [EDGE.closedDoor, OPENING]]),
  corners: { rule: CORNER_RULES.bothFlanksShut, blocks: BLOCKING },
};
const HARDEST = { ...HARD, edgeCost: costKinds([...SHUT_WALLS, [EDGE.closedDoor, SHUT]]) };

/** Each without and with diagonal steps, in the order of the numbers below. */
const WALKS: readonly Walk[] = [EASY, EASIEST, HARD, HARDEST].flatMap(({ edgeCost, corners }) => [
  { edgeCost },
  { edgeCost, diagonal: corners },
]);
const KIND = { easy: 0, easiest: 2, hard: 4, hardest: 6 } as const;

/** Of one kind of walk: by the goal where there is one, by the pair where there are two. */
interface Known {
  readonly ones: (Bounds | undefined)[];
  readonly pairs: Map<number, Bounds>;
}

/** By kind of walk. */
const known = new WeakMap<Grid, readonly Known[]>();

/** Almost every question is about the grid of the question before. */
let lastGrid: Grid | undefined;
let lastKnown: readonly Known[] = [];

function knownOf(grid: Grid): readonly Known[] {
  if (grid === lastGrid) return lastKnown;
  let tables = known.get(grid);
  if (tables === undefined) {
    tables = WALKS.map(() => ({ ones: Array<Bounds | undefined>(grid.cellCount).fill(undefined), pairs: new Map() }));
    known.set(grid, tables);
  }
  lastGrid = grid;
  lastKnown = tables;
  return tables;
}

/** What the way costs at least, whichever doors are open. One goal, or two that are equally good: an Airlock has two cells. */
export function boundsTo({ board, isBroken }: Live, { strides, infiltrates }: Gait, goals: readonly Cell[]): Bounds {
  return lookUp(board.grid, (infiltrates || isBroken ? KIND.easiest : KIND.easy) + Number(strides), goals);
}

/** What it costs at most, as long as nobody is in the way. */
export function limitsTo({ board }: Live, { strides, infiltrates, opens }: Gait, goals: readonly Cell[]): Bounds {
  const kind = infiltrates ? KIND.easiest : opens ? KIND.hard : KIND.hardest;
  return lookUp(board.grid, kind + Number(strides), goals);
}

function lookUp(grid: Grid, kind: number, goals: readonly Cell[]): Bounds {
  const { ones, pairs } = knownOf(grid)[kind] as Known;
  const one = goals[0] ?? 0;
  const other = goals[1] ?? one;
  const pair = one * grid.cellCount + other;
  const found = one === other ? ones[one] : pairs.get(pair);
  if (found !== undefined) return found;
  const made = workOut(grid, WALKS[kind] as Walk, [one, other]);
  if (one === other) ones[one] = made;
  else pairs.set(pair, made);
  return made;
}

function workOut(grid: Grid, walk: Walk, goals: readonly Cell[]): Bounds {
  const { cost } = flood(grid, walk, goals);
  const bounds = new Uint16Array(grid.cellCount);
  for (let cell = 0; cell < bounds.length; cell++) {
    const steps = cost[cell] as number;
    bounds[cell] = Math.min(steps, UNREACHABLE);
  }
  return bounds;
}
