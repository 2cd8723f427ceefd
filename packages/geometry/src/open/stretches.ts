/** A straight stretch of a way, cut wherever its middle line enters or leaves a piece or an opening. */
import { crossingsOf } from './contacts.ts';
import { type Corridor, corridorOf, inFrame, isNear } from './corridor.ts';
import { FINE, isInside } from './points.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Opening, Point } from './types.ts';

/** Part of a stretch between two crossings, in fine units. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly inside: readonly ScenicPiece[];
  /** Openings around the middle line, with their pieces. */
  readonly through: readonly { readonly piece: ScenicPiece; readonly opening: Opening; readonly index: number }[];
}

export interface Straight {
  readonly corridor: Corridor;
  readonly near: readonly ScenicPiece[];
  readonly legs: readonly Leg[];
}

export function straightOf(table: OpenTable, from: Point, to: Point): Straight {
  const corridor = corridorOf(from, to);
  const near = table.scenery.filter((piece) => isNear(corridor, piece.bounds, 600));
  if (near.length === 0) return { corridor, near, legs: [{ from: 0, to: corridor.end, inside: NONE, through: NONE }] };
  return { corridor, near, legs: legsOf(corridor, near) };
}

const NONE: readonly never[] = [];

/** Wherever the middle line enters or leaves something, a new leg begins. */
function legsOf(corridor: Corridor, near: readonly ScenicPiece[]): Leg[] {
  const framed = near.map((piece) => ({
    piece,
    corners: inFrame(corridor, piece.corners),
    openings: piece.openings.map((each) => inFrame(corridor, each.corners)),
  }));
  const cuts = [0, corridor.end];
  for (const { corners, openings } of framed) {
    cuts.push(...crossingsOf(corners, corridor.end));
    for (const opening of openings) cuts.push(...crossingsOf(opening, corridor.end));
  }
  if (cuts.length > 2) cuts.sort((a, b) => a - b);
  const legs: Leg[] = [];
  let start = 0;
  for (const cut of cuts) {
    // Less than a thousandth is no leg: two outlines that touch are crossed at once.
    if (cut - start < FINE && cut !== corridor.end) continue;
    if (cut === start && corridor.end > 0) continue;
    const middle = (start + cut) >> 1;
    legs.push({
      from: start,
      to: cut,
      inside: framed.filter(({ corners }) => isInside(corners, middle, 0)).map(({ piece }) => piece),
      through: framed.flatMap(({ piece, openings }) =>
        piece.openings.flatMap(({ opening }, index) =>
          isInside(openings[index] ?? [0, 0], middle, 0) ? [{ piece, opening, index }] : [],
        ),
      ),
    });
    start = cut;
    if (corridor.end === 0) break;
  }
  return legs;
}
