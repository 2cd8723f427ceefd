/** Rectangles of the drawing that words, bases and tokens take, and how much of one lies on another. */
import type { Point } from '@tablerunner/geometry';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const around = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

export const isWithin = (one: Box, other: Box): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

/** How much of the one lies on the other, from 0 to 1. */
export function shareOn(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (wide <= 0 || tall <= 0) return 0;
  return (wide * tall) / ((one.right - one.left) * (one.bottom - one.top));
}
