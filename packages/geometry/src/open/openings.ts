/** Doors and windows: the area that leads from one side of a piece straight to the other. Clause CZ-RULE-24. */
import { roundedQuotient } from './integers.ts';
import { type Corners, fineDistanceToStretch, num, SHARP, sharpLength, turn } from './points.ts';
import type { Opening, Point } from './types.ts';

/** The opening reaches so far out of the piece on both sides that no sliver of wall is left. */
const OVERHANG = 4;

/** How far the ends of an opening may lie beside the outline. */
const BESIDE = 10;

/** Index of the edge along which a stretch runs; undefined where it is on none. */
export function edgeUnder(corners: Corners, stretch: { from: Point; to: Point }): number | undefined {
  const { from, to } = stretch;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [num(corners, i), num(corners, i + 1), num(corners, j), num(corners, j + 1)];
    const isNear = (p: Point) => fineDistanceToStretch(p.x, p.y, ax, ay, bx, by) <= BESIDE * 16;
    if (isNear(from) && isNear(to)) return i;
  }
  return undefined;
}

/** The corners of an opening's area, anticlockwise. */
export function openingCorners(corners: Corners, opening: Opening): Corners {
  const edge = edgeUnder(corners, opening) ?? 0;
  const next = (edge + 2) % corners.length;
  const dx = num(corners, next) - num(corners, edge);
  const dy = num(corners, next + 1) - num(corners, edge + 1);
  const length = sharpLength(dx, dy);
  const isAlong = (opening.to.x - opening.from.x) * dx + (opening.to.y - opening.from.y) * dy >= 0;
  const [start, end] = isAlong ? [opening.from, opening.to] : [opening.to, opening.from];
  // Looked from a little inside the opening, so that a ray never runs along a wall.
  const inner = (p: Point, q: Point) => ({
    x: roundedQuotient(7 * p.x + q.x, 8),
    y: roundedQuotient(7 * p.y + q.y, 8),
  });
  const depth = Math.max(
    ...[start, inner(start, end), inner(end, start), end].map((p) => depthFrom(corners, edge, p, -dy, dx)),
  );
  const shifted = (p: Point, by: number): number[] => [
    p.x + roundedQuotient(-dy * by * SHARP, length),
    p.y + roundedQuotient(dx * by * SHARP, length),
  ];
  return [
    ...shifted(start, -OVERHANG),
    ...shifted(end, -OVERHANG),
    ...shifted(end, depth + OVERHANG),
    ...shifted(start, depth + OVERHANG),
  ];
}

/** How far it is from a point on an edge through the piece to its other side, in a direction at a right angle to the edge. */
function depthFrom(corners: Corners, edge: number, from: Point, nx: number, ny: number): number {
  let least: number | undefined;
  const length = sharpLength(nx, ny);
  for (let i = 0; i < corners.length; i += 2) {
    if (i === edge) continue;
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [num(corners, i), num(corners, i + 1), num(corners, j), num(corners, j + 1)];
    const a = turn(from.x, from.y, from.x + nx, from.y + ny, ax, ay);
    const b = turn(from.x, from.y, from.x + nx, from.y + ny, bx, by);
    if (a < 0 === b < 0 && a !== 0 && b !== 0) continue;
    // The way along the normal to where this edge crosses it.
    const alongA = Math.floor((((ax - from.x) * nx + (ay - from.y) * ny) * SHARP) / length);
    const alongB = Math.floor((((bx - from.x) * nx + (by - from.y) * ny) * SHARP) / length);
    const at = a === b ? Math.max(alongA, alongB) : alongA + roundedQuotient((alongB - alongA) * part(a, b), 0x1_0000);
    if (at > OVERHANG && (least === undefined || at < least)) least = at;
  }
  return least ?? 0;
}

/** Where between a and b the value 0 lies, of 2^16. */
function part(a: number, b: number): number {
  return Math.floor((Math.abs(a) * 0x1_0000) / (Math.abs(a) + Math.abs(b)));
}
