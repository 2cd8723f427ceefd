/** Points and stretches: which side, how far. Distances are in sixteenths of a thousandth, so that rounding never tells. */
import { rootDown, roundedQuotient } from './integers.ts';
import type { Point } from './types.ts';

/** So many fine units make a thousandth of an inch. */
export const FINE = 16;

/** Roots of squared lengths are taken of this many times the length: 2^18 under the root. */
export const SHARP = 512;

/** Corners of an outline in one list: x, y, x, y … */
export type Corners = readonly number[];

/** The index must be inside the list. */
export function num(list: Corners, index: number): number {
  return list[index] as number;
}

/** Above 0 where c lies to the left of the way from a to b. */
export function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** A length times SHARP, rounded down. */
export function sharpLength(dx: number, dy: number): number {
  return rootDown((dx * dx + dy * dy) * SHARP * SHARP);
}

export function fineLength(dx: number, dy: number): number {
  return rootDown((dx * dx + dy * dy) * FINE * FINE);
}

/** From a point to the stretch from a to b, rounded down. */
export function fineDistanceToStretch(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const ex = bx - ax;
  const ey = by - ay;
  const along = (px - ax) * ex + (py - ay) * ey;
  if (along <= 0) return fineLength(px - ax, py - ay);
  if (along >= ex * ex + ey * ey) return fineLength(px - bx, py - by);
  return Math.floor((Math.abs(turn(ax, ay, bx, by, px, py)) * FINE * SHARP) / sharpLength(ex, ey));
}

/** Whether a point is inside an outline or on it. */
export function isInside(corners: Corners, px: number, py: number): boolean {
  const count = corners.length;
  let inside = false;
  let ax = num(corners, count - 2);
  let ay = num(corners, count - 1);
  for (let i = 0; i < count; i += 2) {
    const bx = num(corners, i);
    const by = num(corners, i + 1);
    if (ay > py !== by > py) {
      const side = turn(ax, ay, bx, by, px, py);
      if (side === 0) return true;
      if (side > 0 === by > ay) inside = !inside;
    } else if (ay === py && by === py && Math.min(ax, bx) <= px && px <= Math.max(ax, bx)) {
      return true;
    } else if ((bx === px && by === py) || (ax === px && ay === py)) {
      return true;
    }
    ax = bx;
    ay = by;
  }
  return inside;
}

/** From a point to the rim of an outline, inside or outside. */
export function fineDistanceToRim(corners: Corners, px: number, py: number): number {
  const count = corners.length;
  let least = Number.MAX_SAFE_INTEGER;
  let ax = num(corners, count - 2);
  let ay = num(corners, count - 1);
  for (let i = 0; i < count; i += 2) {
    const bx = num(corners, i);
    const by = num(corners, i + 1);
    least = Math.min(least, fineDistanceToStretch(px, py, ax, ay, bx, by));
    ax = bx;
    ay = by;
  }
  return least;
}

/** From a point to an outline; 0 inside. */
export function fineDistanceTo(corners: Corners, px: number, py: number): number {
  return isInside(corners, px, py) ? 0 : fineDistanceToRim(corners, px, py);
}

/** The point of the rim of an outline that is nearest to another one. */
export function nearestOnRim(corners: Corners, base: Point): Point {
  let best: { far: number; point: Point } | undefined;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, ex, ey] = [num(corners, i), num(corners, i + 1), num(corners, j), num(corners, j + 1)];
    const [dx, dy] = [ex - ax, ey - ay];
    const squared = dx * dx + dy * dy;
    const along = Math.min(squared, Math.max(0, (base.x - ax) * dx + (base.y - ay) * dy));
    // Of 2^16, so that the products stay small.
    const part = Math.floor((along * 0x1_0000) / squared);
    const point = { x: ax + roundedQuotient(dx * part, 0x1_0000), y: ay + roundedQuotient(dy * part, 0x1_0000) };
    const far = (point.x - base.x) ** 2 + (point.y - base.y) ** 2;
    if (best === undefined || far < best.far) best = { far, point };
  }
  return best?.point ?? { x: base.x, y: base.y };
}
