/** Models in a corridor. Clauses CZ-RULE-24 and 26, CZ-COVER-02. */
import { acrossOf, alongOf, type Corridor, isNear } from './corridor.ts';
import { HAIR, HALF } from './crossing.ts';
import { rootDown } from './integers.ts';
import { FINE } from './points.ts';
import { FIGURE, rangeBetween, type SightLine } from './sight-line.ts';
import type { Base } from './types.ts';

/** Whether a model's base is in the corridor by more than a hair, where the line runs through the figure. */
export function modelIn(corridor: Corridor, line: SightLine, base: Base): { isAcross: boolean } | undefined {
  if (!isNear(corridor, { x: base.x, y: base.y, radius: (base.width + 1) >> 1 }, 500)) return undefined;
  const range = rangeBetween(line, base.z, base.z + FIGURE + 1);
  const disc = discIn(corridor, base, range.from, range.to);
  if (disc === undefined || Math.min(disc.maxX - disc.minX, disc.maxY - disc.minY) <= HAIR) return undefined;
  return { isAcross: disc.minY <= -HALF && disc.maxY >= HALF };
}

interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The box round what of a disc lies in a stretch of the corridor. */
function discIn(corridor: Corridor, base: Base, from: number, to: number): Box | undefined {
  const x = alongOf(corridor, base.x, base.y);
  const y = acrossOf(corridor, base.x, base.y);
  const radius = (base.width * FINE) >> 1;
  if (from > to) return undefined;
  const up = halfChord(radius, beside(x, from, to));
  const along = halfChord(radius, beside(y, -HALF, HALF));
  if (up === undefined || along === undefined) return undefined;
  const box = {
    minX: Math.max(from, x - along),
    maxX: Math.min(to, x + along),
    minY: Math.max(-HALF, y - up),
    maxY: Math.min(HALF, y + up),
  };
  return box.minX < box.maxX && box.minY < box.maxY ? box : undefined;
}

/** How far a place lies outside a stretch. */
function beside(at: number, from: number, to: number): number {
  return Math.max(0, from - at, at - to);
}

function halfChord(radius: number, away: number): number | undefined {
  return away >= radius ? undefined : rootDown(radius * radius - away * away);
}
