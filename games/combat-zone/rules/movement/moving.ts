/** A move as it is declared, and the walk that it comes to. Clauses CZ-MOVE-01 to 05, CZ-DRAG-02, CZ-CLIMB-07; CZ-RULE-28, 29, 35. */
import {
  type Base,
  LIMITER,
  lengthOf,
  type Meeting,
  type Neighbour,
  type OpenTable,
  type OpenWalk,
  type Point,
  walk,
} from '@tablerunner/geometry';
import { dragOf } from '../abilities/gifts.ts';
import type { Colour } from '../lists.ts';
import { baseOf, tableOf } from '../targeting/table.ts';
import { colourWith } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isOnTable, modelOf } from '../units.ts';

/** What is dragged along: a model by its number, or a piece of scenery (CZ-DRAG-01, CZ-DRAG-06). */
export type Drag = { readonly model: number } | { readonly piece: string };

export interface MoveChoice {
  readonly kind: 'move';
  /** -1 for those without tokens. */
  readonly token: number;
  readonly way: readonly Point[];
  readonly second?: number | undefined;
  readonly drag?: Drag | undefined;
}

export interface Moving {
  readonly model: number;
  /** What pays; -1 for gonks. */
  readonly token: number;
  /** Of the die (CZ-OBST-03); for a free move not the distance (CZ-MOVE-13). */
  readonly colour: Colour;
  /** The greatest length. */
  readonly limit: number;
  /** Waypoints of the base's centre, without the start; none at all is a move of 0 inches. */
  readonly way: readonly Point[];
  /** The token of the second action of a climb that is too high for one (CZ-RULE-35). */
  readonly second?: number | undefined;
  readonly drag?: Drag | undefined;
  /** A card lets it climb without rolls. */
  readonly isSure?: boolean | undefined;
  /** A card names the limit: no other card lets this move go farther (CZ-MOVE-12). */
  readonly isCapped?: boolean | undefined;
}

/** Friends are passed freely, and so is the model that is dragged (CZ-MOVE-05). */
const sideOf = (state: CombatZoneState, model: number, dragged: number, other: number): Neighbour['side'] =>
  other === dragged || isFriend(state, model, other) ? 'friend' : 'rival';

const draggedBy = ({ drag }: Moving): number => (drag !== undefined && 'model' in drag ? drag.model : -1);

function neighboursOf(state: CombatZoneState, moving: Moving): Neighbour[] {
  const { model } = moving;
  const dragged = draggedBy(moving);
  const found: Neighbour[] = [];
  for (let other = 0; other < state.models.length; other++) {
    if (other === model || !isOnTable(state, other)) continue;
    found.push({ base: baseOf(state, other), side: sideOf(state, model, dragged, other) });
  }
  return found;
}

/** The way that was looked at last: a move is looked at when it is offered, when it is judged and when it is gone. */
let last: {
  readonly table: OpenTable;
  readonly start: Base;
  readonly way: readonly Point[];
  readonly others: readonly Neighbour[];
  readonly walk: OpenWalk;
} = {
  table: { field: { width: 0, depth: 0, pieces: [] } } as unknown as OpenTable,
  ...{ start: { x: 0, y: 0, z: 0, width: 0 }, way: [], others: [] },
  walk: { length: 0, meets: [], end: { x: 0, y: 0, z: 0, width: 0 } },
};

const isSamePlace = (one: Base, other: Base): boolean =>
  one.x === other.x && one.y === other.y && one.z === other.z && one.width === other.width;

const isSameWay = (one: readonly Point[], other: readonly Point[]): boolean =>
  one === other || (one.length === other.length && one.every((point, i) => isSamePoint(point, other[i])));

const isSamePoint = ({ x, y }: Point, other: Point | undefined): boolean => x === other?.x && y === other.y;

/** Whether these are what `neighboursOf` would find, without a new list: this is asked several times for each move. */
function areNeighbours(state: CombatZoneState, moving: Moving, others: readonly Neighbour[]): boolean {
  const { models } = state;
  const mover = moving.model;
  const dragged = draggedBy(moving);
  let at = 0;
  for (let number = 0; number < models.length; number++) {
    const model = models[number];
    if (model?.place !== 'table' || number === mover) continue;
    const other = others[at++];
    if (other === undefined || !isSamePlace(other.base, model)) return false;
    if (other.side !== sideOf(state, mover, dragged, number)) return false;
  }
  return at === others.length;
}

const isKnown = (state: CombatZoneState, moving: Moving): boolean =>
  last.table === tableOf(state) &&
  isSamePlace(last.start, modelOf(state, moving.model)) &&
  isSameWay(last.way, moving.way) &&
  areNeighbours(state, moving, last.others);

export function walkOf(state: CombatZoneState, moving: Moving): OpenWalk {
  const { way, model } = moving;
  if (way.length === 0) return { length: 0, meets: [], end: baseOf(state, model) };
  if (isKnown(state, moving)) return last.walk;
  const table = tableOf(state);
  const start = baseOf(state, model);
  const others = areNeighbours(state, moving, last.others) ? last.others : neighboursOf(state, moving);
  last = { table, start, way, others, walk: walk(table, start, way, others) };
  return last.walk;
}

/** How far it may go: a dragging model only so far, two actions of a climb together (CZ-DRAG-02, CZ-RULE-35). */
export function lengthAllowed(state: CombatZoneState, moving: Moving): number {
  const { model, limit, second, drag, isCapped } = moving;
  if (drag !== undefined) {
    const far = LIMITER[dragOf(state, model).colour ?? 'red'];
    return isCapped === true ? Math.min(far, limit) : far;
  }
  return second === undefined ? limit : limit + LIMITER[colourWith(state, model, second)];
}

/** The gap between a base and the face or the edge at which it is, with the tolerance of all lengths (CZ-RULE-34). */
const GAP = 250 + 10;

/**
 * How long a move is: its line of the centre and all that is climbed (CZ-RULE-28). A climb that begins at the foot and ends
 * at the edge, or the other way round, is as long as the wall is high, so that a wall as high as the colour can be climbed
 * though a base has half its width before the wall and half of it behind the edge (CZ-CLIMB-02).
 */
export function measuredLength({ length, meets }: OpenWalk, width: number): number {
  const [climb, ...others] = meets.filter(isClimb);
  if (climb === undefined || others.length > 0) return length;
  const { at, height = 0 } = climb;
  const near = Math.ceil(width / 2) + GAP;
  return at <= near && length - at - height <= near ? height : length;
}

export const isClimb = ({ kind }: Meeting): boolean => kind === 'climb-up' || kind === 'climb-down';

/** The climb that a move begins with, if it does. */
export const firstClimb = ({ meets }: OpenWalk): Meeting | undefined => meets.find(isClimb);

/** The waypoints that are left when a move goes on from a point on its way. */
export function restOfWay(start: Point, way: readonly Point[], from: Point): readonly Point[] {
  let best = 0;
  let least = Number.MAX_SAFE_INTEGER;
  let before = start;
  for (const [index, point] of way.entries()) {
    const detour = lengthOf(before, from) + lengthOf(from, point) - lengthOf(before, point);
    if (detour < least) {
      least = detour;
      best = index;
    }
    before = point;
  }
  return way.slice(best);
}
