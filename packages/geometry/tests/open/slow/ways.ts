/** The slow second implementation, part three: shortest ways on level ground, straight along tangents and on true arcs round corners and rivals. */
import type { Base, OpenField, Point } from '../../../src/index.ts';
import { distance } from './attack.ts';
import { distanceToStretch, isInsideFloat } from './trapezoids.ts';

/** What floating point may lose. */
const TINY = 1e-4;
const TURN = 2 * Math.PI;
/** Arcs are looked at once a degree: what comes and goes between two looks is nearer by less than a tenth of a thousandth. */
const LOOK = Math.PI / 180;

/** An arc that a way may follow: all that is just a room away from a corner, or a whole circle round a rival. */
interface Arc extends Point {
  readonly radius: number;
  readonly first: number;
  readonly last: number;
  readonly isWhole: boolean;
  /** How many looks from the first on found no room. */
  readonly blocked: readonly number[];
}

interface Place extends Point {
  readonly arc: number;
  readonly angle: number;
}

interface Touch extends Place {
  readonly length: number;
}

export interface SlowGround {
  readonly field: OpenField;
  readonly blockers: readonly { outline: readonly Point[]; middle: Point; radius: number }[];
  readonly rivals: readonly Base[];
  readonly room: number;
  readonly arcs: readonly Arc[];
  readonly places: readonly Place[];
  /** Places by arc. */
  readonly onArc: readonly (readonly number[])[];
  readonly links: readonly (readonly { to: number; length: number }[])[];
}

type Open = Pick<SlowGround, 'field' | 'blockers' | 'rivals' | 'room'>;

/** The ground for something whose centre stays at a room from all scenery, from rivals and from the edge of the table. */
export function slowGround(field: OpenField, rivals: readonly Base[], room: number): SlowGround {
  // What has to be walked round without rolls on the ground.
  const outlines = field.pieces
    .filter(({ kind, bottom, top }) => bottom < 1500 && (kind === 'obstacle' || top > 500))
    .map(({ outline }) => outline);
  const blockers = outlines.map((outline) => {
    const middle = { x: mean(outline.map(({ x }) => x)), y: mean(outline.map(({ y }) => y)) };
    return { outline, middle, radius: Math.max(...outline.map((p) => distance(p, middle))) };
  });
  const open = { field, blockers, rivals, room };
  const corners = outlines.flatMap((outline) => outline.flatMap((_, i) => cornerArc(outline, i, room)));
  const circles = rivals.map(({ x, y, width }) => ({
    x,
    y,
    radius: room + width / 2,
    first: 0,
    last: TURN,
    isWhole: true,
  }));
  const arcs = [...corners, ...circles].map((arc) => ({ ...arc, blocked: looksAt(open, arc) }));
  const places: Place[] = [];
  const links: { to: number; length: number }[][] = [];
  const link = (a: number, b: number, length: number) => {
    links[a]?.push({ to: b, length });
    links[b]?.push({ to: a, length });
  };
  for (const [i, a] of arcs.entries()) {
    for (let k = i + 1; k < arcs.length; k++) {
      for (const [p, q] of tangentsOf(a, i, arcs[k] as Arc, k)) {
        if (!isFree(open, p, q)) continue;
        places.push(p, q);
        links.push([], []);
        link(places.length - 2, places.length - 1, distance(p, q));
      }
    }
  }
  const onArc: number[][] = arcs.map(() => []);
  for (const [i, { arc }] of places.entries()) onArc[arc]?.push(i);
  for (const [i, list] of onArc.entries()) {
    const arc = arcs[i] as Arc;
    const angleOf = (place: number) => places[place]?.angle ?? 0;
    list.sort((a, b) => angleOf(a) - angleOf(b));
    for (const [k, place] of list.entries()) {
      const next = list[k + 1] ?? (arc.isWhole ? list[0] : undefined);
      if (next === undefined || next === place) continue;
      const length = lengthAlong(arc, angleOf(place), angleOf(next));
      if (length < Number.POSITIVE_INFINITY) link(place, next, length);
    }
  }
  return { ...open, arcs, places, onArc, links };
}

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;

/** The arc round a corner that sticks out, from the one edge's outward direction to the other's. */
function cornerArc(outline: readonly Point[], i: number, room: number): Omit<Arc, 'blocked'>[] {
  const [a, b, c] = [-1, 0, 1].map((k) => outline[(i + k + outline.length) % outline.length]) as [Point, Point, Point];
  if ((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) <= 0) return [];
  const first = Math.atan2(a.x - b.x, b.y - a.y);
  let last = Math.atan2(b.x - c.x, c.y - b.y);
  while (last < first) last += TURN;
  return [{ x: b.x, y: b.y, radius: room, first, last, isWhole: false }];
}

const onCircle = ({ x, y, radius }: Pick<Arc, 'x' | 'y' | 'radius'>, angle: number): Point => ({
  x: x + Math.cos(angle) * radius,
  y: y + Math.sin(angle) * radius,
});

function looksAt(all: Open, arc: Omit<Arc, 'blocked'>): number[] {
  const far = arc.radius + all.room;
  const open = { ...all, blockers: all.blockers.filter(({ middle, radius }) => distance(middle, arc) < radius + far) };
  const blocked = [0];
  for (let k = 0; arc.first + k * LOOK <= arc.last; k++) {
    const p = onCircle(arc, arc.first + k * LOOK);
    blocked.push((blocked[k] ?? 0) + (isFree(open, p, p) ? 0 : 1));
  }
  return blocked;
}

/** Length on an arc from one angle to another, infinite where something is in the way; on a circle the shorter way round. */
function lengthAlong(arc: Arc, from: number, to: number): number {
  const isOpen = (a: number, b: number) => {
    const [low, high] = [Math.ceil((a - arc.first) / LOOK), Math.floor((b - arc.first) / LOOK)];
    return low > high || arc.blocked[Math.min(high + 1, arc.blocked.length - 1)] === arc.blocked[low];
  };
  const [a, b] = [Math.min(from, to), Math.max(from, to)];
  const inner = isOpen(a, b) ? b - a : Number.POSITIVE_INFINITY;
  const outer = arc.isWhole && isOpen(b, arc.last) && isOpen(arc.first, a) ? TURN - (b - a) : Number.POSITIVE_INFINITY;
  return Math.min(inner, outer) * arc.radius;
}

/** A place on an arc at an angle; none where the angle is not on it. */
function placeOn(arc: Arc, index: number, angle: number): Place | undefined {
  let turned = angle - arc.first;
  while (turned < -TINY) turned += TURN;
  while (turned > TURN - TINY) turned -= TURN;
  if (turned > arc.last - arc.first + TINY) return undefined;
  return { ...onCircle(arc, angle), arc: index, angle: arc.first + Math.max(0, turned) };
}

/** The straight stretches that touch two arcs: on the same side of both, or crossing between them. */
function tangentsOf(a: Arc, i: number, b: Arc, k: number): [Place, Place][] {
  const apart = distance(a, b);
  if (apart < TINY) return [];
  const towards = Math.atan2(b.y - a.y, b.x - a.x);
  const found: [Place, Place][] = [];
  for (const [cosine, turn] of [
    [(a.radius - b.radius) / apart, 0],
    [(a.radius + b.radius - TINY) / apart, Math.PI],
  ] as const) {
    if (Math.abs(cosine) > 1) continue;
    for (const side of [1, -1]) {
      const angle = towards + side * Math.acos(cosine);
      const [p, q] = [placeOn(a, i, angle), placeOn(b, k, angle + turn)];
      if (p !== undefined && q !== undefined) found.push([p, q]);
    }
  }
  return found;
}

/** The straight stretches from a point that touch an arc. */
function touchesFrom({ arcs }: SlowGround, from: Point): Touch[] {
  const found: Touch[] = [];
  for (const [i, arc] of arcs.entries()) {
    const apart = distance(arc, from);
    if (apart < arc.radius - TINY) continue;
    const towards = Math.atan2(from.y - arc.y, from.x - arc.x);
    const half = Math.acos(Math.min(1, arc.radius / apart));
    for (const angle of [towards + half, towards - half]) {
      const place = placeOn(arc, i, angle);
      if (place !== undefined) found.push({ ...place, length: distance(from, place) });
    }
  }
  return found;
}

/** Whether the straight stretch between two points keeps the room from everything. */
function isFree({ field, blockers, rivals, room }: Open, a: Point, b: Point): boolean {
  const least = room - TINY;
  for (const { x, y } of [a, b]) if (Math.min(x, y, field.width - x, field.depth - y) < least) return false;
  if (rivals.some((rival) => distanceToStretch(rival, a, b) < least + rival.width / 2)) return false;
  for (const { outline, middle, radius } of blockers) {
    if (distanceToStretch(middle, a, b) >= radius + room) continue;
    let p = outline.at(-1) as Point;
    for (const q of outline) {
      if (distanceToStretch(q, a, b) < least || doCross(a, b, p, q)) return false;
      if (distanceToStretch(a, p, q) < least || distanceToStretch(b, p, q) < least) return false;
      p = q;
    }
    if (isInsideFloat(outline, a)) return false;
  }
  return true;
}

function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return sideOf(a, b, c) > 0 !== sideOf(a, b, d) > 0 && sideOf(c, d, a) > 0 !== sideOf(c, d, b) > 0;
}

const sideOf = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

/** An end of ways, with all straight stretches from it to arcs that are free. */
export interface SlowEnd {
  readonly at: Point;
  readonly touches: readonly Touch[];
}

export function slowEnd(ground: SlowGround, at: Point): SlowEnd {
  return { at, touches: touchesFrom(ground, at).filter((touch) => isFree(ground, at, touch)) };
}

/** Lengths from an end to all places of the ground. */
export function slowLengths({ places, links, arcs, onArc }: SlowGround, { touches }: SlowEnd): number[] {
  const lengths = places.map(() => Number.POSITIVE_INFINITY);
  for (const { arc, angle, length } of touches) {
    for (const i of onArc[arc] ?? []) {
      const total = length + lengthAlong(arcs[arc] as Arc, angle, places[i]?.angle ?? 0);
      lengths[i] = Math.min(lengths[i] as number, total);
    }
  }
  const open = [...places.keys()];
  while (open.length > 0) {
    let least = 0;
    for (let k = 1; k < open.length; k++) {
      if ((lengths[open[k] as number] as number) < (lengths[open[least] as number] as number)) least = k;
    }
    const next = open[least] as number;
    open[least] = open.at(-1) as number;
    open.pop();
    const length = lengths[next] as number;
    if (length === Number.POSITIVE_INFINITY) break;
    for (const link of links[next] ?? []) lengths[link.to] = Math.min(lengths[link.to] as number, length + link.length);
  }
  return lengths;
}

/** Length of the shortest way between two ends, with the lengths from the first; infinite where there is none. */
export function slowLength(ground: SlowGround, from: SlowEnd, lengths: readonly number[], to: SlowEnd): number {
  if (isFree(ground, from.at, to.at)) return distance(from.at, to.at);
  let least = Number.POSITIVE_INFINITY;
  for (const end of to.touches) {
    const arc = ground.arcs[end.arc] as Arc;
    const by = (length: number, angle: number): void => {
      // Only what could be shorter is worth the look along the arc.
      if (length + end.length >= least) return;
      least = Math.min(least, length + end.length + lengthAlong(arc, angle, end.angle));
    };
    for (const i of ground.onArc[end.arc] ?? []) by(lengths[i] as number, ground.places[i]?.angle ?? 0);
    for (const touch of from.touches) if (touch.arc === end.arc) by(touch.length, touch.angle);
  }
  return least;
}
