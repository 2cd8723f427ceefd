/** The slow second implementation, part three: shortest ways on level ground, by every pair of places round every corner. */
import type { OpenField, Point } from '../../../src/index.ts';
import { distance } from './attack.ts';
import { distanceToStretch, isInsideFloat } from './trapezoids.ts';

const STEP = Math.PI / 12;

/** What has to be walked round without rolls on the ground. */
function blockersOf(field: OpenField): (readonly Point[])[] {
  return field.pieces
    .filter(({ kind, bottom, top }) => bottom < 1500 && (kind === 'obstacle' || top > 500))
    .map(({ outline }) => outline);
}

export interface SlowGround {
  readonly blockers: readonly { outline: readonly Point[]; middle: Point; radius: number }[];
  readonly room: number;
  readonly places: readonly Point[];
  readonly links: readonly (readonly { to: number; length: number }[])[];
}

/**
 * The ground for something that keeps its centre at a room from all scenery. Places lie on arcs, and the straight ways
 * between neighbours on an arc cut a little inside: ways may be nearer by the cosine of half a step. The edge of the table
 * asks for the same room, but for a thousandth: else a little more room would leave a slot beside the edge as it is.
 */
export function slowGround(field: OpenField, room: number): SlowGround {
  const blockers = blockersOf(field).map((outline) => {
    const middle = { x: mean(outline.map(({ x }) => x)), y: mean(outline.map(({ y }) => y)) };
    return { outline, middle, radius: Math.max(...outline.map((p) => distance(p, middle))) };
  });
  const ground = { blockers, room: room * Math.cos(STEP / 2) - 0.01, places: [], links: [] };
  const places = blockers
    .flatMap(({ outline }) => outline.flatMap((_, i) => arc(outline, i, room)))
    .filter(
      ({ x, y }) => Math.min(x, y, field.width - x, field.depth - y) >= room - 1 && isFree(ground, { x, y }, { x, y }),
    );
  const links: { to: number; length: number }[][] = places.map(() => []);
  for (const [i, a] of places.entries()) {
    for (let j = i + 1; j < places.length; j++) {
      const b = places[j] as Point;
      if (!isFree(ground, a, b)) continue;
      links[i]?.push({ to: j, length: distance(a, b) });
      links[j]?.push({ to: i, length: distance(a, b) });
    }
  }
  return { ...ground, places, links };
}

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;

/** Places round a corner that sticks out, from the one edge's outward direction to the other's. */
function arc(outline: readonly Point[], i: number, room: number): Point[] {
  const [a, b, c] = [-1, 0, 1].map((k) => outline[(i + k + outline.length) % outline.length]) as [Point, Point, Point];
  if ((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) <= 0) return [];
  const first = Math.atan2(a.x - b.x, b.y - a.y);
  let last = Math.atan2(b.x - c.x, c.y - b.y);
  while (last < first) last += 2 * Math.PI;
  const count = Math.ceil((last - first) / STEP);
  return Array.from({ length: count + 1 }, (_, k) => {
    const angle = first + ((last - first) * k) / Math.max(1, count);
    return { x: b.x + Math.cos(angle) * room, y: b.y + Math.sin(angle) * room };
  });
}

function isFree({ blockers, room }: Pick<SlowGround, 'blockers' | 'room'>, a: Point, b: Point): boolean {
  return blockers.every(({ outline, middle, radius }) => {
    if (distanceToStretch(middle, a, b) >= radius + room) return true;
    const isApart = outline.every((p, i) => {
      const q = outline[(i + 1) % outline.length] as Point;
      if (doCross(a, b, p, q) || distanceToStretch(p, a, b) < room) return false;
      return distanceToStretch(a, p, q) >= room && distanceToStretch(b, p, q) >= room;
    });
    return isApart && !isInsideFloat(outline, a);
  });
}

function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
}

/** Lengths from a start to all places. */
export function slowLengths(ground: SlowGround, start: Point): number[] {
  const { places, links } = ground;
  const lengths = places.map((p) => (isFree(ground, start, p) ? distance(start, p) : Number.POSITIVE_INFINITY));
  const open = new Set(places.keys());
  while (open.size > 0) {
    let next = -1;
    for (const i of open) if (next < 0 || (lengths[i] as number) < (lengths[next] as number)) next = i;
    open.delete(next);
    const length = lengths[next] as number;
    if (length === Number.POSITIVE_INFINITY) break;
    for (const link of links[next] ?? []) lengths[link.to] = Math.min(lengths[link.to] as number, length + link.length);
  }
  return lengths;
}

/** Length of the shortest way to a goal; infinite where there is none. */
export function slowLength(ground: SlowGround, lengths: readonly number[], start: Point, goal: Point): number {
  if (isFree(ground, start, goal)) return distance(start, goal);
  const order = [...ground.places.keys()]
    .map((i) => ({ i, total: (lengths[i] as number) + distance(ground.places[i] as Point, goal) }))
    .filter(({ total }) => total < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.total - b.total);
  return order.find(({ i }) => isFree(ground, ground.places[i] as Point, goal))?.total ?? Number.POSITIVE_INFINITY;
}
