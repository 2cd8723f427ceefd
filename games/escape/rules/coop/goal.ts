/** Whom a piece goes for. Clauses ES-DRONE-03 to 05, ES-TOKEN-01, ES-TOKEN-03; ES-RULE-66, ES-RULE-68, ES-RULE-90, ES-RULE-98. */
import type { Cell } from '@tablerunner/geometry';
import { boardOf } from '../board.ts';
import { isProtected } from '../combat/targets.ts';
import { live } from '../live.ts';
import type { EscapeState, Token, Unit } from '../types.ts';
import { boundsTo, limitsTo, UNREACHABLE } from './bounds.ts';
import { costIn, FAR, FAR_AWAY, GOALS, measure } from './field.ts';
import { type Gait, gaitOfToken } from './pieces.ts';

interface Nearest {
  /** As indices; several if they tie, none if walls leave no way to any of them (ES-RULE-68). */
  readonly units: readonly number[];
  readonly cost: number;
}

const NOBODY: Nearest = { units: [], cost: FAR };

type Counts = (unit: Unit) => boolean;

/**
 * Those that count and may be the nearest, as if nobody stood in the way and nothing burned: their way costs at the least no
 * more than the way of another at the most. `starts`: where the piece may set out.
 */
function nearPerhaps(state: EscapeState, gait: Gait, starts: readonly Cell[], counts: Counts): number[] {
  const now = live(state);
  const bounds = boundsTo(now, gait, starts);
  const limits = limitsTo(now, gait, starts);
  const near: number[] = [];
  let limit = UNREACHABLE - 1;
  for (let index = 0; index < state.units.length; index++) {
    const unit = state.units[index] as Unit;
    if (unit.faction !== 'resistance' || unit.place !== 'board' || (bounds[unit.cell] as number) > limit) continue;
    if (!counts(unit)) continue;
    near.push(index);
    limit = Math.min(limit, limits[unit.cell] as number);
  }
  if (near.length === 1) return near; // its way at the least is no dearer than its own at the most
  return near.filter((index) => (bounds[cellOf(state, index)] as number) <= limit);
}

const cellOf = (state: EscapeState, index: number): Cell => (state.units[index] as Unit).cell;

/** The nearest of these. */
function nearestOf(state: EscapeState, gait: Gait, starts: readonly Cell[], near: readonly number[]): Nearest {
  let { cost } = NOBODY;
  let units: number[] = [];
  for (const index of near) {
    const there = costFrom(state, gait, starts, cellOf(state, index), cost);
    if (there >= FAR_AWAY || there > cost) continue;
    if (there < cost) units = [];
    units.push(index);
    cost = there;
  }
  return { units, cost };
}

/** What the way from a cell to the nearest start costs; whatever is more than `most` may come out as anything above it. */
function costFrom(state: EscapeState, gait: Gait, starts: readonly Cell[], cell: Cell, most: number): number {
  const now = live(state);
  const bound = boundsTo(now, gait, starts)[cell] as number;
  if (bound === limitsTo(now, gait, starts)[cell]) return bound;
  if (bound > most) return FAR_AWAY;
  const field = measure(GOALS, now, { gait, from: [cell], to: starts, avoiding: false, most });
  let least = FAR_AWAY;
  for (let i = 0; i < starts.length; i++) least = Math.min(least, costIn(field, starts[i] as Cell));
  return least;
}

const everybody = (): boolean => true;

/** Who may be approached: the nearest by route, several if they tie. */
export function goalsOf(state: EscapeState, gait: Gait, starts: readonly Cell[]): readonly number[] {
  if (state.options.jammedGoals === 'avoided' && isAnyoneProtected(state)) {
    // ES-RULE-98: who cannot be attacked is no goal as long as somebody else can be.
    const units = whoIsNearest(state, gait, starts, (unit) => !isProtected(state, unit));
    if (units.length > 0) return units;
  }
  return whoIsNearest(state, gait, starts, everybody);
}

/** Where only one can be the nearest, nobody needs to know how near; a way there must be. */
function whoIsNearest(state: EscapeState, gait: Gait, starts: readonly Cell[], counts: Counts): readonly number[] {
  const near = nearPerhaps(state, gait, starts, counts);
  const only = near[0] ?? -1;
  const isSure = near.length === 1 && limitsTo(live(state), gait, starts)[cellOf(state, only)] !== UNREACHABLE;
  return isSure ? near : nearestOf(state, gait, starts, near).units;
}

/** A guess that costs little: without a Jammer on the board nobody is. */
const isAnyoneProtected = (state: EscapeState): boolean => live(state).jams;

/** The Resistance characters nearest to a token by route, protected or not, and what the way costs. */
export function nearestToToken(state: EscapeState, token: Token): Nearest {
  const gait = gaitOfToken(state, token);
  const starts = startsOf(state, token);
  return nearestOf(state, gait, starts, nearPerhaps(state, gait, starts, everybody));
}

/** A token on the board sets out from its cell, one outside from the cells of its Airlock. */
export const startsOf = (state: EscapeState, token: Token): readonly Cell[] =>
  token.cell >= 0 ? [token.cell] : airlockCells(state, token.airlock);

export function airlockCells(state: EscapeState, number: number): readonly Cell[] {
  for (const airlock of boardOf(state).airlocks) if (airlock.number === number) return airlock.cells;
  return [];
}
