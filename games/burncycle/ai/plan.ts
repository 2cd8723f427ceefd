/** Who goes where: the errands of the floor shared among the bots, each with a tour that ends where it has to be in the end. */
import type { Cell } from '@tablerunner/geometry';
import type { BurncycleState, TaskProgress } from '../rules/types.ts';
import { guardOn } from '../rules/units.ts';
import { watchedFrom } from './danger.ts';
import { botField, FAR, openSteps, placeField, type Ways, waysOf } from './fields.ts';
import { type Errand, type Needs, needsOf } from './needs.ts';

/** A place that somebody else stands on has to be waited for. */
const TAKEN = 2;
/** A unit stands there, and may stay. */
const HELD = 5;
/** A chip on the floor has to go before something can be done unnoticed: soon, if its bot is out of sight. */
const NOTICED = 25;
const NOTICED_BEFORE = 6;
/** Where a unit is looking nothing is done unnoticed. */
const SEEN_THERE = 8;
/** What an agent can do as well is not the module's business. */
const SPARED = 8;
/** Where nobody can get to, or nothing can be done yet. */
const HOPELESS = 40;
/** How much what a bot has to do already counts against giving it more: others have turns too. */
const LOAD = 0.6;
/** How much the way from a stop to the end of the tour counts when stops are chosen. */
const HOMEWARD = 0.2;

export interface Plan {
  readonly needs: Needs;
  /** By bot: the spaces it goes to, in this order. */
  readonly tours: readonly (readonly Cell[])[];
  /** AP that it all takes, about. */
  readonly work: number;
}

const distance = (ways: Ways, from: Cell, to: Cell): number => botField(ways, to)[from] as number;

function isTaken(state: BurncycleState, bot: number, cell: Cell): boolean {
  for (let other = 0; other < state.bots.length; other++)
    if (other !== bot && state.bots[other]?.cell === cell) return true;
  return guardOn(state, cell) >= 0;
}

/** A tour while it is being made. */
interface Tour {
  readonly bot: number;
  readonly stops: Cell[];
  readonly kinds: number[];
  /** Where it stands after the last stop. */
  at: Cell;
  /** What the tour costs so far. */
  load: number;
}

/** How often something was done, and by whom. */
function markOf({ count, by }: TaskProgress): number {
  let mark = count;
  for (const bot of by) mark = mark * 8 + bot + 1;
  return mark;
}

/** What a plan depends on, besides the looks of the floor, as numbers. */
function marksOf(state: BurncycleState, into: number[]): number {
  let at = 0;
  into[at++] = state.stage * 2 + (state.progress.isDone ? 1 : 0);
  into[at++] = state.threat;
  into[at++] = state.seats.length;
  for (const { cell, chip, energy, level } of state.bots) {
    into[at++] = cell;
    into[at++] = level;
    into[at++] = (chip < 0 ? 0 : chip === cell ? 1 : 4) + (energy > 0 ? 2 : 0);
  }
  for (const progress of state.progress.tasks) into[at++] = markOf(progress);
  into[at++] = -1;
  for (const progress of state.progress.win) into[at++] = markOf(progress);
  into[at++] = -1;
  for (const cell of state.floor.caches) into[at++] = cell;
  for (const { cell } of state.floor.terminals) into[at++] = 1000 + cell;
  for (const room of state.floor.unscouted) into[at++] = 2000 + room;
  for (const { hasEscaped } of state.bots) into[at++] = hasEscaped ? 1 : 0;
  return at;
}

/** The plan that was made last: most questions about a position come one after the other. */
let lastPlan:
  | { readonly plan: Plan; readonly ways: Ways; readonly mission: unknown; marks: number[]; count: number }
  | undefined;
let scratch: number[] = [];

export function planOf(state: BurncycleState): Plan {
  const ways = waysOf(state);
  const count = marksOf(state, scratch);
  if (
    lastPlan?.ways === ways &&
    lastPlan.mission === state.mission &&
    lastPlan.count === count &&
    isSame(count, lastPlan.marks)
  )
    return lastPlan.plan;
  const plan = newPlan(state, ways);
  const marks = scratch;
  scratch = lastPlan?.marks ?? [];
  lastPlan = { plan, ways, mission: state.mission, marks, count };
  return plan;
}

function isSame(count: number, marks: readonly number[]): boolean {
  for (let i = 0; i < count; i++) if (marks[i] !== scratch[i]) return false;
  return true;
}

function newPlan(state: BurncycleState, ways: Ways): Plan {
  const needs = needsOf(state);
  const tours: Tour[] = state.bots.map(({ cell }, bot) => ({ bot, stops: [], kinds: [], at: cell, load: 0 }));
  let work = 0;
  const open = needs.errands.slice();
  // The nearest errand of all first, then the next, as the bots would go.
  while (open.length > 0) {
    const found = nearest(state, ways, needs, tours, open);
    if (found === undefined) {
      work += HOPELESS * open.length;
      break;
    }
    const { errand, tour, cell, steps } = found;
    work += steps;
    tour.load += steps;
    if (tour.at !== cell || tour.stops.length === 0) tour.stops.push(cell);
    tour.kinds.push(errand.kind);
    tour.at = cell;
    taken.push(errand.isOncePerCell ? cell : -1);
    open.splice(open.indexOf(errand), 1);
  }
  taken.length = 0;
  work += finish(state, ways, needs, tours);
  return { needs, tours: tours.map(({ stops }) => stops), work };
}

/** Spaces whose cache, screen or door is spoken for while a plan is made. */
const taken: Cell[] = [];

interface Found {
  readonly errand: Errand;
  readonly tour: Tour;
  readonly cell: Cell;
  readonly steps: number;
}

function nearest(
  state: BurncycleState,
  ways: Ways,
  needs: Needs,
  tours: readonly Tour[],
  open: readonly Errand[],
): Found | undefined {
  let found: Found | undefined;
  let least = FAR as number;
  let before: Errand | undefined;
  const watched = watchedFrom(state);
  for (const errand of open) {
    if (before !== undefined && before.kind === errand.kind && before.bots === errand.bots) continue;
    before = errand;
    for (const bot of errand.bots) {
      const tour = tours[bot];
      const one = state.bots[bot];
      if (tour === undefined || one === undefined || tour.at < 0) continue;
      if (errand.isOncePerBot && tour.kinds.includes(errand.kind)) continue;
      const end = needs.ends[bot];
      const home = end === undefined || end.length === 0 ? undefined : placeField(ways, end);
      for (const cell of errand.cells) {
        if (errand.isOncePerCell && taken.includes(cell)) continue;
        let steps = distance(ways, tour.at, cell);
        if (steps + LOAD * tour.load >= least) continue;
        // A detour from where the bot has to be in the end counts a little.
        if (home !== undefined) steps += HOMEWARD * (home[cell] as number);
        steps += errand.cost + (isTaken(state, bot, cell) && tour.stops.length === 0 ? TAKEN : 0);
        if (errand.isUnnoticed && one.chip >= 0) steps += one.chip === one.cell ? NOTICED : NOTICED_BEFORE;
        if (errand.isUnnoticed && watched[cell] === 1) steps += SEEN_THERE;
        if (one.role === 'module' && errand.bots.length > 1) steps += SPARED;
        const burden = steps + LOAD * tour.load;
        if (burden >= least) continue;
        least = burden;
        found = { errand, tour, cell, steps };
      }
    }
  }
  return found;
}

/** The ways from the last stops to the ends: the nearest pair first, and no space for two bots unless they leave by it. */
function finish(state: BurncycleState, ways: Ways, { ends, isEscape }: Needs, tours: readonly Tour[]): number {
  const waiting = tours.filter(({ bot, at }) => at >= 0 && (ends[bot]?.length ?? 0) > 0);
  const given: Cell[] = [];
  let work = 0;
  while (waiting.length > 0) {
    let [who, where, least] = [0, -1, FAR as number];
    for (const [index, { bot, at }] of waiting.entries()) {
      for (const cell of ends[bot] ?? []) {
        const steps = distance(ways, at, cell);
        if (steps >= least || given.includes(cell)) continue;
        const cost = steps + (guardOn(state, cell) >= 0 ? HELD : 0);
        if (cost < least) [who, where, least] = [index, cell, cost];
      }
    }
    const [tour] = waiting.splice(who, 1);
    work += where < 0 ? HOPELESS : least;
    if (where < 0 || tour === undefined) continue;
    if (!isEscape) given.push(where);
    placed.push({ tour, end: where });
  }
  if (!isEscape) moveUp(ways, placed);
  for (const { tour, end } of placed) if (tour.at !== end || tour.stops.length === 0) tour.stops.push(end);
  placed.length = 0;
  return work;
}

interface Placed {
  readonly tour: Tour;
  end: Cell;
}

const placed: Placed[] = [];

/** Who stands in the way of another that wants to go farther in goes there itself: it costs the same, and nobody is barred. */
function moveUp(ways: Ways, all: readonly Placed[]): void {
  for (const one of all) {
    for (const other of all) {
      if (one === other || one.tour.at !== one.end || other.tour.at === other.end) continue;
      const between = distance(ways, one.end, other.end);
      if (distance(ways, other.tour.at, other.end) < distance(ways, other.tour.at, one.end) + between) continue;
      [one.end, other.end] = [other.end, one.end];
    }
  }
}

/** Steps that a bot can make on its tour before something bars its way. */
export function stepsAhead(state: BurncycleState, { tours }: Plan, bot: number): number {
  const ways = waysOf(state);
  const one = state.bots[bot];
  if (one === undefined || one.cell < 0 || one.energy === 0) return 0;
  const pushes = one.upgrades.universal.includes('push');
  let steps = 0;
  let at = one.cell;
  for (const stop of tours[bot] ?? []) {
    const made = openSteps(ways, at, stop, pushes);
    steps += made;
    if (made === 0 && at !== stop) break;
    at = stop;
  }
  return steps;
}
