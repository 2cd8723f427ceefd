/** A straight corridor as a frame of its own: x along it from its start, y across it, both in fine units. */
import { roundedQuotient } from './integers.ts';
import { type Corners, FINE, num, SHARP, sharpLength } from './points.ts';
import type { Bounds } from './table.ts';
import type { Point } from './types.ts';

export interface Corridor {
  readonly startX: number;
  readonly startY: number;
  readonly dx: number;
  readonly dy: number;
  /** Length times SHARP. */
  readonly sharp: number;
  /** Length in fine units: where the corridor ends. */
  readonly end: number;
}

/** From the centre of one base to the centre of another. Where they are the same, it points along the table and has no length. */
export function corridorOf(from: Point, to: Point): Corridor {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return { startX: from.x, startY: from.y, dx: 1, dy: 0, sharp: SHARP, end: 0 };
  const sharp = sharpLength(dx, dy);
  return { startX: from.x, startY: from.y, dx, dy, sharp, end: roundedQuotient(sharp * FINE, SHARP) };
}

export function alongOf(corridor: Corridor, x: number, y: number): number {
  const dot = (x - corridor.startX) * corridor.dx + (y - corridor.startY) * corridor.dy;
  return roundedQuotient(dot * (FINE * SHARP), corridor.sharp);
}

/** Above 0 to the left of the corridor's middle line. */
export function acrossOf(corridor: Corridor, x: number, y: number): number {
  const cross = corridor.dx * (y - corridor.startY) - corridor.dy * (x - corridor.startX);
  return roundedQuotient(cross * (FINE * SHARP), corridor.sharp);
}

/** The point of the table at a length along the middle line, in thousandths, to the nearest whole point. */
export function pointAlong(corridor: Corridor, length: number): Point {
  return {
    x: corridor.startX + roundedQuotient(corridor.dx * length * SHARP, corridor.sharp),
    y: corridor.startY + roundedQuotient(corridor.dy * length * SHARP, corridor.sharp),
  };
}

/** Whether something within these bounds may be as near to the middle line as this, in thousandths. */
export function isNear(corridor: Corridor, bounds: Bounds, within: number): boolean {
  const px = bounds.x - corridor.startX;
  const py = bounds.y - corridor.startY;
  const reach = (bounds.radius + within) * corridor.sharp;
  const cross = (corridor.dx * py - corridor.dy * px) * SHARP;
  if (cross > reach || cross < -reach) return false;
  const dot = (px * corridor.dx + py * corridor.dy) * SHARP;
  if (dot < -reach) return false;
  return (dot - reach) * FINE <= corridor.end * corridor.sharp;
}

/** A convex part of an outline inside a corridor, in the corridor's frame. */
export interface Clip {
  readonly corners: Corners;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** What of a convex outline lies between two places along the corridor and within a half width; undefined if nothing does. */
export function clip(corridor: Corridor, outline: Corners, from: number, to: number, half: number): Clip | undefined {
  if (from > to) return undefined;
  const whole = clipOf(inFrame(corridor, outline));
  if (whole.maxX < from || whole.minX > to || whole.maxY < -half || whole.minY > half) return undefined;
  let { corners } = whole;
  if (whole.minX < from) corners = cutAt(corners, 0, 1, from);
  if (whole.maxX > to) corners = cutAt(corners, 0, -1, to);
  if (whole.minY < -half) corners = cutAt(corners, 1, 1, -half);
  if (whole.maxY > half) corners = cutAt(corners, 1, -1, half);
  if (corners === whole.corners) return whole;
  return corners.length === 0 ? undefined : clipOf(corners);
}

/** An outline in the frame of a corridor. */
export function inFrame(corridor: Corridor, outline: Corners): number[] {
  const corners: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const x = num(outline, i);
    const y = num(outline, i + 1);
    corners.push(alongOf(corridor, x, y), acrossOf(corridor, x, y));
  }
  return corners;
}

function clipOf(corners: Corners): Clip {
  let minX = num(corners, 0);
  let maxX = minX;
  let minY = num(corners, 1);
  let maxY = minY;
  for (let i = 2; i < corners.length; i += 2) {
    const x = num(corners, i);
    const y = num(corners, i + 1);
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { corners, minX, maxX, minY, maxY };
}

/** Keeps what lies on one side of x = limit (axis 0) or y = limit (axis 1): at or above it for sign 1, at or below for -1. */
function cutAt(corners: Corners, axis: 0 | 1, sign: 1 | -1, limit: number): number[] {
  const kept: number[] = [];
  const count = corners.length;
  if (count === 0) return kept;
  const other = 1 - axis;
  let py = num(corners, count - 2 + other);
  let p = sign * (num(corners, count - 2 + axis) - limit);
  for (let i = 0; i < count; i += 2) {
    const qx = num(corners, i + axis);
    const qy = num(corners, i + other);
    const q = sign * (qx - limit);
    if (p > 0 !== q > 0 && p !== 0 && q !== 0) {
      const y = py + roundedQuotient((qy - py) * Math.abs(p), Math.abs(p) + Math.abs(q));
      if (axis === 0) kept.push(limit, y);
      else kept.push(y, limit);
    }
    if (q >= 0) {
      if (axis === 0) kept.push(qx, qy);
      else kept.push(qy, qx);
    }
    py = qy;
    p = q;
  }
  return kept;
}
