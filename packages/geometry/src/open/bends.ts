/** Places where a shortest way may bend: round corners and rivals, before openings, along the edge of a roof. */
import type { Level } from './clear.ts';
import { COMPASS, COMPASS_RADIUS } from './compass.ts';
import { rootDown, rootUp, roundedQuotient } from './integers.ts';
import { type Corners, FINE, num, SHARP, sharpLength, turn } from './points.ts';
import { isDoorway, isPassable } from './surfaces.ts';
import type { ScenicPiece } from './table.ts';
import type { Base, Point } from './types.ts';

/** (ux, uy) points to it from the corner that it goes round, and is 0 where a way may bend into any direction. */
export interface Bend extends Point {
  readonly ux: number;
  readonly uy: number;
}

/** Corners are gone round by bends 22.5 degrees apart: every fourth direction. Cosine of half of that, and its inverse. */
const APART = 4;
const COSINE = 9808;
const INVERSE = 10_197;
/** A way bends only where it runs along its corner: sine of 25 degrees. */
const SINE = 4226;

/** Whether a way in a direction runs along the corner of a bend, so that it may bend there. */
export function mayBend({ ux, uy }: Bend, dx: number, dy: number, length: number): boolean {
  return Math.abs(ux * dx + uy * dy) <= SINE * length;
}

/** Who stands so near to a bend may go there first: a small base at a corner has no room to go straight to the next one. */
const BESIDE = 250;

/** Whether a way may begin or end with a straight between a point and a bend, of a length. */
export function mayEnd(bend: Bend, { x, y }: Point, length: number): boolean {
  return length <= BESIDE || mayBend(bend, bend.x - x, bend.y - y, length);
}

/**
 * How far from the middle of something round its bends lie, in thousandths: ways from one to the next just leave room. Half
 * the width of the corridor and the radius are in fine units; a corner has none.
 */
export function bendDistance(half: number, radius: number): number {
  return Math.ceil(((Math.floor(half / FINE) + Math.ceil(radius / FINE) + 2) * INVERSE) / 10_000);
}

/** The corner of an outline at an index, with the ones before and after: ax, ay, bx, by, cx, cy. */
type Three = readonly [number, number, number, number, number, number];

/** All corners of an outline, each with its neighbours. */
function threesOf(corners: Corners): Three[] {
  const count = corners.length;
  const found: Three[] = [];
  for (let i = 0; i < count; i += 2) {
    const [before, after] = [(i - 2 + count) % count, (i + 2) % count];
    found.push([
      num(corners, before),
      num(corners, before + 1),
      num(corners, i),
      num(corners, i + 1),
      num(corners, after),
      num(corners, after + 1),
    ]);
  }
  return found;
}

/** Corners that stick out. */
export function salientsOf(corners: Corners): Three[] {
  return threesOf(corners).filter((three) => turn(...three) > 0);
}

/** Bends round the corners of a piece that stick out. */
export function roundCorners({ corners }: ScenicPiece, half: number): Bend[] {
  const far = bendDistance(half, 0);
  const found: Bend[] = [];
  for (const [ax, ay, bx, by, cx, cy] of salientsOf(corners)) {
    const [before, after] = [
      { x: by - ay, y: ax - bx },
      { x: cy - by, y: bx - cx },
    ];
    for (let k = 0; k < COMPASS.length; k += APART) {
      const [ux, uy] = COMPASS[k] as readonly [number, number];
      if (isBetween(before, after, ux, uy)) found.push(bendAt(bx, by, ux, uy, far));
    }
  }
  return found;
}

/** Bends round a rival's base. */
export function roundRival({ x, y, width }: Base, half: number): Bend[] {
  const far = bendDistance(half, (width * FINE) >> 1);
  return COMPASS.filter((_, k) => k % APART === 0).map(([ux, uy]) => bendAt(x, y, ux, uy, far));
}

function bendAt(x: number, y: number, ux: number, uy: number, far: number): Bend {
  return { x: x + roundedQuotient(ux * far, COMPASS_RADIUS), y: y + roundedQuotient(uy * far, COMPASS_RADIUS), ux, uy };
}

/** Whether a direction lies between the outward directions of two edges, or very near to one of them. */
function isBetween(before: Point, after: Point, ux: number, uy: number): boolean {
  if (before.x * uy - before.y * ux >= 0 && ux * after.y - uy * after.x >= 0) return true;
  return [before, after].some(
    ({ x, y }) => (ux * x + uy * y) * 10_000 >= COSINE * COMPASS_RADIUS * rootUp(x * x + y * y),
  );
}

/** Places in front of an opening on both sides. */
export function mouthsOf(level: Level, piece: ScenicPiece): Bend[] {
  const far = Math.floor(level.half / FINE) + 2;
  return piece.openings.flatMap(({ opening, corners }) => {
    if (level.over ? !isPassable(opening, level.z) : !isDoorway(opening, level.z)) return [];
    const middle = (i: number, j: number): Point => ({
      x: roundedQuotient(num(corners, i) + num(corners, j), 2),
      y: roundedQuotient(num(corners, i + 1) + num(corners, j + 1), 2),
    });
    const [outer, inner] = [middle(0, 2), middle(4, 6)];
    const length = sharpLength(outer.x - inner.x, outer.y - inner.y);
    const beyond = (p: Point, q: Point): Bend => ({
      x: p.x + roundedQuotient((p.x - q.x) * far * SHARP, length),
      y: p.y + roundedQuotient((p.y - q.y) * far * SHARP, length),
      ux: 0,
      uy: 0,
    });
    return [beyond(outer, inner), beyond(inner, outer)];
  });
}

/** Corners of a roof that stick in: ways along its edge bend there. */
export function dentsOf({ corners }: ScenicPiece): Bend[] {
  const dents = threesOf(corners).filter((three) => turn(...three) < 0);
  return dents.map(([ax, ay, bx, by, cx, cy]) => {
    // A little inwards, away from both neighbours.
    const [dx, dy] = [2 * bx - ax - cx, 2 * by - ay - cy];
    const length = rootDown(dx * dx + dy * dy) + 1;
    return { x: bx + Math.trunc((dx * 4) / length), y: by + Math.trunc((dy * 4) / length), ux: 0, uy: 0 };
  });
}
