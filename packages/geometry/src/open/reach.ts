/** At reach: within the width of the Limiter, and no barrier between. Clause CZ-RULE-22. */
import { isVisible } from './attack-path.ts';
import { distanceOf, isWithin, LIMITER } from './measure.ts';
import { heightsBetween, isNearEnough, isPieceNearBase } from './near.ts';
import { FINE, fineDistanceToRim, isInside, nearestOnRim } from './points.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base, Thing } from './types.ts';

/** Goes both ways. */
export function isAtReach(table: OpenTable, a: Base, b: Base): boolean {
  // Most are far away: no root is needed to see that.
  const far = a.width + b.width + 2 * LIMITER.width;
  if (Math.abs(a.x - b.x) > far || Math.abs(a.y - b.y) > far) return false;
  return isWithin(distanceOf(a, b), LIMITER.width) && isVisible(table, a, b);
}

/** Indices of the others at reach of a base. */
export function reachOf(table: OpenTable, base: Base, others: readonly Base[]): number[] {
  return others.flatMap((other, index) => (isAtReach(table, base, other) ? [index] : []));
}

/** Whether a token, an object, a piece, a roof edge or the edge of the table is at reach of a base. */
export function isAtReachOf(table: OpenTable, base: Base, thing: Thing): boolean {
  if ('spot' in thing) return isAtReach(table, base, { ...thing.spot, width: thing.width ?? 0 });
  if ('piece' in thing) return isPieceAtReach(table, base, pieceOf(table, thing.piece));
  if ('roofEdge' in thing) {
    const { corners, piece } = pieceOf(table, thing.roofEdge);
    const rim = fineDistanceToRim(corners, base.x, base.y);
    return isNearEnough(rim, base, heightsBetween(base.z, piece.top, piece.top));
  }
  const { width, depth } = table.field;
  const nearest = Math.min(base.x, base.y, width - base.x, depth - base.y);
  return isNearEnough(Math.max(0, nearest) * FINE, base, 0);
}

/** No barrier but itself stands between its nearest point and the base. */
function isPieceAtReach(table: OpenTable, base: Base, scenic: ScenicPiece): boolean {
  if (!isPieceNearBase(scenic, base)) return false;
  if (isInside(scenic.corners, base.x, base.y)) return true;
  const { bottom, top } = scenic.piece;
  const height = Math.min(top, Math.max(bottom, base.z));
  const nearest = { ...nearestOnRim(scenic.corners, base), z: height, width: 0 };
  return isVisible({ ...table, scenery: table.scenery.filter((each) => each !== scenic) }, base, nearest);
}

function pieceOf(table: OpenTable, id: string): ScenicPiece {
  const piece = table.scenery.find((each) => each.piece.id === id);
  if (piece === undefined) throw new RangeError(`there is no piece '${id}' on this table`);
  return piece;
}
