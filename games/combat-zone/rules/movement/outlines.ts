/** Outlines of objects that are dragged: what lies inside one, and whether two overlap. Whole numbers only. */
import type { Point } from '@tablerunner/geometry';

/** Above 0: c lies to the left of the line from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const sidesOf = (outline: readonly Point[]): readonly (readonly [Point, Point])[] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from] as const);

/** Inside, not on the rim. */
export function isInside(outline: readonly Point[], point: Point): boolean {
  let isIn = false;
  for (const [a, b] of sidesOf(outline)) {
    const side = turn(a, b, point);
    if (a.y > point.y !== b.y > point.y && side > 0 === b.y > a.y) isIn = !isIn;
  }
  return isIn;
}

const isBetween = (a: number, b: number): boolean => (a > 0 && b < 0) || (a < 0 && b > 0);

const doCross = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
  isBetween(turn(a, b, c), turn(a, b, d)) && isBetween(turn(c, d, a), turn(c, d, b));

/** Touching is no overlap. */
export function doOverlap(one: readonly Point[], other: readonly Point[]): boolean {
  const sides = sidesOf(other);
  if (sidesOf(one).some((side) => sides.some((another) => doCross(side, another)))) return true;
  return (
    isInside(one, middleOf(other)) || isInside(other, middleOf(one)) || one.some((corner) => isInside(other, corner))
  );
}

/** The mean of the corners. */
export function middleOf(outline: readonly Point[]): Point {
  const count = Math.max(1, outline.length);
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.trunc(sum.x / count), y: Math.trunc(sum.y / count) };
}
