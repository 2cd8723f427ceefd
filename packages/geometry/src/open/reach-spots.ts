/** A sample of places where a move may end, with and without rolls, for machine players. Clause CZ-MOVE-02. */
import { climbsFrom } from './climbs.ts';
import { isWithin, lengthOf } from './measure.ts';
import { lastPost, type Reach, reachOfBase, wayBy } from './region.ts';
import { heightsNear } from './surfaces.ts';
import type { OpenTable } from './table.ts';
import type { Base, Neighbour, Point, ReachSpot, Sampling } from './types.ts';
import { walk } from './walk.ts';

/**
 * Spots on a grid laid through the base, the nearest first, each with the cheapest of three ways: without rolls, straight
 * over what is in the way, or up and down a climb that begins where the base stands or at a ladder.
 */
export function reachSpots(
  table: OpenTable,
  base: Base,
  length: number,
  others: readonly Neighbour[],
  sampling: Sampling,
): ReachSpot[] {
  const clean = reachOfBase(table, base, length, others, false);
  const over = reachOfBase(table, base, length, others, true);
  const climbs = heightsNear(table, base, length).flatMap((z) => climbsFrom(table, base, z));
  const found: ReachSpot[] = [];
  for (const point of gridRound(table, base, length, sampling.step)) {
    if (found.length >= sampling.most) break;
    const ways = [by(clean, point, length), by(over, point, length)];
    for (const { start, end } of climbs) {
      const first = by(over, start, length);
      if (first) ways.push([...first, { x: end.x, y: end.y }, point]);
    }
    const spot = cheapest(table, base, length, others, ways);
    if (spot !== undefined) found.push(spot);
  }
  return found;
}

function by(reach: Reach, point: Point, length: number): Point[] | undefined {
  const found = lastPost(reach, point, length);
  return found && wayBy(reach, found.post, point);
}

/** Of the legal ways the one with the fewest rolls. */
function cheapest(
  table: OpenTable,
  base: Base,
  length: number,
  others: readonly Neighbour[],
  ways: readonly (readonly Point[] | undefined)[],
): ReachSpot | undefined {
  let best: ReachSpot | undefined;
  for (const way of ways) {
    if (way === undefined) continue;
    const walked = walk(table, base, way, others);
    if (walked.problem !== undefined || !isWithin(walked.length, length)) continue;
    if (best === undefined || walked.meets.length < best.meets.length) {
      best = { end: walked.end, way, length: walked.length, meets: walked.meets };
    }
    if (best.meets.length === 0) break;
  }
  return best;
}

/** Points of a grid within a length, the nearest first. */
function gridRound({ field }: OpenTable, base: Base, length: number, step: number): Point[] {
  const count = Math.floor(length / step);
  const points: Point[] = [];
  for (let i = -count; i <= count; i++) {
    for (let j = -count; j <= count; j++) {
      const point = { x: base.x + i * step, y: base.y + j * step };
      const isOn = point.x > 0 && point.y > 0 && point.x < field.width && point.y < field.depth;
      if (isOn && (i !== 0 || j !== 0) && isWithin(lengthOf(base, point), length)) points.push(point);
    }
  }
  return points.sort((a, b) => lengthOf(base, a) - lengthOf(base, b) || a.x - b.x || a.y - b.y);
}
