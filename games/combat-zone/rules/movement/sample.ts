/** A sample of moves for machine players: places within reach, spread over the tokens. Whatever a person draws is judged by `check` alone. */
import { isWithin, LIMITER, type ReachSpot, reachSpots } from '@tablerunner/geometry';
import { colourFor, type Doer } from '../actions/deed.ts';
import { tableOf } from '../targeting/table.ts';
import { colourWith, readyTokens } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf, modelsOnTable } from '../units.ts';
import type { MoveChoice } from './deed.ts';
import { checkDrag } from './drag.ts';
import { type Drag, isClimb, neighboursOf } from './moving.ts';
import { roundabout } from './round.ts';

/** So many moves of one model are listed, over all its tokens. */
const MOST = 36;
const MOST_DRAGS = 6;

export function movesOf(state: CombatZoneState, doer: Doer, tokens: readonly number[]): MoveChoice[] {
  if (tokens.length === 0) return [];
  const most = Math.max(6, Math.floor(MOST / tokens.length));
  const [first = -1] = tokens;
  return [
    ...tokens.flatMap((token) => plainMoves(state, doer, token, most)),
    ...climbsOfTwo(state, doer, tokens),
    ...drags(state, doer, first),
    { kind: 'move', token: first, way: [] },
  ];
}

function spotsOf(state: CombatZoneState, model: number, length: number, most: number): ReachSpot[] {
  const { x, y, z, width } = modelOf(state, model);
  const step = Math.max(700, Math.floor(length / 4));
  return reachSpots(tableOf(state), { x, y, z, width }, length, neighboursOf(state, { model }), { step, most });
}

const plainMoves = (state: CombatZoneState, doer: Doer, token: number, most: number): MoveChoice[] => {
  const length = LIMITER[doer.limit ?? colourFor(state, doer, token)];
  return spotsOf(state, doer.model, length, most).map(({ way }) => ({ kind: 'move', token, way }));
};

/** Walls that one action is too short for: only where the model stands at the foot of one (CZ-RULE-35). */
function climbsOfTwo(state: CombatZoneState, doer: Doer, tokens: readonly number[]): MoveChoice[] {
  const { model, isFree, answering } = doer;
  const ready = readyTokens(modelOf(state, model));
  if (isFree || answering !== undefined || ready.length < 2) return [];
  return tokens.flatMap((token) => {
    const second = ready.find((other) => other !== token);
    if (second === undefined) return [];
    const limit = LIMITER[colourFor(state, doer, token)];
    const length = limit + LIMITER[colourWith(state, model, second)];
    if (!isByWall(state, model, limit)) return [];
    return spotsOf(state, model, length, MOST)
      .filter(({ meets }) => meets.some((meeting) => isClimb(meeting) && !isWithin(meeting.height ?? 0, limit)))
      .slice(0, 2)
      .map(({ way }): MoveChoice => ({ kind: 'move', token, way, second }));
  });
}

/** Somewhere near is a floor that is higher, or lower, than one action can climb. */
function isByWall(state: CombatZoneState, model: number, limit: number): boolean {
  const { x, y, z } = modelOf(state, model);
  const near = 3000;
  return state.field.pieces.some(
    ({ isFloor, top, outline }) =>
      (isFloor || z === top) &&
      Math.abs(top - z) + (z === top ? z : 0) > limit &&
      Math.min(...outline.map((point) => point.x)) < x + near &&
      Math.max(...outline.map((point) => point.x)) > x - near &&
      Math.min(...outline.map((point) => point.y)) < y + near &&
      Math.max(...outline.map((point) => point.y)) > y - near,
  );
}

/** What can be dragged, each a little way in a few directions. */
function drags(state: CombatZoneState, { model, isFree }: Doer, token: number): MoveChoice[] {
  if (isFree) return [];
  const things: Drag[] = [
    ...modelsOnTable(state).map((other) => ({ model: other })),
    ...state.field.pieces.filter(({ isLight }) => isLight).map(({ id }) => ({ piece: id })),
  ];
  const choices = things
    .filter((drag) => checkDrag(state, model, drag).ok)
    .flatMap((drag) =>
      roundabout(modelOf(state, model), 2900)
        .filter((_, at) => at % 3 === 0)
        .map((to): MoveChoice => ({ kind: 'move', token, way: [to], drag })),
    );
  return choices.slice(0, MOST_DRAGS);
}
