/** The slow second implementation, part one: outlines in a strip cut into trapezoids, in floating point. Shares nothing with the fast one. */
import type { Point } from '../../../src/index.ts';

export interface Trapezoid {
  readonly corners: readonly Point[];
  readonly low: number;
  readonly high: number;
}

export interface Strip {
  readonly left: number;
  readonly right: number;
  readonly half: number;
}

const edgesOf = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((p, i) => [p, outline[(i + 1) % outline.length] as Point]);

function crossingHeight([a, b]: [Point, Point], [c, d]: [Point, Point]): number | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return undefined;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  return t < 0 || t > 1 || u < 0 || u > 1 ? undefined : a.y + t * ry;
}

/** What of an outline without its holes lies in the strip, from x = left to right and |y| <= half. */
export function trapezoidsOf(
  outline: readonly Point[],
  holes: readonly (readonly Point[])[],
  strip: Strip,
  discs: readonly { x: number; radius: number }[] = [],
): Trapezoid[] {
  const { left, right, half } = strip;
  if (left >= right) return [];
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  if (Math.max(...xs) < left || Math.min(...xs) > right || Math.max(...ys) < -half || Math.min(...ys) > half) return [];
  const solid = edgesOf(outline);
  const hollow = holes.map(edgesOf);
  const all = [...solid, ...hollow.flat()];
  const uprights: [Point, Point][] = [left, right].map((x) => [
    { x, y: -1e6 },
    { x, y: 1e6 },
  ]);
  const heights = [-half, half, ...all.flatMap(([a]) => [a.y])];
  for (const edge of all) {
    for (const other of [...uprights, ...hollow.flat()]) {
      const y = other === edge ? undefined : crossingHeight(edge, other);
      if (y !== undefined) heights.push(y);
    }
  }
  const touching = discs.filter(
    (disc) => Math.min(...xs) < disc.x + disc.radius && Math.max(...xs) > disc.x - disc.radius,
  );
  if (touching.length > 0) for (let y = -half; y < half; y += 4) heights.push(y);
  const levels = [...new Set(heights.filter((y) => y >= -half && y <= half))].sort((a, b) => a - b);
  const found: Trapezoid[] = [];
  for (let i = 0; i + 1 < levels.length; i++) {
    const [low, high] = [levels[i] as number, levels[i + 1] as number];
    if (high - low > 1e-7) found.push(...slab(solid, hollow, touching, low, high, left, right));
  }
  return found;
}

function slab(
  solid: readonly [Point, Point][],
  hollow: readonly (readonly [Point, Point][])[],
  discs: readonly { x: number; radius: number }[],
  low: number,
  high: number,
  left: number,
  right: number,
): Trapezoid[] {
  const middle = (low + high) / 2;
  const xAt = ([a, b]: [Point, Point], y: number) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  const sides: { low: number; high: number; at: number; layer: number }[] = [];
  for (const [layer, edges] of [solid, ...hollow].entries()) {
    for (const edge of edges) {
      const [a, b] = edge;
      if (a.y > middle === b.y > middle) continue;
      const clamp = (x: number) => Math.min(right, Math.max(left, x));
      sides.push({ low: clamp(xAt(edge, low)), high: clamp(xAt(edge, high)), at: clamp(xAt(edge, middle)), layer });
    }
  }
  for (const { x, radius } of discs) {
    if (Math.abs(middle) >= radius) continue;
    const half = Math.sqrt(radius * radius - middle * middle);
    for (const at of [x - half, x + half])
      sides.push({ low: at, high: at, at, layer: -1 - discs.findIndex((d) => d.x === x) });
  }
  sides.sort((a, b) => a.at - b.at);
  const inside = new Map<number, boolean>();
  const found: Trapezoid[] = [];
  for (const [i, side] of sides.entries()) {
    inside.set(side.layer, !inside.get(side.layer));
    const next = sides[i + 1];
    const isSolid = inside.get(0) === true && [...inside].every(([layer, isIn]) => layer === 0 || !isIn);
    if (!isSolid || next === undefined || next.at - side.at < 1e-7) continue;
    const corners = [
      { x: side.low, y: low },
      { x: next.low, y: low },
      { x: next.high, y: high },
      { x: side.high, y: high },
    ];
    found.push({ corners, low, high });
  }
  return found;
}

export function distanceToStretch(p: Point, a: Point, b: Point): number {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const squared = ex * ex + ey * ey;
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * ex + (p.y - a.y) * ey) / squared));
  return Math.sqrt((p.x - a.x - t * ex) ** 2 + (p.y - a.y - t * ey) ** 2);
}

/** How far two outlines are apart; 0 where they cross. */
export function outlinesApart(a: readonly Point[], b: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edgesOf(a)) {
    for (const other of edgesOf(b)) {
      if (crossingHeight(edge, other) !== undefined) return 0;
      least = Math.min(least, distanceToStretch(edge[0], ...other), distanceToStretch(other[0], ...edge));
    }
  }
  return least;
}

/** Trapezoids in groups whose neighbours are less than a gap apart; slabs of one piece lie edge on edge. */
export function grouped(list: readonly Trapezoid[], gap: number): Trapezoid[][] {
  const rest = new Set(list);
  const groups: Trapezoid[][] = [];
  for (const first of list) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const one of group) {
      for (const other of rest) {
        if (other.low - one.high >= gap || one.low - other.high >= gap) continue;
        if (outlinesApart(one.corners, other.corners) >= gap && !holdsCorner(one, other)) continue;
        rest.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function holdsCorner(a: Trapezoid, b: Trapezoid): boolean {
  return isInsideFloat(a.corners, b.corners[0] as Point) || isInsideFloat(b.corners, a.corners[0] as Point);
}

export function isInsideFloat(outline: readonly Point[], p: Point): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(outline)) {
    if (distanceToStretch(p, a, b) < 1e-6) return true;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}
