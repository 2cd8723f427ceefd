/** Who is caught in a blast. Clauses CZ-RULE-64 and 66, CZ-KW-08, 17 and 18. */
import { clip, corridorOf, isNear } from './corridor.ts';
import { distanceOf, isWithin, LIMITER } from './measure.ts';
import { isOpenTo, rangeBetween, sightLine } from './sight-line.ts';
import type { OpenTable } from './table.ts';
import type { Base, Spot } from './types.ts';

/** Impact tokens are discs of 1 inch (CZ-RULE-39). */
export const TOKEN_WIDTH = 1000;

/** Indices of the bases within 3 inches of the token's rim that no barrier shields. */
export function blast(table: OpenTable, centre: Spot, bases: readonly Base[]): number[] {
  const token = { x: centre.x, y: centre.y, z: centre.z, width: TOKEN_WIDTH };
  return bases.flatMap((base, index) => {
    const isCaught = isWithin(distanceOf(token, base), LIMITER.red) && !isShielded(table, centre, base);
    return isCaught ? [index] : [];
  });
}

/** Whether a barrier crosses the straight line between two spots, heights included. */
export function isShielded(table: OpenTable, from: Spot, to: Spot): boolean {
  const corridor = corridorOf(from, to);
  const line = sightLine(corridor, from.z, to.z);
  for (const piece of table.scenery) {
    if (piece.piece.kind !== 'barrier' || !isNear(corridor, piece.bounds, 0)) continue;
    const range = rangeBetween(line, piece.piece.bottom, piece.piece.top);
    for (const cell of piece.cells) {
      // A line that only touches a corner or runs along a face is not crossed.
      const clipped = clip(corridor, cell.corners, range.from, range.to, 1);
      if (clipped === undefined || clipped.maxY <= 0 || clipped.minY >= 0) continue;
      const opening = cell.opening < 0 ? undefined : piece.openings[cell.opening]?.opening;
      if (opening === undefined || !isOpenTo(line, opening, clipped.minX, clipped.maxX)) return true;
    }
  }
  return false;
}
