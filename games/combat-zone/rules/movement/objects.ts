/** Scenery that is light enough to be dragged: where it may be put, and what happens if it drops. Clauses CZ-DRAG-04, 05, CZ-FALL-05, 06; CZ-RULE-38, 98. */
import { accept, defineEvent, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import {
  compileField,
  FREE_STEP,
  isAtReachOf,
  lengthOf,
  type Piece,
  type Point,
  standing,
  surfaceAt,
  withPiece,
} from '@tablerunner/geometry';
import { tableOf } from '../targeting/table.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf, modelsOnTable } from '../units.ts';
import { sufferFall } from './falls.ts';
import { doOverlap, isInside, middleOf } from './outlines.ts';
import { roundabout } from './round.ts';

export const pieceOf = (state: CombatZoneState, id: string): Piece | undefined =>
  state.field.pieces.find((piece) => piece.id === id);

/** A new list, so that copies of the state may share the old one. */
export const pieceMoved = defineEvent<
  CombatZoneState,
  { piece: string; x: number; y: number; bottom: number; model: number }
>({
  name: 'combat-zone/piece-moved',
  write(state, { piece, x, y, bottom }) {
    state.field.pieces = state.field.pieces.map((one) => (one.id === piece ? pieceAt(one, { x, y }, bottom) : one));
  },
});

/** The piece with its first corner at a point. */
function pieceAt(piece: Piece, { x, y }: Point, bottom: number): Piece {
  const [corner = { x, y }] = piece.outline;
  const shift = (point: Point): Point => ({ x: point.x + x - corner.x, y: point.y + y - corner.y });
  const rise = bottom - piece.bottom;
  return {
    ...piece,
    outline: piece.outline.map(shift),
    bottom,
    top: piece.top + rise,
    openings: piece.openings.map((hole) => ({
      ...hole,
      from: shift(hole.from),
      to: shift(hole.to),
      bottom: hole.bottom + rise,
      top: hole.top + rise,
    })),
    ladders: piece.ladders.map(({ from, to }) => ({ from: shift(from), to: shift(to) })),
  };
}

/** Somebody stands on it, and it stays where it is. */
export const isStoodOn = (state: CombatZoneState, { outline, top }: Piece): boolean =>
  modelsOnTable(state).some((model) => {
    const { x, y, z } = modelOf(state, model);
    return z === top && isInside(outline, { x, y });
  });

/** First corners of the piece for places round the one who drags it. */
export function piecePlaces(state: CombatZoneState, model: number, id: string): Point[] {
  const piece = pieceOf(state, id);
  const [corner] = piece?.outline ?? [];
  if (piece === undefined || corner === undefined) return [];
  const puller = modelOf(state, model);
  const middle = middleOf(piece.outline);
  const reaches = piece.outline.map((point) => lengthOf(middle, point));
  const radius = Math.ceil(puller.width / 2);
  const centres = [Math.min(...reaches), Math.max(...reaches)].flatMap((reach) =>
    roundabout(puller, radius + reach + 100),
  );
  return [corner, ...centres.map(({ x, y }) => ({ x: x + corner.x - middle.x, y: y + corner.y - middle.y }))];
}

interface Pulled {
  readonly model: number;
  readonly piece: string;
}

/**
 * The piece where it is held out, and the ground below its middle. It comes along up and down steps: over lower ground it
 * hangs at the height of the one who drags (CZ-DRAG-04, CZ-DRAG-05).
 */
function held(
  state: CombatZoneState,
  { model, piece: id }: Pulled,
  place: Point,
): { piece: Piece; ground: number } | undefined {
  const found = pieceOf(state, id);
  if (found === undefined) return undefined;
  const bare = compileField({ ...state.field, pieces: state.field.pieces.filter((one) => one.id !== id) });
  const { z } = modelOf(state, model);
  const shifted = pieceAt(found, place, z);
  const ground = surfaceAt(bare, middleOf(shifted.outline), Math.max(z, found.bottom) + FREE_STEP);
  return { ground, piece: z - ground > FREE_STEP ? shifted : pieceAt(found, place, ground) };
}

export function checkPiecePlace(state: CombatZoneState, pulled: Pulled, place: Point): Verdict {
  const { model, piece: id } = pulled;
  const there = held(state, pulled, place);
  if (there === undefined) return refuse('CZ-DRAG-01', 'no-such-piece', { piece: id });
  const { piece } = there;
  if (isOff(state, piece)) return refuse('CZ-RULE-38', 'off-the-table', { piece: id });
  if (!isAtReachOf(withPiece(tableOf(state), piece), modelOf(state, model), { piece: id }))
    return refuse('CZ-DRAG-04', 'not-at-reach', { piece: id });
  // Also where it is held out over lower ground, and drops then to the nearest place where it can lie.
  return checkRoom(state, piece);
}

const isOff = ({ field }: CombatZoneState, { outline }: Piece): boolean =>
  outline.some(({ x, y }) => x < 0 || y < 0 || x > field.width || y > field.depth);

/** Neither models nor other scenery where it comes to lie. */
function checkRoom(state: CombatZoneState, piece: Piece): Verdict {
  if (isOff(state, piece)) return refuse('CZ-RULE-38', 'off-the-table', { piece: piece.id });
  const [under] = modelsUnder(state, piece);
  if (under !== undefined) return refuse('CZ-RULE-98', 'model-in-the-way', { model: under });
  const other = state.field.pieces.find(
    ({ id, outline, bottom, top }) =>
      id !== piece.id && bottom < piece.top && piece.bottom < top && doOverlap(outline, piece.outline),
  );
  return other === undefined ? accept() : refuse('CZ-RULE-98', 'piece-in-the-way', { piece: other.id });
}

/** Models whose bases the piece would cover. */
function modelsUnder(state: CombatZoneState, piece: Piece): number[] {
  const table = withPiece(tableOf(state), { ...piece, isFloor: false });
  return modelsOnTable(state).filter((model) => {
    const base = modelOf(state, model);
    return base.z < piece.top && base.z >= piece.bottom && standing(table, base, [])?.id === piece.id;
  });
}

/** What drops hits those below, and comes to lie beside them (CZ-FALL-05, CZ-FALL-06). */
export function putPiece(state: CombatZoneState, pulled: Pulled, place: Point, engine: Engine<CombatZoneState>): void {
  const { model, piece: id } = pulled;
  const there = held(state, pulled, place);
  if (there === undefined) return;
  const { piece, ground } = there;
  const drop = piece.bottom - ground;
  if (drop <= 0) return engine.emit(pieceMoved, { piece: id, ...place, bottom: piece.bottom, model });
  const onto = modelsUnder(state, pieceAt(piece, place, ground));
  const { x, y } = nearestRoom(state, piece, place, ground);
  engine.emit(pieceMoved, { piece: id, x, y, bottom: ground, model });
  sufferFall({ model: -1, height: drop, token: -1, onto, by: model }, engine);
}

const FARTHEST = 6000;
const SEARCH_STEP = 100;

/** Straight below, or the nearest place with room for it (CZ-RULE-98). */
function nearestRoom(state: CombatZoneState, piece: Piece, place: Point, ground: number): Point {
  const isFree = (point: Point): boolean => checkRoom(state, pieceAt(piece, point, ground)).ok;
  if (isFree(place)) return place;
  for (let ring = SEARCH_STEP; ring <= FARTHEST; ring += SEARCH_STEP) {
    const open = roundabout(place, ring).flatMap((point, direction) => (isFree(point) ? [direction] : []));
    if (open.length === 0) continue;
    // Base to base with what it hit: the last step is gone over by thousandths.
    for (let away = ring - SEARCH_STEP + 1; away <= ring; away++) {
      const points = roundabout(place, away);
      const found = open.map((direction) => points[direction] ?? place).find(isFree);
      if (found !== undefined) return found;
    }
  }
  return place;
}
