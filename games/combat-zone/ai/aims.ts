/** What a side may hope for from the points of a scenario: what it holds, what it is near to, who is on the way out. */
import { type Base, LIMITER, type Point } from '@tablerunner/geometry';
import { carriedBy, holderOf, objectivesOf, spotOf, workerOf } from '../rules/scenario/marks.ts';
import { isMeant } from '../rules/scenario/score.ts';
import type { Objective, Score, Zone } from '../rules/scenario/types.ts';
import { centreOf, toEdge } from '../rules/scenario/zones.ts';
import type { CombatZoneState, Model } from '../rules/types.ts';
import { modelOf, playerOf } from '../rules/units.ts';
import { armsOf, bestColour } from './arms.ts';
import { wayBetween } from './grid.ts';
import { chanceToBeat } from './odds.ts';
import type { Shift } from './scene.ts';
import { livesOf, type Stakes } from './stakes.ts';

/** Lengths at which a pull has fallen to a third. */
const NEAR = 3500;
const FAR = 8000;

const pull = (length: number, scale: number): number => (length <= 0 ? 1 : Math.exp(-length / scale));

/** Where it stands, or as if. */
const placeIn = (state: CombatZoneState, model: number, shift: Shift | undefined): Base =>
  shift?.model === model ? shift : modelOf(state, model);

const sideOf = (state: CombatZoneState, { player }: Model): number => playerOf(state, player).side;

/** How surely a side holds what others have so much presence at. */
function share(presence: readonly number[], side: number): number {
  let most = 0;
  for (const [other, there] of presence.entries()) if (other !== side && there > most) most = there;
  const own = presence[side] ?? 0;
  return 1 / (1 + Math.exp(-2.4 * (own - most - 0.35)));
}

/** How much each side is there: one for each model inside, less for those on their way. */
function presenceAt(state: CombatZoneState, shift: Shift | undefined, away: (base: Base) => number): number[] {
  const presence = state.players.map(() => 0);
  for (const [index, model] of state.models.entries()) {
    if (model.place !== 'table') continue;
    const side = sideOf(state, model);
    const length = away(placeIn(state, index, shift));
    presence[side] = (presence[side] ?? 0) + (length <= 0 ? 1 : 0.6 * pull(length, NEAR));
  }
  return presence;
}

/** How far a base is from being wholly inside a quarter. */
function toQuarter({ field }: CombatZoneState, quarter: number, { x, y, width }: Base): number {
  const radius = width / 2;
  const dx = quarter % 2 === 0 ? x + radius - field.width / 2 : field.width / 2 - x + radius;
  const dy = quarter < 2 ? y + radius - field.depth / 2 : field.depth / 2 - y + radius;
  return Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

function toZone(state: CombatZoneState, zone: Zone, base: Base): number {
  const { field } = state;
  const way = (): number => wayBetween(state, base, centreOf(field)) - base.width / 2;
  switch (zone.shape) {
    case 'centre':
      return way() - zone.radius;
    case 'away':
      return zone.beyond - way();
    case 'edge':
      return Math.min(...zone.edges.map((edge) => toEdge(field, base, edge))) - zone.depth;
    case 'corner':
      return 0; // no scenario scores there
  }
}

/** Rounds that a score of each round will still bring, what is far off counting less. */
export const timesOf = (score: Score, { left, progress }: Stakes): number =>
  'at' in score && score.at === 'round' ? 1 + 0.5 * Math.min(2, left - 1) : 0.4 + 0.6 * progress;

/** A hand that could deal with an objective, and how well: near and able. */
interface Reacher {
  readonly model: number;
  readonly objective: number;
  readonly hope: number;
}

function reachers(
  state: CombatZoneState,
  side: number,
  place: number,
  objective: Objective,
  at: Point,
  shift: Shift | undefined,
): Reacher[] {
  const found: Reacher[] = [];
  for (const [index, model] of state.models.entries()) {
    if (model.place !== 'table' || sideOf(state, model) !== side || model.kind === 'drone') continue;
    if (objective.kind !== 'ground' && !objective.gonks && model.kind === 'gonk') continue;
    if (objective.kind === 'crate' && carriedBy(state, index) >= 0) continue;
    const near = pull(wayBetween(state, placeIn(state, index, shift), at) - LIMITER.width, FAR);
    found.push({ model: index, objective: place, hope: near * knackOf(state, index, objective) });
  }
  return found;
}

/** The chance to succeed with it. */
export function knackOf(state: CombatZoneState, model: number, objective: Objective): number {
  if (objective.kind === 'ground' || objective.skill === undefined) return 1;
  return chanceToBeat(bestColour(state, model) ?? 'yellow', 'obstacle', armsOf(state, model).guard[objective.skill]);
}

const HELD = 0.8;
const FIRST = 0.5;
const SECOND = 0.12;
/** Who is on the way to one thing is of less use for the next. */
const BUSY = 0.3;

/** What a side has of an objective already, or undefined where somebody still has to go there. */
export function hadOf(state: CombatZoneState, side: number, index: number, found: Objective): number | undefined {
  const holder = found.kind === 'crate' ? holderOf(state, index) : workerOf(state, index);
  if (holder < 0) return found.kind === 'device' && found.side !== undefined && found.side !== side ? 0 : undefined;
  const player = found.kind === 'crate' ? modelOf(state, holder).player : holder;
  const isOwn = playerOf(state, player).side === side;
  if (found.kind === 'crate') return isOwn ? safetyOf(state, holder) : 0;
  if (found.kind === 'device' && !found.isContested) return isOwn ? 1 : 0;
  return isOwn ? HELD : undefined;
}

/** What a side may hope to have of all objectives: each of its models goes for one of them first. */
function hopeOfObjectives(
  state: CombatZoneState,
  side: number,
  shift: Shift | undefined,
  isWanted: (index: number, found: Objective) => boolean,
): number {
  let sum = 0;
  const ways: Reacher[] = [];
  for (const [index, found] of objectivesOf(state).entries()) {
    const at = isWanted(index, found) ? spotOf(state, index) : undefined;
    if (found.kind === 'ground') {
      if (at === undefined) continue;
      const away = (base: Base): number => wayBetween(state, base, at) - base.width / 2 - LIMITER.red;
      sum += share(presenceAt(state, shift, away), side);
      continue;
    }
    const had = isWanted(index, found) ? hadOf(state, side, index, found) : 0;
    if (had !== undefined) sum += had;
    else if (at !== undefined) ways.push(...reachers(state, side, index, found, at, shift));
  }
  return sum + hopeOfWays(ways);
}

/** The best way first; of each objective two count. */
function hopeOfWays(ways: Reacher[]): number {
  ways.sort((a, b) => b.hope - a.hope);
  const busy = new Set<number>();
  const met = new Map<number, number>();
  let sum = 0;
  for (const { model, objective, hope } of ways) {
    const before = met.get(objective) ?? 0;
    if (before > 1) continue;
    met.set(objective, before + 1);
    sum += (before === 0 ? FIRST : SECOND) * hope * (busy.has(model) ? BUSY : 1);
    busy.add(model);
  }
  return sum;
}

/** How surely a bearer keeps what it has. */
const safetyOf = (state: CombatZoneState, model: number): number =>
  modelOf(state, model).place === 'gone' ? 1 : 0.55 + 0.1 * Math.min(4, livesOf(modelOf(state, model)));

/** Those on the way to an exit. */
function hopeOfLeaving(
  state: CombatZoneState,
  side: number,
  score: Extract<Score, { for: 'left' }>,
  stakes: Stakes,
  shift: Shift | undefined,
): number {
  const exits = stakes.scenario.setup.sides[side]?.exits;
  if (exits === undefined) return 0;
  let sum = 0;
  for (const [index, model] of state.models.entries()) {
    if (model.place !== 'table' || sideOf(state, model) !== side || !isMeant(state, index, score.who)) continue;
    const isBearer = carriedBy(state, index) >= 0;
    if (score.carrying && !isBearer) continue;
    const base = placeIn(state, index, shift);
    const length = Math.min(...exits.edges.map((edge) => toEdge(state.field, base, edge)));
    sum += 0.75 * pull(length - LIMITER.width, FAR) * (0.7 + 0.3 * stakes.progress);
  }
  if (score.carrying) {
    sum += 0.25 * hopeOfObjectives(state, side, shift, (_, { kind }) => kind === 'crate');
  }
  return sum;
}

function hopeOf(state: CombatZoneState, side: number, score: Score, stakes: Stakes, shift: Shift | undefined): number {
  switch (score.for) {
    case 'quarters': {
      let sum = 0;
      for (let quarter = 0; quarter < 4; quarter++)
        sum += share(
          presenceAt(state, shift, (base) => toQuarter(state, quarter, base)),
          side,
        );
      return sum * timesOf(score, stakes);
    }
    case 'zone':
      return (
        share(
          presenceAt(state, shift, (base) => toZone(state, score.zone, base)),
          side,
        ) * timesOf(score, stakes)
      );
    case 'objectives':
      return timesOf(score, stakes) * hopeOfObjectives(state, side, shift, () => true);
    case 'worked':
      return 1.4 * hopeOfObjectives(state, side, shift, (i, { kind }) => kind === 'device' && workerOf(state, i) < 0);
    case 'left':
      return hopeOfLeaving(state, side, score, stakes, shift);
    default:
      return 0; // what is on somebody's head is counted with the head
  }
}

/** Points that a side may hope for beyond those it has. */
export function hopedPoints(state: CombatZoneState, side: number, stakes: Stakes, shift?: Shift): number {
  let sum = 0;
  for (const score of stakes.scenario.victory.scores) {
    if (score.side !== undefined && score.side !== side) continue;
    const hope = hopeOf(state, side, score, stakes, shift);
    if (hope > 0) sum += score.points * hope;
  }
  return sum;
}
