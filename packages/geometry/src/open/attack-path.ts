/** The path of attack: what blocks it, what obscures it, what is too near to the attacker to matter. Clauses CZ-RULE-23 to 27, 93 to 95, 104. */
import { type Corridor, corridorOf, isNear } from './corridor.ts';
import { HAIR, type Part, partsOf, runAcross } from './crossing.ts';
import { modelIn } from './model-in.ts';
import { isModelNearBase, isPieceNearBase } from './near.ts';
import { overlapOf } from './overlap.ts';
import { FINE } from './points.ts';
import { type RoofEdge, roofEdgeOf } from './roof-edge.ts';
import { rangeBetween, type SightLine, sightLine } from './sight-line.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { AttackPath, Base, Cover } from './types.ts';

/** The corridor between two bases, always laid from the same one of them: what one sees of the other, the other sees. */
interface Sight {
  readonly corridor: Corridor;
  readonly line: SightLine;
  readonly start: Base;
  readonly end: Base;
  readonly roof: RoofEdge | undefined;
}

function sightBetween(table: OpenTable, a: Base, b: Base): Sight {
  const isInOrder = a.x !== b.x ? a.x < b.x : a.y !== b.y ? a.y < b.y : a.z <= b.z;
  const [start, end] = isInOrder ? [a, b] : [b, a];
  const corridor = corridorOf(start, end);
  const line = sightLine(corridor, start.z, end.z);
  return { corridor, line, start, end, roof: roofEdgeOf(table, corridor, start, end) };
}

/** A piece in the corridor, with its solid parts there. */
interface InPath {
  readonly piece: ScenicPiece;
  readonly parts: readonly Part[];
}

function sceneryIn(table: OpenTable, sight: Sight): InPath[] {
  const found: InPath[] = [];
  for (const piece of table.scenery) {
    if (!isNear(sight.corridor, piece.bounds, 500) || piece === sight.roof?.piece) continue;
    const range = rangeBetween(sight.line, piece.piece.bottom, piece.piece.top);
    if (range.from > range.to) continue;
    const parts = partsOf(piece, sight.corridor, range, sight.line);
    if (parts.length > 0) found.push({ piece, parts });
  }
  return found;
}

/** The barrier that crosses the corridor; of several that do so together the first one on the field's list. */
function blockerOf(sight: Sight, scenery: readonly InPath[]): string | undefined {
  const { roof } = sight;
  if (roof !== undefined && (!roof.isAtReach || roof.crossesAgain(sight.corridor, sight.line))) {
    return roof.piece.piece.id; // CZ-HEIGHT-04
  }
  const barriers: Part[] = [];
  for (const { piece, parts } of scenery) if (piece.piece.kind === 'barrier') barriers.push(...parts);
  let first: ScenicPiece | undefined;
  for (const { piece } of runAcross(barriers)) if (first === undefined || piece.index < first.index) first = piece;
  return first?.piece.id;
}

/**
 * The others are all models but the two. What obscures a path that is blocked is told only on demand: a stray shot flies along
 * one, everybody else is done with it.
 */
export function attackPath(
  table: OpenTable,
  from: Base,
  to: Base,
  others: readonly Base[],
  isStray = false,
): AttackPath {
  const sight = sightBetween(table, from, to);
  const scenery = sceneryIn(table, sight);
  const blockedBy = blockerOf(sight, scenery);
  if (blockedBy !== undefined && !isStray) return { blockedBy, cover: [], ignored: [], isUnobscured: false };
  const cover: Cover[] = [];
  const ignored: Cover[] = [];
  let isUnobscured = blockedBy === undefined;
  const discs = {
    start: (sight.start.width * FINE) >> 1,
    end: (sight.end.width * FINE) >> 1,
    apart: sight.corridor.end,
  };
  for (const { piece, parts } of scenery) {
    const isCrossed = runAcross(parts).length > 0;
    if (isCrossed) isUnobscured = false;
    if (overlapOf(parts, discs) <= HAIR) continue;
    const found: Cover = { piece: piece.piece.id, why: isCrossed ? 'crosses' : 'enters' };
    (isPieceNearBase(piece, from) ? ignored : cover).push(found); // CZ-RULE-25
  }
  if (sight.roof?.upper === to) {
    isUnobscured = false;
    const found: Cover = { piece: sight.roof.piece.piece.id, why: 'roof-edge' }; // CZ-HEIGHT-02
    (isPieceNearBase(sight.roof.piece, from) ? ignored : cover).push(found); // CZ-RULE-95
  }
  for (const [base, other] of others.entries()) {
    const overlap = modelIn(sight.corridor, sight.line, other);
    if (overlap === undefined) continue;
    if (overlap.isAcross) isUnobscured = false;
    (isModelNearBase(other, from) ? ignored : cover).push({ base, why: 'model' });
  }
  return { blockedBy, cover, ignored, isUnobscured };
}

/** Whether a path of attack is not blocked; it goes both ways (CZ-PATH-04). */
export function isVisible(table: OpenTable, from: Base, to: Base): boolean {
  const sight = sightBetween(table, from, to);
  return blockerOf(sight, sceneryIn(table, sight)) === undefined;
}
