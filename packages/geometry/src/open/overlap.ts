/** How far a piece reaches into a corridor outside the two bases. Clauses CZ-RULE-23, 24 and 93. */
import type { Clip } from './corridor.ts';
import { groupsOf } from './crossing.ts';
import { rootDown, roundedQuotient } from './integers.ts';
import { FINE, num } from './points.ts';

/** Parts of one piece that were cut from one another touch within rounding. */
const TOUCH = 2 * FINE;

/** Farther than any corridor. */
const FAR = 0x4000_0000;

/** The base discs at the two ends of a corridor: their radii and how far their centres are apart, in fine units. */
export interface Discs {
  readonly start: number;
  readonly end: number;
  readonly apart: number;
}

/** The largest of the separate overlaps of one piece's parts, each across the corridor or along it, whichever is smaller. */
export function overlapOf(parts: readonly Clip[], discs: Discs): number {
  const outside: Clip[] = [];
  for (const part of parts) {
    if (part.minX >= discs.start && part.maxX <= discs.apart - discs.end) outside.push(part);
    else outside.push(...outsideOf(part, discs));
  }
  if (outside.length === 1) return extentOf(outside);
  let most = 0;
  for (const group of groupsOf(outside, TOUCH)) most = Math.max(most, extentOf(group));
  return most;
}

function extentOf(group: readonly Clip[]): number {
  let [minX, maxX, minY, maxY] = [FAR, -FAR, FAR, -FAR];
  for (const part of group) {
    minX = Math.min(minX, part.minX);
    maxX = Math.max(maxX, part.maxX);
    minY = Math.min(minY, part.minY);
    maxY = Math.max(maxY, part.maxY);
  }
  return Math.min(maxX - minX, maxY - minY);
}

/**
 * What of a part lies outside the discs, in slabs across the corridor. A disc takes all from its end of the corridor up
 * to its rim, so that at each height one stretch is left, or none. Where a slab is bounded by a rim, its corners are on it.
 */
function outsideOf(part: Clip, discs: Discs): Clip[] {
  const heights = heightsOf(part, discs);
  const slabs: Clip[] = [];
  for (let i = 1; i < heights.length; i++) {
    const [minY, maxY] = [num(heights, i - 1), num(heights, i)];
    // Between two heights nothing meets: what holds in their middle holds for all. A slab of one unit has no middle.
    if (maxY - minY < 2 || !isLeft(stretchAt(part, discs, (minY + maxY) >> 1))) continue;
    const low = endOf(part, discs, minY, 1);
    const high = endOf(part, discs, maxY, -1);
    const corners = [low.from, minY, low.to, minY, high.to, maxY, high.from, maxY];
    slabs.push({ corners, minX: Math.min(low.from, high.from), maxX: Math.max(low.to, high.to), minY, maxY });
  }
  return slabs;
}

/** Where a part has a corner, or its edges and the rims meet one another; in order. */
function heightsOf({ corners, minY, maxY }: Clip, { start, end, apart }: Discs): number[] {
  const heights = new Set<number>();
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay] = [num(corners, i), num(corners, i + 1)];
    const [ex, ey] = [num(corners, j) - ax, num(corners, j + 1) - ay];
    heights.add(ay);
    addMeetings(heights, ax, ay, ex, ey, start);
    addMeetings(heights, ax - apart, ay, ex, ey, end);
  }
  if (apart > 0 && apart < start + end) {
    const x = Math.floor((apart * apart + start * start - end * end) / (2 * apart));
    const y = rootDown(Math.max(0, start * start - x * x));
    for (const height of [-y, y]) if (height > minY && height < maxY) heights.add(height);
  }
  return [...heights].sort((a, b) => a - b);
}

/** Adds the heights where the edge from a along e meets the rim of a disc round 0. */
function addMeetings(heights: Set<number>, ax: number, ay: number, ex: number, ey: number, radius: number): void {
  const length = rootDown(ex * ex + ey * ey);
  if (length === 0) return;
  const away = Math.floor((ey * ax - ex * ay) / length);
  if (Math.abs(away) >= radius) return;
  const chord = rootDown(radius * radius - away * away);
  const foot = Math.floor((-ax * ex - ay * ey) / length);
  for (const at of [foot - chord, foot + chord]) {
    if (at > 0 && at < length) heights.add(ay + Math.floor((ey * at) / length));
  }
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const isLeft = ({ from, to }: Stretch): boolean => from < to;

/** What of a part is left at a height outside the discs. */
function stretchAt({ corners, minX, maxX }: Clip, { start, end, apart }: Discs, y: number): Stretch {
  let [from, to] = [maxX, minX];
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [num(corners, i), num(corners, i + 1), num(corners, j), num(corners, j + 1)];
    if (Math.min(ay, by) > y || Math.max(ay, by) < y) continue;
    const x = ay === by ? bx : ax + roundedQuotient((bx - ax) * Math.abs(y - ay), Math.abs(by - ay));
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  if (Math.abs(y) < start) from = Math.max(from, rootDown(start * start - y * y));
  if (Math.abs(y) < end) to = Math.min(to, apart - rootDown(end * end - y * y));
  return { from, to };
}

/** The stretch at the end of a slab; where rounding put that end beyond a tip, the one a unit further in. */
function endOf(part: Clip, discs: Discs, y: number, inwards: 1 | -1): Stretch {
  const at = stretchAt(part, discs, y);
  if (at.from <= at.to) return at;
  const { from, to } = stretchAt(part, discs, y + inwards);
  return from <= to ? { from, to } : { from: (from + to) >> 1, to: (from + to) >> 1 };
}
