/** A sample of moves for machine players: ways in all directions, round corners, up to rivals and up walls. Whatever a person draws is judged by `check` alone. */
import {
  type Base,
  isWithin,
  LIMITER,
  type OpenTable,
  type Piece,
  type Point,
  problemWithBases,
  walk,
} from '@tablerunner/geometry';
import { colourFor, type Doer } from '../actions/deed.ts';
import { baseOf, basesOf, standingBut, tableOf } from '../targeting/table.ts';
import { colourWith, readyTokens } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isRival, modelOf, modelsOnTable } from '../units.ts';
import { checkMove } from './check.ts';
import { checkDrag } from './drag.ts';
import { type Drag, type MoveChoice, measuredLength } from './moving.ts';
import { roundabout } from './round.ts';

/** So many moves of one model are listed, over all its tokens. */
const MOST = 36;
const MOST_DRAGS = 6;

/** All of them are legal by the way they are found. */
export function movesOf(state: CombatZoneState, doer: Doer, tokens: readonly number[]): MoveChoice[] {
  const [first] = tokens;
  if (first === undefined) return [];
  const most = Math.max(8, Math.floor(MOST / tokens.length));
  const bases = basesOf(state, standingBut(state, doer.model));
  return [
    ...tokens.flatMap((token) => movesWith(state, doer, token, bases).slice(0, most)),
    ...climbsOfTwo(state, doer, first),
    ...drags(state, doer, first),
    { kind: 'move', token: first, way: [] },
  ];
}

function movesWith(state: CombatZoneState, doer: Doer, token: number, bases: readonly Base[]): MoveChoice[] {
  const { model } = doer;
  const colour = colourFor(state, doer, token);
  const limit = LIMITER[doer.limit ?? colour];
  const isLegal = (to: Point): boolean => checkMove(state, { model, token, colour, limit, way: [to] }).ok;
  const fights = rivalContacts(state, model, limit).filter(isLegal);
  const outings = outingsFrom(state, baseOf(state, model), limit);
  const free = outings.filter(({ end }) => problemWithBases(end, bases) === undefined);
  return distinctWays([...fights.map((to) => [to]), ...free.map(({ way }) => way)]).map((way) => ({
    kind: 'move',
    token,
    way,
  }));
}

/** Two rivals may be met at one place, which may be the end of an outing too. */
function distinctWays(ways: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = way.map(({ x, y }) => `${x} ${y}`).join();
    return !seen.has(key) && seen.add(key);
  });
}

/** A way that scenery allows, whoever stands about. */
interface Outing {
  readonly way: readonly Point[];
  readonly end: Base;
}

/** Ways from a place stay the same until scenery moves. */
const known = new WeakMap<readonly Piece[], Map<string, readonly Outing[]>>();
/** So many starts are remembered for one arrangement. */
const MOST_STARTS = 5000;

function outingsFrom(state: CombatZoneState, base: Base, limit: number): readonly Outing[] {
  const { pieces } = state.field;
  const starts = known.get(pieces) ?? new Map<string, readonly Outing[]>();
  if (starts.size === 0 || starts.size > MOST_STARTS) {
    starts.clear();
    known.set(pieces, starts);
  }
  const key = `${base.x} ${base.y} ${base.z} ${base.width} ${limit}`;
  const found = starts.get(key) ?? outings(tableOf(state), base, limit);
  starts.set(key, found);
  return found;
}

/** In each direction straight ahead, else round a corner to the left or right, else less far. Short moves need fewer directions. */
function outings(table: OpenTable, base: Base, limit: number): readonly Outing[] {
  const full = roundabout(base, limit - 2);
  const half = roundabout(base, Math.floor(limit / 2));
  const near = roundabout(base, Math.floor(limit / 6));
  const stride = limit > LIMITER.red ? 1 : 2;
  const found: Outing[] = [];
  for (let at = 0; at < full.length; at += stride) {
    const ahead = half[at];
    const ways = [[full[at]], ...corners(half, base, at), [ahead], [near[at]]];
    const outing = firstLegal(table, base, limit, ways);
    if (outing !== undefined) found.push(outing);
  }
  return found;
}

/** Half of the way two directions aside, and the other half ahead again. */
function corners(half: readonly Point[], base: Base, at: number): (Point | undefined)[][] {
  const ahead = half[at];
  return [2, half.length - 2].map((aside) => {
    const corner = half[(at + aside) % half.length];
    if (ahead === undefined || corner === undefined) return [];
    return [corner, { x: corner.x + ahead.x - base.x, y: corner.y + ahead.y - base.y }];
  });
}

function firstLegal(
  table: OpenTable,
  base: Base,
  limit: number,
  ways: readonly (readonly (Point | undefined)[])[],
): Outing | undefined {
  for (const points of ways) {
    const way = points.filter((point) => point !== undefined);
    if (way.length === 0 || !way.every(({ x, y }) => isOver(table, x, y))) continue;
    const outing = walk(table, base, way, []);
    const isFine = outing.problem === undefined && isWithin(measuredLength(outing, base.width), limit);
    if (isFine) return { way, end: outing.end };
  }
  return undefined;
}

const isOver = ({ field }: OpenTable, x: number, y: number): boolean =>
  x > 0 && y > 0 && x < field.width && y < field.depth;

/** Points right before rivals that are near enough, on the side that is turned to the model. */
function rivalContacts(state: CombatZoneState, model: number, limit: number): Point[] {
  const mover = modelOf(state, model);
  return modelsOnTable(state).flatMap((other) => {
    if (!isRival(state, model, other)) return [];
    const { x, y, width } = modelOf(state, other);
    const [dx, dy] = [mover.x - x, mover.y - y];
    const apart = Math.max(1, Math.abs(dx), Math.abs(dy));
    if (apart > limit + 3000) return [];
    // In the larger of the two directions: never nearer than the bases allow.
    const stand = Math.ceil((width + mover.width) / 2) + 200;
    return [{ x: x + Math.trunc((dx * stand) / apart), y: y + Math.trunc((dy * stand) / apart) }];
  });
}

/** Walls that one action is too short for: only where the model stands at the foot of one (CZ-RULE-35). */
function climbsOfTwo(state: CombatZoneState, doer: Doer, token: number): MoveChoice[] {
  const { model, isFree, answering } = doer;
  const second = readyTokens(modelOf(state, model)).find((other) => other !== token);
  if (isFree || answering !== undefined || second === undefined) return [];
  const colour = colourFor(state, doer, token);
  const limit = LIMITER[colour];
  const all = limit + LIMITER[colourWith(state, model, second)];
  if (!isByWall(state, model, limit, all)) return [];
  return roundabout(modelOf(state, model), 1500)
    .filter((to) => checkMove(state, { model, token, colour, limit, way: [to], second }).ok)
    .slice(0, 3)
    .map((to) => ({ kind: 'move', token, way: [to], second }));
}

/** Some floor nearby is farther up or down than one action climbs, and no farther than two. */
function isByWall(state: CombatZoneState, model: number, limit: number, all: number): boolean {
  const { x, y, z } = modelOf(state, model);
  return state.field.pieces.some(({ isFloor, top, bottom, outline }) => {
    const height = z >= top ? top - bottom : top - z;
    if (!isFloor || height <= limit || height > all) return false;
    const xs = outline.map((point) => point.x);
    const ys = outline.map((point) => point.y);
    return (
      x > Math.min(...xs) - 1000 &&
      x < Math.max(...xs) + 1000 &&
      y > Math.min(...ys) - 1000 &&
      y < Math.max(...ys) + 1000
    );
  });
}

/** What can be dragged, each a little way in a few directions. */
function drags(state: CombatZoneState, doer: Doer, token: number): MoveChoice[] {
  const { model, isFree } = doer;
  if (isFree) return [];
  const things: Drag[] = [
    ...modelsOnTable(state).map((other) => ({ model: other })),
    ...state.field.pieces.filter(({ isLight }) => isLight).map(({ id }) => ({ piece: id })),
  ];
  const moving = { model, token, colour: colourFor(state, doer, token), limit: LIMITER.red };
  return things
    .filter((drag) => checkDrag(state, model, drag).ok)
    .flatMap((drag) =>
      roundabout(modelOf(state, model), 2900)
        .filter((to, at) => at % 3 === 0 && checkMove(state, { ...moving, way: [to], drag }).ok)
        .map((to): MoveChoice => ({ kind: 'move', token, way: [to], drag })),
    )
    .slice(0, MOST_DRAGS);
}
