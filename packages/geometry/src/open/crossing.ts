/** Runs of scenery across a corridor, and how far a piece reaches into it. Clauses CZ-RULE-24 and 93. */
import { type Clip, type Corridor, clip } from './corridor.ts';
import { rootDown } from './integers.ts';
import { FINE, num } from './points.ts';
import { isOpenTo, type Range, type SightLine } from './sight-line.ts';
import type { ScenicPiece } from './table.ts';

/** Half the width of a path, in fine units. */
export const HALF = 500 * FINE;

/** Overlaps up to this are none; gaps below it close. */
export const HAIR = 50 * FINE;

/** Parts of one piece that were cut from one another touch within rounding. */
const TOUCH = 2 * FINE;

/** A part of a piece in the corridor. */
export interface Part extends Clip {
  readonly piece: ScenicPiece;
}

/** The solid parts of a piece in a stretch of a corridor; openings at the height of the line are no part of it. */
export function partsOf(piece: ScenicPiece, corridor: Corridor, range: Range, line: SightLine): Part[] {
  const parts: Part[] = [];
  for (const cell of piece.cells) {
    const clipped = clip(corridor, cell.corners, range.from, range.to, HALF);
    if (clipped === undefined) continue;
    const opening = cell.opening < 0 ? undefined : piece.openings[cell.opening]?.opening;
    // An opening that is in the corridor by no more than a hair does not break a run.
    const isOpen =
      opening !== undefined &&
      clipped.maxY - clipped.minY > HAIR &&
      isOpenTo(line, opening, clipped.minX, clipped.maxX);
    const { corners, minX, maxX, minY, maxY } = clipped;
    if (!isOpen) parts.push({ corners, minX, maxX, minY, maxY, piece });
  }
  return parts;
}

const NONE: readonly Part[] = [];

/** The parts that form a run from one long side to the other, gaps below a hair closed; empty if there is none. */
export function runAcross(parts: readonly Part[]): readonly Part[] {
  let isLow = false;
  let isHigh = false;
  for (const part of parts) {
    if (part.minY <= -HALF && part.maxY >= HALF) return [part];
    isLow ||= part.minY <= -HALF;
    isHigh ||= part.maxY >= HALF;
  }
  if (!isLow || !isHigh) return NONE;
  for (const group of groupsOf(parts, HAIR)) {
    if (group.some((part) => part.minY <= -HALF) && group.some((part) => part.maxY >= HALF)) return group;
  }
  return NONE;
}

/** Parts by what is nearer to one another than a gap. */
function groupsOf(parts: readonly Part[], gap: number): Part[][] {
  const rest = new Set(parts);
  const groups: Part[][] = [];
  for (const first of parts) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const part of group) {
      for (const other of rest) {
        if (!areNearer(part, other, gap)) continue;
        rest.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Whether two convex parts are less than a gap apart. */
function areNearer(a: Clip, b: Clip, gap: number): boolean {
  if (a.minX - b.maxX >= gap || b.minX - a.maxX >= gap) return false;
  if (a.minY - b.maxY >= gap || b.minY - a.maxY >= gap) return false;
  return !areApart(a, b) || hasCornerNearer(a, b, gap) || hasCornerNearer(b, a, gap);
}

/** Whether an edge of one of them has all of the other on its outer side. */
function areApart(a: Clip, b: Clip): boolean {
  return hasAllOutside(a, b) || hasAllOutside(b, a);
}

function hasAllOutside(a: Clip, b: Clip): boolean {
  const { corners } = a;
  const count = corners.length;
  for (let i = 0; i < count; i += 2) {
    const j = (i + 2) % count;
    const ax = num(corners, i);
    const ay = num(corners, i + 1);
    const ex = num(corners, j) - ax;
    const ey = num(corners, j + 1) - ay;
    let isOutside = ex !== 0 || ey !== 0;
    for (let k = 0; k < b.corners.length && isOutside; k += 2) {
      isOutside = ex * (num(b.corners, k + 1) - ay) - ey * (num(b.corners, k) - ax) < 0;
    }
    if (isOutside) return true;
  }
  return false;
}

function hasCornerNearer(a: Clip, b: Clip, gap: number): boolean {
  for (let i = 0; i < a.corners.length; i += 2) {
    const px = num(a.corners, i);
    const py = num(a.corners, i + 1);
    for (let k = 0; k < b.corners.length; k += 2) {
      const j = (k + 2) % b.corners.length;
      const [bx, by] = [num(b.corners, k), num(b.corners, k + 1)];
      if (isStretchNearer(px - bx, py - by, num(b.corners, j) - bx, num(b.corners, j + 1) - by, gap)) return true;
    }
  }
  return false;
}

/** Whether a point is nearer than a gap to the stretch from 0 to e. */
function isStretchNearer(px: number, py: number, ex: number, ey: number, gap: number): boolean {
  const along = px * ex + py * ey;
  const squared = ex * ex + ey * ey;
  if (along <= 0) return px * px + py * py < gap * gap;
  if (along >= squared) return (px - ex) ** 2 + (py - ey) ** 2 < gap * gap;
  return Math.abs(ex * py - ey * px) < gap * rootDown(squared);
}

/** How far the parts of one piece reach into the corridor outside the two base discs: the largest of its separate overlaps. */
export function overlapOf(parts: readonly Part[], discs: readonly Disc[]): number {
  if (parts.length === 1) return extentOf(parts, discs);
  let most = 0;
  for (const group of groupsOf(parts, TOUCH)) most = Math.max(most, extentOf(group, discs));
  return most;
}

/** A disc on the middle line, in fine units. */
export interface Disc {
  readonly x: number;
  readonly radius: number;
}

/** The overlap across or along the corridor, whichever is smaller; on both sides of a base that cuts it in two, the larger one. */
function extentOf(parts: readonly Part[], discs: readonly Disc[]): number {
  const touching = discs.filter((disc) =>
    parts.some((part) => part.minX < disc.x + disc.radius && part.maxX > disc.x - disc.radius),
  );
  const boxes = [newBox(), newBox()] as const;
  const isCut = touching.length > 0 && !parts.some((part) => hasMiddle(part, touching));
  for (const part of parts) {
    if (touching.length > 0) addOutside(part, touching, (x, y) => grow(boxes[isCut && y < 0 ? 1 : 0], x, y));
    else {
      grow(boxes[0], part.minX, part.minY);
      grow(boxes[0], part.maxX, part.maxY);
    }
  }
  return Math.max(...boxes.map((box) => Math.max(0, Math.min(box.maxX - box.minX, box.maxY - box.minY))));
}

interface Box {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

function newBox(): Box {
  const far = 0x4000_0000;
  return { minX: far, maxX: -far, minY: far, maxY: -far };
}

function grow(box: Box, x: number, y: number): void {
  box.minX = Math.min(box.minX, x);
  box.maxX = Math.max(box.maxX, x);
  box.minY = Math.min(box.minY, y);
  box.maxY = Math.max(box.maxY, y);
}

/** Whether a part holds some of the middle line outside the discs. */
function hasMiddle({ corners }: Part, discs: readonly Disc[]): boolean {
  const crossed: number[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, by] = [num(corners, i), num(corners, i + 1), num(corners, j + 1)];
    if (ay > 0 === by > 0) continue;
    crossed.push(ax + Math.floor(((num(corners, j) - ax) * Math.abs(ay)) / (Math.abs(ay) + Math.abs(by))));
  }
  if (crossed.length < 2) return false;
  return crossed.some((x) => discs.every((disc) => Math.abs(x - disc.x) > disc.radius));
}

/** Hands on the extreme points of a part outside the discs: its corners, and where its edges leave a disc. */
function addOutside(part: Part, discs: readonly Disc[], add: (x: number, y: number) => void): void {
  const isOutside = (x: number, y: number) => discs.every((d) => (x - d.x) ** 2 + y * y >= (d.radius - 1) ** 2);
  const { corners } = part;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay] = [num(corners, i), num(corners, i + 1)];
    const [ex, ey] = [num(corners, j) - ax, num(corners, j + 1) - ay];
    if (isOutside(ax, ay)) add(ax, ay);
    const length = rootDown(ex * ex + ey * ey);
    if (length === 0) continue;
    for (const disc of discs) {
      const away = Math.floor((ex * -ay - ey * (disc.x - ax)) / length);
      if (Math.abs(away) >= disc.radius) continue;
      const chord = rootDown(disc.radius ** 2 - away ** 2);
      const foot = Math.floor(((disc.x - ax) * ex - ay * ey) / length);
      for (const at of [foot - chord, foot + chord]) {
        if (at <= 0 || at >= length) continue;
        const [x, y] = [ax + Math.floor((ex * at) / length), ay + Math.floor((ey * at) / length)];
        // Rounding may have moved it a little inside; only another disc may swallow it.
        if (discs.every((d) => d === disc || (x - d.x) ** 2 + y * y >= d.radius ** 2)) add(x, y);
      }
    }
  }
}
