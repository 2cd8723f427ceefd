/** The outlines of what can be reached, for drawing: a fan from the start and one behind each corner that is gone round. */
import type { Level } from './clear.ts';
import { COMPASS, COMPASS_RADIUS } from './compass.ts';
import { contactWith, contactWithDisc } from './contacts.ts';
import { type Corridor, corridorOf, isNear, pointAlong } from './corridor.ts';
import { roundedQuotient } from './integers.ts';
import { FINE } from './points.ts';
import type { Reached } from './search.ts';
import { FIGURE } from './sight-line.ts';
import type { Base, Point } from './types.ts';

/** Directions of the fan behind a corner: from the way on which one came a quarter of a right angle and a half further. */
const BEHIND = 10;

export function fansOf(
  level: Level,
  start: Point,
  length: number,
  reached: readonly Reached[],
  rivals: readonly Base[],
): Point[][] {
  const all = COMPASS.map((_, k) => k);
  const found = [fan(level, start, length, all, rivals)];
  for (const { bend, length: far, last } of reached) {
    const rest = length - far;
    if (rest < FINE) continue;
    const from = last < 0 ? start : (reached[last]?.bend ?? start);
    const directions = bend.ux === 0 && bend.uy === 0 ? all : behind(from, bend);
    found.push([{ x: bend.x, y: bend.y }, ...fan(level, bend, rest, directions, rivals)]);
  }
  return found;
}

/** Directions from the one on which a bend was reached towards the corner that it goes round. */
function behind(from: Point, bend: Reached['bend']): number[] {
  const [dx, dy] = [bend.x - from.x, bend.y - from.y];
  let straight = 0;
  let most = Number.MIN_SAFE_INTEGER;
  for (const [k, [x, y]] of COMPASS.entries()) {
    if (x * dx + y * dy > most) {
      most = x * dx + y * dy;
      straight = k;
    }
  }
  // The corner lies to the left where the outward direction points to the right.
  const isLeft = dx * bend.uy - dy * bend.ux < 0;
  const directions: number[] = [];
  for (let i = -1; i <= BEHIND; i++) directions.push((straight + (isLeft ? i : -i) + COMPASS.length) % COMPASS.length);
  return directions;
}

/** The ends of rays in some directions, each as long as nothing is in the way. */
function fan(
  level: Level,
  from: Point,
  length: number,
  directions: readonly number[],
  rivals: readonly Base[],
): Point[] {
  const near = level.blockers.filter(({ bounds }) => {
    const far = bounds.radius + length + 500;
    return (bounds.x - from.x) ** 2 + (bounds.y - from.y) ** 2 < far * far;
  });
  return directions.map((k) => {
    const [ux, uy] = COMPASS[k] ?? [1, 0];
    const to = clamped(level, from, {
      x: from.x + roundedQuotient(ux * length, COMPASS_RADIUS),
      y: from.y + roundedQuotient(uy * length, COMPASS_RADIUS),
    });
    const ray = corridorOf(from, to);
    return pointAlong(ray, Math.floor(freeLength({ ...level, blockers: near }, ray, rivals) / FINE));
  });
}

/** The part of a ray that is on the table. */
function clamped({ table, half }: Level, from: Point, to: Point): Point {
  const margin = Math.floor(half / FINE);
  let [part, of] = [1, 1];
  for (const [a, b, side] of [
    [from.x, to.x, table.field.width],
    [from.y, to.y, table.field.depth],
  ] as const) {
    const limit = b < margin ? margin : b > side - margin ? side - margin : b;
    if (limit === b || Math.abs(limit - a) * of >= part * Math.abs(b - a)) continue;
    [part, of] = [Math.abs(limit - a), Math.abs(b - a)];
  }
  return {
    x: from.x + roundedQuotient((to.x - from.x) * part, of),
    y: from.y + roundedQuotient((to.y - from.y) * part, of),
  };
}

function freeLength({ blockers, half, z }: Level, ray: Corridor, rivals: readonly Base[]): number {
  let free = ray.end;
  for (const piece of blockers) {
    if (!isNear(ray, piece.bounds, 500)) continue;
    for (const cell of piece.cells) {
      const contact = contactWith(ray, cell.corners, half);
      if (contact !== undefined) free = Math.min(free, contact.from);
    }
  }
  for (const rival of rivals) {
    if (Math.abs(rival.z - z) >= FIGURE) continue;
    const contact = contactWithDisc(ray, rival, half + ((rival.width * FINE) >> 1));
    if (contact !== undefined) free = Math.min(free, contact.from);
  }
  return free;
}
