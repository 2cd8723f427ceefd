/** The straight line between the heights of two bases, and where along the corridor something is as high as the line. Clause CZ-RULE-26. */
import type { Corridor } from './corridor.ts';
import type { Opening } from './types.ts';

/** A figure is so high. */
export const FIGURE = 1500;

export interface SightLine {
  readonly fromZ: number;
  readonly toZ: number;
  /** Length of the corridor in fine units. */
  readonly end: number;
}

export function sightLine(corridor: Corridor, fromZ: number, toZ: number): SightLine {
  return { fromZ, toZ, end: corridor.end };
}

/** A stretch along the corridor; empty where from is above to. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const NOWHERE: Range = { from: 1, to: 0 };

/** Where the line runs at or above a bottom and below a top. */
export function rangeBetween(line: SightLine, bottom: number, top: number): Range {
  const { fromZ, toZ, end } = line;
  if (fromZ === toZ || end === 0) {
    // Straight above one another there is no slope: all heights between count at once.
    const [low, high] = [Math.min(fromZ, toZ), Math.max(fromZ, toZ)];
    return high >= bottom && low < top ? { from: 0, to: end } : NOWHERE;
  }
  const rise = Math.abs(toZ - fromZ);
  const isUp = toZ > fromZ;
  // Measured from the lower end upwards.
  const low = isUp ? fromZ : toZ;
  const first = Math.max(0, Math.ceil(((bottom - low) * end) / rise));
  const last = Math.min(end, Math.ceil(((top - low) * end) / rise) - 1);
  if (first > last) return NOWHERE;
  return isUp ? { from: first, to: last } : { from: end - last, to: end - first };
}

/** Whether a figure whose feet are on the line would see through an opening somewhere in a stretch of the corridor. */
export function isOpenTo(line: SightLine, opening: Opening, minX: number, maxX: number): boolean {
  const { from, to } = rangeBetween(line, opening.bottom - FIGURE + 1, opening.top);
  return from <= to && from <= maxX && to >= minX;
}
