/** The solid parts of scenery in a corridor, and their runs across it. Clause CZ-RULE-24. */
import { type Clip, type Corridor, clip } from './corridor.ts';
import { rootDown } from './integers.ts';
import { FINE, num } from './points.ts';
import { isOpenTo, type Range, type SightLine } from './sight-line.ts';
import type { ScenicPiece } from './table.ts';

/** Half the width of a path, in fine units. */
export const HALF = 500 * FINE;

/** Overlaps up to this are none; gaps below it close. */
export const HAIR = 50 * FINE;

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

/** Convex parts by what is nearer to one another than a gap. */
export function groupsOf<T extends Clip>(parts: readonly T[], gap: number): T[][] {
  const rest = new Set(parts);
  const groups: T[][] = [];
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
