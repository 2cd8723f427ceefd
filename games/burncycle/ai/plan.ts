/** Who goes where: the errands of the floor shared among the bots, each with a tour that ends where it has to be in the end. */
import type { Cell } from '@tablerunner/geometry';
import type { BurncycleState } from '../rules/types.ts';
import { guardOn } from '../rules/units.ts';
import { botField, FAR, placeField, type Ways, waysOf } from './fields.ts';
import { type Errand, type Needs, needsOf } from './needs.ts';

/** A place that somebody else stands on has to be waited for. */
const TAKEN = 2;
/** A chip on the floor has to go before something can be done unnoticed. */
const NOTICED = 5;
/** Where nobody can get to, or nothing can be done yet. */
const HOPELESS = 40;
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

/** The end of a tour that is nearest to its last stop: not where another bot stands. */
function endOf(state: BurncycleState, ways: Ways, bot: number, from: Cell, cells: readonly Cell[]): Cell {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const steps = distance(ways, from, cell) + (isTaken(state, bot, cell) ? TAKEN : 0);
    if (steps >= least) continue;
    least = steps;
    best = cell;
  }
  return best;
}

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
}

export function planOf(state: BurncycleState): Plan {
  const ways = waysOf(state);
  const needs = needsOf(state);
  const tours: Tour[] = state.bots.map(({ cell }, bot) => ({ bot, stops: [], kinds: [], at: cell }));
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
    if (tour.at !== cell || tour.stops.length === 0) tour.stops.push(cell);
    tour.kinds.push(errand.kind);
    tour.at = cell;
    taken.push(errand.isOncePerCell ? cell : -1);
    open.splice(open.indexOf(errand), 1);
  }
  taken.length = 0;
  for (const tour of tours) work += finish(state, ways, needs, tour);
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
        if (steps >= least) continue;
        // A detour from where the bot has to be in the end counts a little.
        if (home !== undefined) steps += HOMEWARD * (home[cell] as number);
        steps += errand.cost + (isTaken(state, bot, cell) && tour.stops.length === 0 ? TAKEN : 0);
        if (errand.isUnnoticed && one.chip >= 0) steps += NOTICED;
        if (steps >= least) continue;
        least = steps;
        found = { errand, tour, cell, steps };
      }
    }
  }
  return found;
}

/** The way from the last stop to the end. */
function finish(state: BurncycleState, ways: Ways, needs: Needs, tour: Tour): number {
  const cells = needs.ends[tour.bot];
  if (cells === undefined || tour.at < 0) return 0;
  if (cells.length === 0) return 0;
  const end = endOf(state, ways, tour.bot, tour.at, cells);
  if (end < 0) return HOPELESS;
  const steps = distance(ways, tour.at, end) + (isTaken(state, tour.bot, end) ? TAKEN : 0);
  tour.stops.push(end);
  return steps;
}
