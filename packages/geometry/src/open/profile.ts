/** How high a way runs: surfaces, steps, climbs and jumps. Clauses CZ-RULE-33 to 36, CZ-JUMP-01, CZ-CLIMB-01 to 10. */
import { pointAlong } from './corridor.ts';
import { FINE, fineDistanceToStretch, num } from './points.ts';
import { isOnTop } from './roof-edge.ts';
import { piecesAt } from './squares.ts';
import { type Leg, type Straight, straightOf } from './stretches.ts';
import { FREE_STEP, isInTheWay, isPassable, LOW } from './surfaces.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base, Point, WalkProblemKind } from './types.ts';

/** A part of the way at one height. */
export interface Span extends Leg {
  readonly straight: Straight;
  /** Length of the way up to the start of this straight, in fine units. */
  readonly before: number;
  readonly z: number;
  readonly isAir: boolean;
}

/** A change of height that is more than a free step. */
export interface Change {
  readonly kind: 'step-down' | 'climb-up' | 'climb-down' | 'gap';
  /** Along the way, in fine units. */
  readonly at: number;
  readonly piece: ScenicPiece;
  readonly fromZ: number;
  readonly toZ: number;
  readonly isEasy: boolean;
  /** Where the change is on the table; for a gap its middle. */
  readonly point: Point;
  /** Behind it; for a gap where one lands. */
  readonly beyond: Point;
  /** Of a gap. */
  readonly width: number;
}

export interface Profile {
  readonly spans: readonly Span[];
  readonly changes: readonly Change[];
  readonly problem: { readonly why: WalkProblemKind; readonly at: number; readonly id?: string } | undefined;
  readonly z: number;
}

/** A gap to the face or the edge that is closed when a climb begins, with the tolerance of all lengths (CZ-RULE-34). */
const AT_THE_FOOT = 250 + 10;

/** A point of a way so near to an edge of an outline is on it: points are rounded. */
const ON_THE_RIM = 20 * FINE;

/** The surface on which somebody comes to be who goes on at a height; and the piece on whose top that is. */
function levelOf(leg: Leg, z: number): { z: number; piece: ScenicPiece | undefined } {
  const isThrough = (piece: ScenicPiece) =>
    leg.through.some((each) => each.piece === piece && isPassable(each.opening, z));
  let level = z;
  let piece: ScenicPiece | undefined;
  for (let isRising = true; isRising; ) {
    isRising = false;
    for (const each of leg.inside) {
      if (!isInTheWay(each, level) || isThrough(each)) continue;
      if (each.piece.kind === 'obstacle' && !each.piece.isFloor) continue; // passed, not stood on
      level = each.piece.top;
      piece = each;
      isRising = true;
    }
  }
  if (piece !== undefined) return { z: level, piece };
  let highest = 0;
  for (const each of leg.inside) {
    const { isFloor, top } = each.piece;
    if (isFloor && top <= z && top > highest) {
      highest = top;
      piece = each;
    }
  }
  return { z: highest, piece };
}

/** What the profile of a way needs to know of what came before. */
interface Course {
  readonly base: Base;
  readonly spans: Span[];
  readonly changes: Change[];
  z: number;
  piece: ScenicPiece | undefined;
  before: number;
  problem: Profile['problem'];
}

export function profileOf(table: OpenTable, base: Base, way: readonly Point[]): Profile {
  const piece = piecesAt(table, base.x, base.y).find((each) => isOnTop(each, base));
  const course: Course = { base, spans: [], changes: [], z: base.z, piece, before: 0, problem: undefined };
  let from: Point = base;
  for (const to of way) {
    const straight = straightOf(table, from, to);
    follow(course, straight);
    if (course.problem !== undefined) break;
    course.before += straight.corridor.end;
    from = to;
  }
  const { spans, changes, problem, z } = course;
  return { spans, changes, problem, z };
}

/** Written out: this is done for every leg of every way. */
const spanOf = (leg: Leg, straight: Straight, before: number, z: number, isAir: boolean): Span => ({
  from: leg.from,
  to: leg.to,
  inside: leg.inside,
  through: leg.through,
  straight,
  before,
  z,
  isAir,
});

function follow(course: Course, straight: Straight): void {
  for (let i = 0; i < straight.legs.length; i++) {
    const leg = straight.legs[i] as Leg;
    const next = levelOf(leg, course.z);
    const drop = course.z - next.z;
    if (drop > FREE_STEP) {
      const landing = course.piece && landingOf(straight, i, course.z, next.z);
      if (landing !== undefined && course.piece !== undefined) {
        jump(course, straight, i, landing);
        i = landing - 1;
        continue;
      }
      down(course, straight, leg, next.z);
    } else if (-drop > LOW && next.piece !== undefined) up(course, straight, leg, next.piece);
    if (course.problem !== undefined) return;
    course.z = next.z;
    course.piece = next.piece;
    course.spans.push(spanOf(leg, straight, course.before, next.z, false));
  }
}

/**
 * The leg on which a jump over the legs from i on would land; a jump is straight, and no longer than 3 inches (CZ-RULE-36).
 * Of several landings the highest: who goes on over an alley does not drop onto what stands in it.
 */
function landingOf(straight: Straight, i: number, z: number, below: number): number | undefined {
  const edge = straight.legs[i]?.from ?? 0;
  let best: number | undefined;
  let highest = below + FREE_STEP;
  for (let k = i + 1; k < straight.legs.length; k++) {
    const leg = straight.legs[k] as Leg;
    if (leg.from - edge > LOW * FINE) break;
    for (const { piece } of leg.inside) {
      if (!piece.isFloor || piece.top > z + FREE_STEP || piece.top <= highest) continue;
      highest = piece.top;
      best = k;
    }
  }
  return best;
}

function jump(course: Course, straight: Straight, i: number, landing: number): void {
  const start = straight.legs[i]?.from ?? 0;
  const leg = straight.legs[landing] as Leg;
  for (const over of straight.legs.slice(i, landing)) {
    course.spans.push(spanOf(over, straight, course.before, course.z, true));
  }
  const floors = leg.inside.filter(({ piece }) => piece.isFloor && piece.top <= course.z + FREE_STEP);
  const piece = floors.reduce((a, b) => (b.piece.top > a.piece.top ? b : a));
  course.changes.push({
    kind: 'gap',
    at: course.before + start,
    piece,
    fromZ: course.z,
    toZ: piece.piece.top,
    isEasy: false,
    point: pointAlong(straight.corridor, Math.floor((start + leg.from) / (2 * FINE))),
    beyond: pointAlong(straight.corridor, Math.ceil(leg.from / FINE) + 1),
    width: Math.ceil((leg.from - start) / FINE),
  });
  course.z = Math.min(course.z, piece.piece.top);
  course.piece = piece;
}

function up(course: Course, straight: Straight, leg: Leg, piece: ScenicPiece): void {
  const change = changeAt(course, straight, leg, piece, 'climb-up', piece.piece.top);
  if (change.isEasy || isAtFoot(course, piece, change.point)) return void course.changes.push(change);
  // Down here and up there in one stretch was meant as a jump.
  const left = course.changes.find(({ kind, isEasy, at }) => kind === 'climb-down' && !isEasy && at >= course.before);
  course.problem =
    left === undefined
      ? { why: 'foot', at: change.at, id: piece.piece.id }
      : { why: 'gap', at: left.at, id: left.piece.piece.id };
}

function down(course: Course, straight: Straight, leg: Leg, toZ: number): void {
  const { piece } = course;
  if (piece === undefined) {
    course.problem = { why: 'drop', at: course.before + leg.from };
    return;
  }
  const isClimb = course.z - toZ > LOW;
  const change = changeAt(course, straight, leg, piece, isClimb ? 'climb-down' : 'step-down', toZ);
  const hasClimbed = course.changes.some(({ kind }) => kind === 'climb-up');
  if (!isClimb || change.isEasy || hasClimbed || isAtFoot(course, piece, change.point)) {
    course.changes.push(change);
    return;
  }
  const isGap = straight.legs.some((each) => each.from > leg.from && each.inside.some((p) => p.piece.isFloor));
  course.problem = { why: isGap ? 'gap' : 'drop', at: change.at, id: piece.piece.id };
}

function changeAt(
  course: Course,
  straight: Straight,
  leg: Leg,
  piece: ScenicPiece,
  kind: Change['kind'],
  toZ: number,
): Change {
  const point = pointAlong(straight.corridor, Math.floor(leg.from / FINE));
  const isEasy = piece.piece.ladders.some(
    ({ from, to }) => fineDistanceToStretch(point.x, point.y, from.x, from.y, to.x, to.y) <= ON_THE_RIM,
  );
  return { kind, at: course.before + leg.from, piece, fromZ: course.z, toZ, isEasy, point, beyond: point, width: 0 };
}

/**
 * Whether the move began with the base at the very face, or at the very edge, that is climbed at a point, on the level from which
 * it climbs (CZ-RULE-34). At a corner two faces meet, and either will do.
 */
function isAtFoot({ base, z }: Course, { corners }: ScenicPiece, { x, y }: Point): boolean {
  if (Math.abs(base.z - z) > FREE_STEP) return false;
  const reach = ((base.width * FINE) >> 1) + AT_THE_FOOT * FINE;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [num(corners, i), num(corners, i + 1), num(corners, j), num(corners, j + 1)];
    const isClimbed = fineDistanceToStretch(x, y, ax, ay, bx, by) <= ON_THE_RIM;
    if (isClimbed && fineDistanceToStretch(base.x, base.y, ax, ay, bx, by) <= reach) return true;
  }
  return false;
}
