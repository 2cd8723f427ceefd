/** The edge of the roof on which the higher of two models stands. Clauses CZ-RULE-27 and 94, CZ-HEIGHT-01 to 04. */
import { type Corridor, inFrame } from './corridor.ts';
import { HAIR, partsOf, runAcross } from './crossing.ts';
import { roundedQuotient } from './integers.ts';
import { isNearEnough } from './near.ts';
import { FINE, fineDistanceToStretch, isInside, num } from './points.ts';
import { rangeBetween, type SightLine } from './sight-line.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base } from './types.ts';

export interface RoofEdge {
  readonly piece: ScenicPiece;
  /** Which of the two bases stands on it. */
  readonly upper: Base;
  /** Whether the path leads over an edge that is at reach of the upper model. */
  readonly isAtReach: boolean;
  /** Whether the piece is in the way once more beyond that edge. */
  crossesAgain(corridor: Corridor, line: SightLine): boolean;
}

/** Whether a base stands on the top of a piece. */
export function isOnTop(piece: ScenicPiece, base: Base): boolean {
  return piece.piece.isFloor && piece.piece.top === base.z && isInside(piece.corners, base.x, base.y);
}

/** The barrier under the higher of two models; undefined where they are of the same height or it stands on none. */
export function roofEdgeOf(table: OpenTable, corridor: Corridor, start: Base, end: Base): RoofEdge | undefined {
  if (start.z === end.z) return undefined;
  const upper = start.z > end.z ? start : end;
  const piece = table.scenery.find((each) => each.piece.kind === 'barrier' && isOnTop(each, upper));
  return piece && edgeOf(piece, corridor, upper, upper === start);
}

function edgeOf(piece: ScenicPiece, corridor: Corridor, upper: Base, isAtStart: boolean): RoofEdge {
  const left = firstLeft(piece, corridor, isAtStart);
  // The path never leaves the roof: the other model is below it, and the floor is between.
  if (left === undefined) return { piece, upper, isAtReach: false, crossesAgain: () => true };
  const { corners } = piece;
  const j = (left.edge + 2) % corners.length;
  const [ax, ay, bx, by] = [num(corners, left.edge), num(corners, left.edge + 1), num(corners, j), num(corners, j + 1)];
  const isAtReach = isNearEnough(fineDistanceToStretch(upper.x, upper.y, ax, ay, bx, by), upper, 0);
  const crossesAgain = (along: Corridor, line: SightLine): boolean => {
    if (piece.cells.length === 1) return false; // a convex roof is left for good
    const range = rangeBetween(line, piece.piece.bottom, piece.piece.top);
    const beyond = isAtStart
      ? { from: Math.max(range.from, left.at + HAIR), to: range.to }
      : { from: range.from, to: Math.min(range.to, left.at - HAIR) };
    return beyond.from <= beyond.to && runAcross(partsOf(piece, along, beyond, line)).length > 0;
  };
  return { piece, upper, isAtReach, crossesAgain };
}

/** The edge over which the middle line first leaves a piece, seen from the upper model. */
function firstLeft(
  piece: ScenicPiece,
  corridor: Corridor,
  isAtStart: boolean,
): { edge: number; at: number } | undefined {
  const framed = inFrame(corridor, piece.corners);
  const crossed: { edge: number; at: number }[] = [];
  for (let i = 0; i < framed.length; i += 2) {
    const j = (i + 2) % framed.length;
    const [ay, by] = [num(framed, i + 1), num(framed, j + 1)];
    if (ay > 0 === by > 0) continue;
    const ax = num(framed, i);
    const at = ax + roundedQuotient((num(framed, j) - ax) * Math.abs(ay), Math.abs(ay) + Math.abs(by));
    // Who stands on the very edge may be beside it by rounding.
    if (at >= -FINE && at <= corridor.end + FINE) crossed.push({ edge: i, at });
  }
  crossed.sort((a, b) => (isAtStart ? a.at - b.at : b.at - a.at));
  const far = isAtStart ? corridor.end : 0;
  return crossed.find(({ at }, i) => {
    const next = crossed[i + 1]?.at ?? far;
    return Math.abs(next - at) > FINE && !isInside(framed, (at + next) >> 1, 0);
  });
}
