/** On which side of its token each name stands: below, or above where it would cover another name or token. */
import { CELL, type Point } from './measure.ts';

/** About as wide as a letter of this size is on average. */
const LETTER = 6.2;
const TALL = 15;
/** From the middle of a token to the middle of its name. */
export const OFF = 25;
const TOKEN = CELL / 2 - 4;

export const widthOfName = (name: string): number => name.length * LETTER + 8;

interface Named extends Point {
  readonly name: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight;

/** In the order given: for each, whether its name stands above. */
export function namesAbove(all: readonly Named[]): readonly boolean[] {
  const plate = ({ x, y, name }: Named, isAbove: boolean): Box => ({
    x,
    y: y + (isAbove ? -OFF : OFF),
    halfWidth: widthOfName(name) / 2,
    halfHeight: TALL / 2,
  });
  const placed: Box[] = [];
  return all.map((one) => {
    const tokens = all.filter((other) => other !== one && (other.x !== one.x || other.y !== one.y));
    const covered = (isAbove: boolean): number =>
      [...placed, ...tokens.map(({ x, y }) => ({ x, y, halfWidth: TOKEN, halfHeight: TOKEN }))].filter((box) =>
        overlap(plate(one, isAbove), box),
      ).length;
    const isAbove = covered(true) < covered(false);
    placed.push(plate(one, isAbove));
    return isAbove;
  });
}
