/** Who stands in a corridor that runs on behind its target. Clauses CZ-RULE-63, CZ-MULTI-04. */
import { isVisible } from './attack-path.ts';
import { alongOf, type Corridor, corridorOf, isNear } from './corridor.ts';
import { partsOf, runAcross } from './crossing.ts';
import { modelIn } from './model-in.ts';
import { FINE } from './points.ts';
import { type SightLine, sightLine } from './sight-line.ts';
import type { OpenTable } from './table.ts';
import type { Base } from './types.ts';

/**
 * Indices of the others in the corridor from one base through another and on to a length from the first base's rim, up
 * to the first barrier that crosses it. Behind the target the corridor runs on level. The two bases are not among the
 * others; whether a model's distance is in a band is asked by distanceOf.
 */
export function inPath(table: OpenTable, from: Base, to: Base, others: readonly Base[], length: number): number[] {
  if (!isVisible(table, from, to)) return [];
  const near = corridorOf(from, to);
  const far = { ...near, end: Math.max(near.end, length * FINE + ((from.width * FINE) >> 1)) };
  const sloping = sightLine(near, from.z, to.z);
  const level = sightLine(far, to.z, to.z);
  const found: number[] = [];
  for (const [index, other] of others.entries()) {
    const at = alongOf(near, other.x, other.y);
    const isIn =
      at <= near.end
        ? modelIn(near, sloping, other) !== undefined
        : modelIn(far, level, other) !== undefined && !isBarred(table, far, level, near.end, Math.min(at, far.end));
    if (isIn) found.push(index);
  }
  return found;
}

function isBarred(table: OpenTable, corridor: Corridor, line: SightLine, from: number, to: number): boolean {
  const parts = table.scenery.flatMap((piece) => {
    const { kind, bottom, top } = piece.piece;
    const isLevel = kind === 'barrier' && bottom <= line.fromZ && line.fromZ < top;
    return isLevel && isNear(corridor, piece.bounds, 500) ? partsOf(piece, corridor, { from, to }, line) : [];
  });
  return runAcross(parts).length > 0;
}
