/** Lengths between bases, bands of the Limiter and quarters of the table. Clauses CZ-RULE-20, 21, 40 and 93. */
import { rootUp } from './integers.ts';
import type { Band, Base, OpenField, Point } from './types.ts';

/** Lengths of the Limiter's bands, and its width. */
export const LIMITER = { red: 3000, yellow: 7000, green: 12_000, width: 1000 } as const;

/** What a length may be over a limit and still meet it (CZ-RULE-93). */
export const TOLERANCE = 10;

export function isWithin(length: number, limit: number): boolean {
  return length <= limit + TOLERANCE;
}

export function bandOf(distance: number): Band {
  if (isWithin(distance, LIMITER.red)) return 'red';
  if (isWithin(distance, LIMITER.yellow)) return 'yellow';
  return isWithin(distance, LIMITER.green) ? 'green' : 'long';
}

/** Between two points, rounded up. */
export function lengthOf(a: Point, b: Point): number {
  return rootUp((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** Twice the gap between two rims on the level: 0 where they touch or overlap. */
function doubledGap(a: Base, b: Base): number {
  const centres = rootUp(4 * ((a.x - b.x) ** 2 + (a.y - b.y) ** 2));
  return Math.max(0, centres - a.width - b.width);
}

/** Shortest horizontal distance between the two rims, rounded up; 0 where they touch or overlap. */
export function gapOf(a: Base, b: Base): number {
  return Math.ceil(doubledGap(a, b) / 2);
}

/** Distance between two models with the difference of their heights, rounded up (CZ-RULE-21). */
export function distanceOf(a: Base, b: Base): number {
  const gap = doubledGap(a, b);
  if (a.z === b.z) return Math.ceil(gap / 2);
  return Math.ceil(rootUp(gap * gap + 4 * (a.z - b.z) ** 2) / 2);
}

/** Which quarter holds the whole base: by x 0 and 1 for small y, 2 and 3 for large y; undefined where it straddles (CZ-RULE-40). */
export function quarterOf(field: OpenField, base: Base): number | undefined {
  const column = sideOf(base.x, base.width, field.width);
  const row = sideOf(base.y, base.width, field.depth);
  return column === undefined || row === undefined ? undefined : row * 2 + column;
}

/** Which half of a side of the table holds a width; undefined where it straddles the middle. */
function sideOf(at: number, width: number, side: number): number | undefined {
  if (2 * at + width <= side) return 0;
  return 2 * at - width >= side ? 1 : undefined;
}
