/** Slots hardly wider than the corridor of a way (CZ-RULE-29): it leads through on the middle line, other bends have no room there. */
import { type Bend, bendDistance, salientsOf } from './bends.ts';
import { roundedQuotient } from './integers.ts';
import { type Corners, FINE, num, SHARP, sharpLength, turn } from './points.ts';
import type { Bounds, ScenicPiece } from './table.ts';
import type { Base, OpenField } from './types.ts';

/** The narrowest place of a slot: its middle in fine units, and a direction along its middle line. */
interface Slot {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Length of that direction, times SHARP. */
  readonly sharp: number;
  /** How far before and behind the middle a way bends, in fine units. */
  readonly offsets: readonly number[];
}

/** One side of a slot: a corner, or a rival's base with its radius in fine units. The other side may be an edge as well. */
interface Post {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Tangent of half the angle between neighbouring bends, of 10,000: so far along the middle line the bends round a post begin. */
const TANGENT = 1989;

/** No slot that matters here is so much wider than the corridor, in thousandths. */
const SPARE = 100;

/** A piece of scenery as the sides of slots. */
export interface Walled {
  readonly bounds: Bounds;
  readonly corners: Corners;
  readonly posts: readonly Post[];
}

export function walledBy(pieces: readonly ScenicPiece[]): Walled[] {
  return pieces.map(({ bounds, corners }) => ({
    bounds,
    corners,
    posts: salientsOf(corners).map(([, , x, y]) => ({ x, y, radius: 0 })),
  }));
}

/** Bends in the slots among scenery, and between it and the edge of the table. */
export function slotsOfScenery(field: OpenField, walls: readonly Walled[], half: number): Bend[] {
  const slots: Slot[] = [];
  for (const [i, one] of walls.entries()) {
    for (const post of one.posts) addBeside(slots, post, rimOf(field), half);
    for (let k = i; k < walls.length; k++) {
      const other = walls[k] as Walled;
      if (!areNear(one.bounds, other.bounds, half)) continue;
      for (const [at, post] of one.posts.entries()) {
        addBeside(slots, post, other.corners, half);
        for (let j = k === i ? at + 1 : 0; j < other.posts.length; j++) {
          addBetween(slots, post, other.posts[j] as Post, half);
        }
      }
      if (k > i) for (const post of other.posts) addBeside(slots, post, one.corners, half);
    }
  }
  return bendsIn(slots);
}

/** Bends in the slots between rivals and scenery, the edge of the table, or one another. */
export function slotsOfRivals(
  field: OpenField,
  walls: readonly Walled[],
  rivals: readonly Base[],
  half: number,
): Bend[] {
  const slots: Slot[] = [];
  const posts = rivals.map(({ x, y, width }): Post => ({ x, y, radius: (width * FINE) >> 1 }));
  for (const [i, post] of posts.entries()) {
    const bounds = { x: post.x, y: post.y, radius: Math.ceil(post.radius / FINE) };
    addBeside(slots, post, rimOf(field), half);
    for (const wall of walls) {
      if (!areNear(bounds, wall.bounds, half)) continue;
      addBeside(slots, post, wall.corners, half);
      for (const corner of wall.posts) addBetween(slots, post, corner, half);
    }
    for (let k = i + 1; k < posts.length; k++) addBetween(slots, post, posts[k] as Post, half);
  }
  return bendsIn(slots);
}

const rimOf = ({ width, depth }: OpenField): Corners => [0, 0, width, 0, width, depth, 0, depth];

function areNear(a: Bounds, b: Bounds, half: number): boolean {
  const far = a.radius + b.radius + Math.ceil((2 * half) / FINE) + SPARE;
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= far * far;
}

/** The slot between two posts. */
function addBetween(slots: Slot[], p: Post, q: Post, half: number): void {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const far = Math.ceil((2 * half + p.radius + q.radius) / FINE) + SPARE;
  if (dx > far || dx < -far || dy > far || dy < -far) return;
  const sharp = sharpLength(dx, dy);
  const gap = Math.floor((sharp * FINE) / SHARP) - p.radius - q.radius;
  if (isNarrow(gap, half, Math.max(p.radius, q.radius)))
    slots.push(slotAt(p, dx, dy, sharp, gap, [p.radius, q.radius]));
}

/** Slots between a post and the edges of an outline, where their narrowest place is not at a corner. */
function addBeside(slots: Slot[], post: Post, corners: Corners, half: number): void {
  const { x, y, radius } = post;
  const far = Math.ceil((2 * half + radius) / FINE) + SPARE;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay] = [num(corners, i), num(corners, i + 1)];
    const [ex, ey] = [num(corners, j) - ax, num(corners, j + 1) - ay];
    const along = (x - ax) * ex + (y - ay) * ey;
    if (along <= 0 || along >= ex * ex + ey * ey) continue;
    const side = turn(ax, ay, ax + ex, ay + ey, x, y);
    // Most are far away: no root is needed to see that.
    if (Math.abs(side) > far * (Math.abs(ex) + Math.abs(ey))) continue;
    const sharp = sharpLength(ex, ey);
    const gap = Math.floor((Math.abs(side) * FINE * SHARP) / sharp) - radius;
    if (!isNarrow(gap, half, radius)) continue;
    slots.push(side > 0 ? slotAt(post, ey, -ex, sharp, gap, [radius]) : slotAt(post, -ey, ex, sharp, gap, [radius]));
  }
}

/** Whether a corridor fits through a gap, but perhaps none by way of the bends round something of a radius. All in fine units. */
function isNarrow(gap: number, half: number, radius: number): boolean {
  return gap >= 2 * half - FINE && gap <= half + (bendDistance(half, radius) + 3) * FINE - radius;
}

/** The slot that begins at the rim of a post in a direction, and is as wide as the gap. */
function slotAt(post: Post, dx: number, dy: number, sharp: number, gap: number, radii: readonly number[]): Slot {
  // Twice as far as the middle is from the post.
  const twice = (2 * post.radius + gap) * SHARP;
  return {
    x: post.x * FINE + roundedQuotient(dx * twice, 2 * sharp),
    y: post.y * FINE + roundedQuotient(dy * twice, 2 * sharp),
    dx: -dy,
    dy: dx,
    sharp,
    offsets: radii.map((radius) => roundedQuotient((2 * radius + gap) * TANGENT, 20_000)),
  };
}

/** Bends before and behind the narrowest places, and where the middle lines of two slots cross near to both. */
function bendsIn(slots: readonly Slot[]): Bend[] {
  const bends = new Map<string, Bend>();
  const add = (fineX: number, fineY: number): void => {
    const [x, y] = [roundedQuotient(fineX, FINE), roundedQuotient(fineY, FINE)];
    bends.set(`${x} ${y}`, { x, y, ux: 0, uy: 0 });
  };
  for (const [i, slot] of slots.entries()) {
    const { x, y, dx, dy, sharp } = slot;
    for (const offset of slot.offsets) {
      const [ox, oy] = [roundedQuotient(dx * offset * SHARP, sharp), roundedQuotient(dy * offset * SHARP, sharp)];
      add(x + ox, y + oy);
      add(x - ox, y - oy);
    }
    for (const other of slots.slice(i + 1)) {
      const crossing = crossingOf(slot, other);
      if (crossing !== undefined) add(crossing.x, crossing.y);
    }
  }
  return [...bends.values()];
}

/** Where two slots become one that turns by less than the bends round its corner could follow. */
function crossingOf(a: Slot, b: Slot): { x: number; y: number } | undefined {
  const cross = a.dx * b.dy - a.dy * b.dx;
  const [mx, my] = [b.x - a.x, b.y - a.y];
  const near = Math.max(...a.offsets, ...b.offsets) + FINE;
  if (cross === 0 || mx * mx + my * my > 4 * near * near) return undefined;
  const part = (mx * b.dy - my * b.dx) * Math.sign(cross);
  const [x, y] = [roundedQuotient(a.dx * part, Math.abs(cross)), roundedQuotient(a.dy * part, Math.abs(cross))];
  const isNear = x * x + y * y <= near * near && (x - mx) ** 2 + (y - my) ** 2 <= near * near;
  return isNear ? { x: a.x + x, y: a.y + y } : undefined;
}
