/** Where a base can climb from its level to another one: by ladders, or at a face or edge where it stands. Clauses CZ-RULE-34, CZ-CLIMB-10. */
import { halfOf } from './encounters.ts';
import { roundedQuotient } from './integers.ts';
import { FINE, fineDistanceToRim, isInside, nearestOnRim, num, SHARP, sharpLength } from './points.ts';
import { isOnTop } from './roof-edge.ts';
import { LOW, surfaceAt } from './surfaces.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base, Point, Spot } from './types.ts';

/** The spot at which a climb begins and the one at which it ends. */
export interface Climb {
  readonly start: Spot;
  readonly end: Spot;
}

/** How far beyond an edge a climb ends on a roof. */
const BEYOND = 60;

/** Heights of the surfaces at a point, the nearest to a height first. */
export function heightsAt(table: OpenTable, point: Point, z: number): number[] {
  const tops = table.scenery.flatMap(({ piece, corners }) =>
    piece.isFloor && isInside(corners, point.x, point.y) ? [piece.top] : [],
  );
  return [...new Set([0, ...tops])].sort((a, b) => Math.abs(a - z) - Math.abs(b - z) || a - b);
}

/** Climbs from the base's level to another. */
export function climbsFrom(table: OpenTable, base: Base, z: number): Climb[] {
  if (Math.abs(z - base.z) <= LOW) return [];
  return table.scenery.flatMap((piece) => {
    const isUp = piece.piece.isFloor && piece.piece.top === z && z > base.z;
    const isDown = piece.piece.isFloor && piece.piece.top === base.z && z < base.z;
    if (!isUp && !isDown) return [];
    return placesOn(piece, base, isUp).flatMap(({ inside, outside }) => {
      const foot = { ...outside, z: surfaceAt(table, outside, Math.min(z, base.z)) };
      const edge = { ...inside, z: piece.piece.top };
      if (foot.z !== Math.min(z, base.z)) return [];
      return [isUp ? { start: foot, end: edge } : { start: edge, end: foot }];
    });
  });
}

/** Pairs of points inside and outside a piece between which one climbs: its ladders, and the place nearest to the base. */
function placesOn(piece: ScenicPiece, base: Base, isUp: boolean): { inside: Point; outside: Point }[] {
  const away = Math.ceil(halfOf(base.width) / FINE) + BEYOND;
  const places = piece.piece.ladders.map(({ from, to }) => ({
    x: roundedQuotient(from.x + to.x, 2),
    y: roundedQuotient(from.y + to.y, 2),
  }));
  const found = places.flatMap((point) => acrossAt(piece, point, away));
  const reach = ((base.width * FINE) >> 1) + 250 * FINE;
  const isThere = isUp || isOnTop(piece, base);
  if (!isThere || fineDistanceToRim(piece.corners, base.x, base.y) > reach) return found;
  const here = { x: base.x, y: base.y };
  for (const { inside, outside } of acrossAt(piece, nearestOnRim(piece.corners, base), away)) {
    found.push(isUp ? { inside, outside: here } : { inside: here, outside });
  }
  return found;
}

/** From a point on the rim a little way inwards and a base's room outwards, at a right angle to the edge. */
function acrossAt({ corners }: ScenicPiece, point: Point, away: number): { inside: Point; outside: Point }[] {
  let best: { far: number; nx: number; ny: number } | undefined;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [num(corners, i), num(corners, i + 1), num(corners, j), num(corners, j + 1)];
    const far = fineDistanceToRim([ax, ay, bx, by], point.x, point.y);
    if (best === undefined || far < best.far) best = { far, nx: by - ay, ny: ax - bx };
  }
  if (best === undefined) return [];
  const { nx, ny } = best;
  const length = sharpLength(nx, ny);
  const shifted = (by: number): Point => ({
    x: point.x + roundedQuotient(nx * by * SHARP, length),
    y: point.y + roundedQuotient(ny * by * SHARP, length),
  });
  return [{ inside: shifted(-BEYOND), outside: shifted(away) }];
}
