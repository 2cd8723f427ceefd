/** What has any part within 1 inch of a base, heights included. Clauses CZ-RULE-22 and 25. */
import { rootDown } from './integers.ts';
import { LIMITER, TOLERANCE } from './measure.ts';
import { FINE, fineDistanceTo, fineLength } from './points.ts';
import { FIGURE } from './sight-line.ts';
import type { ScenicPiece } from './table.ts';
import type { Base } from './types.ts';

const REACH = (LIMITER.width + TOLERANCE) * FINE;

/** Whether a horizontal distance from a centre, less the base, and a difference of heights are together within reach. */
export function isNearEnough(fineFromCentre: number, base: Base, heights: number): boolean {
  const gap = Math.max(0, fineFromCentre - ((base.width * FINE) >> 1));
  if (gap > REACH || heights > LIMITER.width + TOLERANCE) return false;
  return heights === 0 || rootDown(gap * gap + (heights * FINE) ** 2) <= REACH;
}

/** How far a height is above or below a stretch of heights. */
export function heightsBetween(z: number, bottom: number, top: number): number {
  return Math.max(0, bottom - z, z - top);
}

export function isPieceNearBase(piece: ScenicPiece, base: Base): boolean {
  const { bottom, top } = piece.piece;
  return isNearEnough(fineDistanceTo(piece.corners, base.x, base.y), base, heightsBetween(base.z, bottom, top));
}

export function isModelNearBase(model: Base, base: Base): boolean {
  const rim = fineLength(model.x - base.x, model.y - base.y) - ((model.width * FINE) >> 1);
  return isNearEnough(Math.max(0, rim), base, heightsBetween(base.z, model.z, model.z + FIGURE));
}
