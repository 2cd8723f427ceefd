/** Where along a straight stretch something round comes nearer to an outline, or to a disc, than a radius. */
import { acrossOf, alongOf, type Corridor, inFrame } from './corridor.ts';
import { rootDown } from './integers.ts';
import { type Corners, num } from './points.ts';
import type { Range } from './sight-line.ts';

/** For a convex outline this is one range; undefined where it is not met between start and end. All in fine units. */
export function contactWith(corridor: Corridor, outline: Corners, radius: number): Range | undefined {
  const corners = inFrame(corridor, outline);
  let from = Number.MAX_SAFE_INTEGER;
  let to = -from;
  const add = (x: number): void => {
    if (x < from) from = x;
    if (x > to) to = x;
  };
  const count = corners.length;
  for (let i = 0; i < count; i += 2) {
    const j = (i + 2) % count;
    const ax = num(corners, i);
    const ay = num(corners, i + 1);
    const by = num(corners, j + 1);
    if (Math.abs(ay) < radius) {
      const half = rootDown(radius * radius - ay * ay);
      add(ax - half);
      add(ax + half);
    }
    if (ay === by || Math.min(ay, by) >= radius || Math.max(ay, by) <= -radius) continue;
    addEdge(ax, ay, num(corners, j) - ax, by - ay, radius, add);
  }
  return within(from, to, corridor.end);
}

/** Where the middle line is just a radius away from the inner part of an edge, and where it crosses the edge. */
function addEdge(ax: number, ay: number, ex: number, ey: number, radius: number, add: (x: number) => void): void {
  const squared = ex * ex + ey * ey;
  const length = rootDown(squared);
  for (const away of [radius * length, 0, -radius * length]) {
    const x = ax + Math.floor((-ex * ay + away) / ey);
    const foot = (x - ax) * ex - ay * ey;
    if (foot >= 0 && foot <= squared) add(x);
  }
}

export function contactWithDisc(
  corridor: Corridor,
  centre: { readonly x: number; readonly y: number },
  radius: number,
): Range | undefined {
  const y = acrossOf(corridor, centre.x, centre.y);
  if (Math.abs(y) >= radius) return undefined;
  const half = rootDown(radius * radius - y * y);
  const x = alongOf(corridor, centre.x, centre.y);
  return within(x - half, x + half, corridor.end);
}

function within(from: number, to: number, end: number): Range | undefined {
  return from >= to || to <= 0 || from >= end ? undefined : { from: Math.max(0, from), to: Math.min(end, to) };
}

/** Where the middle line crosses the edges of an outline. */
export function crossingsOf(framed: Corners, end: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < framed.length; i += 2) {
    const j = (i + 2) % framed.length;
    const ay = num(framed, i + 1);
    const by = num(framed, j + 1);
    if (ay > 0 === by > 0) continue;
    const ax = num(framed, i);
    const x = ax + Math.floor(((num(framed, j) - ax) * Math.abs(ay)) / (Math.abs(ay) + Math.abs(by)));
    if (x > 0 && x < end) found.push(x);
  }
  return found;
}
