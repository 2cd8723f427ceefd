/** Where a base can stand, and how high. Clauses CZ-RULE-30, CZ-FALL-01. */
import { LIMITER, TOLERANCE } from './measure.ts';
import { FINE, fineDistanceTo, isInside } from './points.ts';
import { FIGURE } from './sight-line.ts';
import { NEAR, piecesAt } from './squares.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base, Opening, Point, Spot, StandingProblem } from './types.ts';

/** A change of height up to this is free (CZ-RULE-33); heights are lengths, with the tolerance of all of them (CZ-RULE-93). */
export const FREE_STEP = 500 + TOLERANCE;

/** A change of height up to this is no climb, and a fall up to this hurts nobody. */
export const LOW = LIMITER.red + TOLERANCE;

/** Height of the highest surface at a point, at or below a height if one is given. The table itself is 0. */
export function surfaceAt(table: OpenTable, point: Point, below: number = Number.MAX_SAFE_INTEGER): number {
  let highest = 0;
  for (const { piece, corners, bounds } of piecesAt(table, point.x, point.y)) {
    if (!piece.isFloor || piece.top <= highest || piece.top > below) continue;
    if (Math.abs(point.x - bounds.x) > bounds.radius || Math.abs(point.y - bounds.y) > bounds.radius) continue;
    if (isInside(corners, point.x, point.y)) highest = piece.top;
  }
  return highest;
}

/** How far it is straight down to the next surface. */
export function fallHeight(table: OpenTable, spot: Spot): number {
  return spot.z - surfaceAt(table, spot, spot.z);
}

/** Whether a piece is in the way of a figure whose feet are at a height. */
export function isInTheWay({ piece }: ScenicPiece, z: number): boolean {
  return piece.bottom < z + FIGURE && piece.top > z;
}

/** Whether a figure whose feet are at a height can get through an opening. */
export function isPassable(opening: Opening, z: number): boolean {
  return opening.bottom - z <= LOW && opening.top > z;
}

/** A door at about the height of the feet: nobody rolls for it, and it can be stood in. */
export function isDoorway(opening: Opening, z: number): boolean {
  return opening.kind === 'door' && opening.bottom - z <= FREE_STEP && opening.top > z;
}

/** Whether a disc overlaps a piece outside its doorways; touching is no overlap. */
export function doesOverlap(piece: ScenicPiece, x: number, y: number, fineRadius: number, z: number): boolean {
  const { bounds, cells, openings } = piece;
  if ((x - bounds.x) ** 2 + (y - bounds.y) ** 2 > (bounds.radius + Math.ceil(fineRadius / FINE)) ** 2) return false;
  for (const cell of cells) {
    const opening = cell.opening < 0 ? undefined : openings[cell.opening]?.opening;
    if (opening !== undefined && isDoorway(opening, z)) continue;
    if (fineDistanceTo(cell.corners, x, y) < fineRadius) return true;
  }
  return false;
}

/** Why this base cannot stand where it is; undefined if it can. */
export function standing(table: OpenTable, base: Base, others: readonly Base[]): StandingProblem | undefined {
  return problemWithTable(table, base) ?? problemWithBases(base, others);
}

export function problemWithTable(table: OpenTable, base: Base): StandingProblem | undefined {
  const { x, y, z, width } = base;
  const { field } = table;
  const isOff = 2 * x < width || 2 * y < width || 2 * (field.width - x) < width || 2 * (field.depth - y) < width;
  if (isOff) return { problem: 'edge' };
  const radius = (width * FINE) >> 1;
  for (const scenic of width > 2 * NEAR ? table.scenery : piecesAt(table, x, y)) {
    if (!isInTheWay(scenic, z)) continue;
    const { kind, isFloor, top, id } = scenic.piece;
    // What may be stood on may be stood on with half a base: an obstacle, or a kerb.
    const isStep = isFloor && (kind === 'obstacle' || top - z <= FREE_STEP);
    if (isStep ? isInside(scenic.corners, x, y) : doesOverlap(scenic, x, y, radius, z)) return { problem: kind, id };
  }
  return surfaceAt(table, base, z) === z ? undefined : { problem: 'no-surface' };
}

/** Bases overlap where their discs do and one figure is not above the other. */
export function problemWithBases(base: Base, others: readonly Base[]): StandingProblem | undefined {
  for (let index = 0; index < others.length; index++) {
    const other = others[index] as Base;
    if (Math.abs(other.z - base.z) >= FIGURE) continue;
    const apart = 4 * ((other.x - base.x) ** 2 + (other.y - base.y) ** 2);
    if (apart < (other.width + base.width) ** 2) return { problem: 'base', base: index };
  }
  return undefined;
}

/** Heights of the surfaces within a length of a spot that are not its own. */
export function heightsNear({ scenery }: OpenTable, spot: Spot, length: number): number[] {
  const heights = scenery.flatMap(({ piece, bounds }) => {
    const far = bounds.radius + length;
    const isNear = (bounds.x - spot.x) ** 2 + (bounds.y - spot.y) ** 2 <= far * far;
    return piece.isFloor && isNear ? [piece.top] : [];
  });
  return [...new Set([0, ...heights])].filter((z) => z !== spot.z).sort((a, b) => a - b);
}
