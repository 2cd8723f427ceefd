/** Whether a straight stretch can be walked without leaving its level: the edges of the graph of ways. */
import { contactWith, contactWithDisc } from './contacts.ts';
import { type Corridor, corridorOf, isNear } from './corridor.ts';
import { encountersOf } from './encounters.ts';
import { FINE } from './points.ts';
import { profileOf } from './profile.ts';
import { FIGURE } from './sight-line.ts';
import { FREE_STEP, isInTheWay, LOW } from './surfaces.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base, Point } from './types.ts';

/** A height at which somebody walks, how much room they need, and what they may cross. */
export interface Level {
  readonly table: OpenTable;
  readonly z: number;
  readonly width: number;
  /** Half the width of the corridor, in fine units. */
  readonly half: number;
  readonly over: boolean;
  /** Pieces that cannot be crossed here. */
  readonly blockers: readonly ScenicPiece[];
}

/** Whether a piece must be walked round at a height. */
export function isBlocker(piece: ScenicPiece, z: number, over: boolean): boolean {
  if (!isInTheWay(piece, z)) return false;
  const { kind, top } = piece.piece;
  if (kind === 'obstacle') return !over;
  return top - z > (over ? LOW : FREE_STEP);
}

export function isClear(level: Level, from: Point, to: Point): boolean {
  const corridor = corridorOf(from, to);
  let hasOpenings = false;
  for (const piece of level.blockers) {
    if (!isNear(corridor, piece.bounds, 500) || !doesTouch(corridor, piece, level.half)) continue;
    if (piece.openings.length === 0) return false;
    hasOpenings = true;
  }
  return level.z === 0 && !hasOpenings ? true : isWalkable(level, from, to);
}

function doesTouch(corridor: Corridor, piece: ScenicPiece, half: number): boolean {
  return piece.cells.some(
    (cell) => isNear(corridor, cell.bounds, 500) && contactWith(corridor, cell.corners, half) !== undefined,
  );
}

/** As a move would judge it: through openings, and on a roof without leaving it. */
function isWalkable({ table, z, width, over }: Level, from: Point, to: Point): boolean {
  const profile = profileOf(table, { x: from.x, y: from.y, z, width }, [to]);
  if (
    profile.problem !== undefined ||
    profile.z !== z ||
    profile.changes.some((change) => !over || change.kind !== 'gap')
  ) {
    return false;
  }
  return encountersOf(profile, width).every(({ kind }) => over && kind !== 'barrier');
}

/** Whether a stretch goes through none of these rivals. */
export function isClearOf(rivals: readonly Base[], { z, half }: Level, from: Point, to: Point): boolean {
  if (rivals.length === 0) return true;
  const corridor = corridorOf(from, to);
  return rivals.every((rival) => {
    const radius = half + ((rival.width * FINE) >> 1);
    return Math.abs(rival.z - z) >= FIGURE || contactWithDisc(corridor, rival, radius) === undefined;
  });
}
