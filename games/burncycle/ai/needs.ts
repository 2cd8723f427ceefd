/** What the team still has to do on its floor, as errands: who may run them, and to which spaces. */
import { type Cell, cellsBeside, type Edge, SIDES } from '@tablerunner/geometry';
import { EDGE, type Floor } from '../rules/floor/floor.ts';
import { isLastFloor, missionOf } from '../rules/mission/mission.ts';
import { isPlace } from '../rules/mission/place.ts';
import { holds, isCondition, isDone, isInPlay, isInScope, progressAt, tasksNow } from '../rules/mission/tasks.ts';
import type { Deed, Place, Task } from '../rules/mission/types.ts';
import type { BurncycleState, TaskProgress } from '../rules/types.ts';
import { floorOf, isDown } from '../rules/units.ts';
import { waysOf } from './fields.ts';

/** One thing to be done by one of these bots in one of these spaces. */
export interface Errand {
  readonly bots: readonly number[];
  readonly cells: readonly Cell[];
  /** AP that it takes there, about. */
  readonly cost: number;
  /** Two errands of one kind are not done in the same space, or not by the same bot. */
  readonly kind: number;
  readonly isOncePerCell: boolean;
  readonly isOncePerBot: boolean;
  readonly isUnnoticed: boolean;
}

export interface Needs {
  readonly errands: readonly Errand[];
  /** Where every bot has to be in the end, if that is known; one list for each bot. */
  readonly ends: readonly (readonly Cell[])[];
  /** Whoever gets there leaves the floor: there is room for all. */
  readonly isEscape: boolean;
  /** What else is missing: levels, threat, a way to the core. */
  readonly lacks: readonly Deed[];
  /** Things that are done, of all that this floor asks for. */
  readonly done: number;
  readonly all: number;
}

const NOWHERE: readonly Cell[] = [];

const places = new WeakMap<Floor, Map<string, readonly Cell[]>>();

/** The spaces that a mission means, found once for each floor. */
function placeCells(floor: Floor, where: Place | undefined): readonly Cell[] {
  const key =
    where === undefined ? '' : `${where.room ?? ''} ${where.type ?? ''} ${where.ground ?? ''} ${where.space ?? ''}`;
  let memory = places.get(floor);
  if (memory === undefined) {
    memory = new Map();
    places.set(floor, memory);
  }
  let cells = memory.get(key);
  if (cells === undefined) {
    cells = Array.from(floor.isOutdoor.keys()).filter(
      (cell) => floor.grid.holes[cell] === 0 && (where === undefined || isPlace(floor, cell, where)),
    );
    memory.set(key, cells);
  }
  return cells;
}

/** AP that a deed takes besides the way to it. */
const COSTS: Partial<Record<Deed['do'], number>> = {
  'use-terminal': 2,
  'unlock-door': 3,
  'shut-down-unit': 11,
  'stun-unit': 7,
  'destroy-wall': 9,
  escape: 1,
};

/** Where a deed can be done now. */
function cellsFor(state: BurncycleState, deed: Deed): readonly Cell[] {
  const floor = floorOf(state);
  switch (deed.do) {
    case 'pick-up-cache':
      return deed.where === undefined ? state.floor.caches : meeting(floor, state.floor.caches, deed.where);
    case 'use-terminal': {
      const cells = state.floor.terminals.map(({ cell }) => cell);
      return deed.where === undefined ? cells : meeting(floor, cells, deed.where);
    }
    case 'unlock-door':
      return floor.doors.flatMap(({ cells }, door) => (state.floor.doors[door] === 1 ? [] : [...cells]));
    case 'scout-room': {
      const cells = state.floor.unscouted.flatMap((room) => floor.rooms[room]?.cells ?? []);
      return deed.where === undefined ? cells : meeting(floor, cells, deed.where);
    }
    case 'shut-down-unit':
    case 'stun-unit':
      return besideUnits(state, floor, deed);
    case 'destroy-wall':
      return placeCells(floor, deed.where).filter((cell) => hasWall(state, floor, cell, deed.exterior === true));
    case 'escape':
      return waysOut(state, floor);
    case 'visit':
    case 'be':
    case 'end-turn':
      return placeCells(floor, deed.where);
    default:
      return NOWHERE;
  }
}

const meeting = (floor: Floor, cells: readonly Cell[], where: Place): readonly Cell[] =>
  cells.filter((cell) => isPlace(floor, cell, where));

/** Weaker units first: where there are some of level 1, the others are no target. */
function besideUnits(state: BurncycleState, floor: Floor, deed: Deed): readonly Cell[] {
  const isWanted = deed.do === 'shut-down-unit' && deed.captain === true;
  const units = state.guards.filter(({ level, isStunned }) =>
    isWanted ? level === 0 : level > 0 && !(isStunned && deed.do === 'stun-unit'),
  );
  const least = Math.min(...units.map(({ level }) => level));
  return units
    .filter(({ level }) => level === least)
    .flatMap(({ cell }) => SIDES.map((side) => floor.grid.ways[cell * 8 + side] as Cell).filter((to) => to >= 0));
}

function hasWall({ floor: { destroyed } }: BurncycleState, { grid }: Floor, cell: Cell, isOuter: boolean): boolean {
  return SIDES.some((side) => {
    const edge = grid.sides[cell * 4 + side] as Edge;
    const kind = grid.edges[edge];
    return (kind === EDGE.outerWall || (!isOuter && kind === EDGE.wall)) && !destroyed.includes(edge);
  });
}

/** Spaces beside a destroyed outer wall where the mission lets bots leave; without one, all where there could be one. */
function waysOut(state: BurncycleState, floor: Floor): readonly Cell[] {
  const way = missionOf(state).escape;
  if (way === undefined) return NOWHERE;
  const here = placeCells(floor, way.where);
  const ways = waysOf(state);
  const known = ways.out.get(way.where);
  if (known !== undefined) return known;
  const open = here.filter((cell) =>
    state.floor.destroyed.some(
      (edge) => floor.grid.edges[edge] === EDGE.outerWall && cellsBeside(floor.grid, edge).includes(cell),
    ),
  );
  const cells = open.length > 0 ? open : here.filter((cell) => hasWall(state, floor, cell, true));
  ways.out.set(way.where, cells);
  return cells;
}

/** How often a task is still to be done, by how many different bots where that matters. */
function missing(state: BurncycleState, task: Task, { count, by }: TaskProgress): number {
  if (task.scope.startsWith('two-')) return Math.max(0, 2 - new Set(by).size);
  return Math.max(0, task.count + task.perPlayer * (state.seats.length - 1) - count);
}

export function needsOf(state: BurncycleState): Needs {
  const isLast = isLastFloor(state);
  const { win } = missionOf(state);
  const errands: Errand[] = [];
  const lacks: Deed[] = [];
  const ends: (readonly Cell[])[] = state.bots.map(() => NOWHERE);
  const isEscape = isLast && win.tasks.some(({ deed }) => deed.do === 'escape');
  let [done, all] = [0, 0];
  if (!state.progress.isDone) {
    for (const [at, task] of tasksNow(state).entries()) {
      if (!isInPlay(state, task)) continue;
      const progress = progressAt(state.progress.tasks, at);
      all += weightOf(state, task);
      if (isDone(state, task, progress)) done += weightOf(state, task);
      else done += add(state, task, progress, at, errands, lacks);
    }
  }
  if (!isLast) {
    const zones = placeCells(floorOf(state), { ground: 'secure' });
    for (const bot of state.bots.keys()) ends[bot] = zones;
    return { errands, ends, isEscape, lacks, done, all };
  }
  for (const [at, task] of win.tasks.entries()) {
    if (!isInPlay(state, task)) continue;
    if (isCondition(task.deed)) {
      if (holds(state, task) && state.progress.isDone) continue;
      if (task.deed.do === 'be') settle(state, task, ends, errands, 20 + at);
      else lacks.push(task.deed);
    } else if (task.deed.do === 'escape') {
      const cells = cellsFor(state, task.deed);
      for (const [bot, { hasEscaped }] of state.bots.entries()) if (!hasEscaped) ends[bot] = cells;
    } else if (state.progress.isDone) {
      const progress = progressAt(state.progress.win, at);
      if (!isDone(state, task, progress)) add(state, task, progress, 20 + at, errands, lacks);
    }
  }
  return { errands, ends, isEscape, lacks, done, all };
}

const weightOf = (state: BurncycleState, task: Task): number =>
  isCondition(task.deed) ? 1 : Math.max(1, missingAtFirst(state, task));

function missingAtFirst(state: BurncycleState, task: Task): number {
  if (task.scope.startsWith('each-')) return state.bots.filter((bot) => isInScope(bot, task.scope)).length;
  return missing(state, task, { count: 0, by: [] });
}

/** Places where bots must be together in the end. */
function settle(state: BurncycleState, task: Task, ends: (readonly Cell[])[], errands: Errand[], kind: number): void {
  const cells = cellsFor(state, task.deed);
  const bots = Array.from(state.bots.keys()).filter((bot) => isInScope(state.bots[bot] as never, task.scope));
  if (task.scope.startsWith('all-') || bots.length === 1) {
    for (const bot of bots) ends[bot] = cells;
    return;
  }
  if (state.progress.isDone) errands.push(errandOf(state, task, bots, cells, kind));
}

const errandOf = (
  _state: BurncycleState,
  { scope, deed }: Task,
  bots: readonly number[],
  cells: readonly Cell[],
  kind: number,
): Errand => ({
  bots,
  cells,
  cost: COSTS[deed.do] ?? 0,
  kind,
  isOncePerCell: deed.do !== 'visit' && deed.do !== 'be' && deed.do !== 'end-turn',
  isOncePerBot: scope.startsWith('two-') || scope.startsWith('each-'),
  isUnnoticed: 'unnoticed' in deed && deed.unnoticed === true,
});

/** Adds what is still to be done of a task, and returns how much of it is done. */
function add(
  state: BurncycleState,
  task: Task,
  progress: TaskProgress,
  kind: number,
  errands: Errand[],
  lacks: Deed[],
): number {
  const { deed, scope } = task;
  const cells = cellsFor(state, deed);
  if (deed.do === 'reach-core' || deed.do === 'threat' || deed.do === 'network-level' || deed.do === 'terminals-left') {
    lacks.push(deed);
    if (deed.do !== 'terminals-left') return 0;
    const screens = state.floor.terminals.map(({ cell }) => cell);
    const bots = able(state, task, []);
    for (let left = screens.length - deed.most; left > 0; left--)
      errands.push({
        bots,
        cells: screens,
        cost: 2,
        kind,
        isOncePerCell: true,
        isOncePerBot: false,
        isUnnoticed: false,
      });
    return 0;
  }
  const times = missing(state, task, progress);
  if (scope.startsWith('each-')) {
    const bots = able(state, task, progress.by);
    for (const bot of bots) errands.push(errandOf(state, task, [bot], cells, kind));
    return missingAtFirst(state, task) - bots.length;
  }
  const bots = able(state, task, scope.startsWith('two-') ? progress.by : []);
  for (let i = 0; i < times; i++) errands.push(errandOf(state, task, bots, cells, kind));
  return missingAtFirst(state, task) - times;
}

/** Bots that may do it and have not yet done their part; whoever is shut down has to be repaired first. */
function able(state: BurncycleState, { scope }: Task, by: readonly number[]): readonly number[] {
  const fit = Array.from(state.bots.keys()).filter((bot) => {
    const one = state.bots[bot];
    return one !== undefined && isInScope(one, scope) && !one.hasEscaped && !by.includes(bot);
  });
  const awake = fit.filter((bot) => !isDown(state.bots[bot] as never));
  return awake.length > 0 ? awake : fit;
}
