/** A sample of moves for machine players: straight ways in all directions, up to rivals and up walls. Whatever a person draws is judged by `check` alone. */
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
import type { MoveChoice } from './deed.ts';
import { checkDrag } from './drag.ts';
import type { Drag } from './moving.ts';
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
  const ends = endsFrom(state, baseOf(state, model), limit).filter((end) => problemWithBases(end, bases) === undefined);
  return [...fights, ...ends].map(({ x, y }) => ({ kind: 'move', token, way: [{ x, y }] }));
}

/** Where straight moves may end as far as scenery is concerned; it stays the same until scenery moves. */
const known = new WeakMap<readonly Piece[], Map<string, readonly Base[]>>();
/** So many starts are remembered for one arrangement. */
const MOST_STARTS = 5000;

function endsFrom(state: CombatZoneState, base: Base, limit: number): readonly Base[] {
  const { pieces } = state.field;
  const starts = known.get(pieces) ?? new Map<string, readonly Base[]>();
  if (starts.size === 0 || starts.size > MOST_STARTS) {
    starts.clear();
    known.set(pieces, starts);
  }
  const key = `${base.x} ${base.y} ${base.z} ${base.width} ${limit}`;
  const found = starts.get(key) ?? straightEnds(tableOf(state), base, limit);
  starts.set(key, found);
  return found;
}

/** Parts of the full length that are tried in one direction, the longest first, in sixths. */
const PARTS = [6, 3, 1];

function straightEnds(table: OpenTable, base: Base, limit: number): readonly Base[] {
  const rays = PARTS.map((part) => roundabout(base, Math.floor((limit * part) / 6) - 2));
  const ends: Base[] = [];
  for (let at = 0; at < (rays[0]?.length ?? 0); at++) {
    for (const ray of rays) {
      const to = ray[at];
      const walked = to === undefined ? undefined : walk(table, base, [to], []);
      if (walked === undefined || walked.problem !== undefined || !isWithin(walked.length, limit)) continue;
      ends.push(walked.end);
      break;
    }
  }
  return ends;
}

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
