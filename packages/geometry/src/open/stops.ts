/** Where a model stops that fails on its way. Clauses CZ-RULE-31, 32, 36 and 37. */
import { pointAlong } from './corridor.ts';
import { basesBelow, landing } from './forced.ts';
import { distanceOf, isWithin, LIMITER } from './measure.ts';
import { FINE } from './points.ts';
import type { Profile, Span } from './profile.ts';
import { isAtReach } from './reach.ts';
import { doesOverlap, isInTheWay, problemWithBases, problemWithTable } from './surfaces.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base, Meeting, Point, Spot } from './types.ts';

/** Everything that is asked about one way. */
export interface Journey {
  readonly table: OpenTable;
  readonly base: Base;
  readonly way: readonly Point[];
  readonly profile: Profile;
  readonly others: readonly Base[];
}

/** Ways are searched in strides of so many thousandths, and then one by one. */
const STRIDE = 16;

/** The base at a place of the way, in thousandths; undefined in the air. */
function baseAt({ base, profile }: Journey, at: number): Base | undefined {
  let found: Span | undefined;
  for (const span of profile.spans) {
    if (span.before + span.from > at * FINE) break;
    found = span;
  }
  if (found === undefined || found.isAir) return undefined;
  const point = pointAlong(found.straight.corridor, at - Math.ceil(found.before / FINE));
  return { x: point.x, y: point.y, z: found.z, width: base.width };
}

function canStand(journey: Journey, base: Base | undefined): base is Base {
  if (base === undefined || problemWithBases(base, journey.others) !== undefined) return false;
  return problemWithTable(journey.table, base) === undefined;
}

const laps = (met: ScenicPiece | undefined, { x, y, z, width }: Base): boolean =>
  met !== undefined && isInTheWay(met, z) && doesOverlap(met, x, y, (width * FINE) >> 1, z);

/**
 * The last place before something where the base can stand, going back along the way to its start; clear of the piece that was
 * met, though half a base may stand on it elsewhere (CZ-RULE-31).
 */
export function beforeStop(journey: Journey, fineAt: number, met?: ScenicPiece): Base {
  const last = Math.floor(fineAt / FINE);
  const isStop = (base: Base | undefined): base is Base => canStand(journey, base) && !laps(met, base);
  for (let at = last; at > 0; at -= STRIDE) {
    if (!isStop(baseAt(journey, at))) continue;
    for (let nearer = Math.min(last, at + STRIDE - 1); nearer > at; nearer--) {
      const base = baseAt(journey, nearer);
      if (isStop(base)) return base;
    }
    return baseAt(journey, at) ?? journey.base;
  }
  return journey.base;
}

/** The first place of the way at reach of a rival where the base can stand; where there is none, the last free one before. */
export function reachStop(journey: Journey, rival: Base, fineAt: number): Base {
  const { table, base: start, others } = journey;
  const last = journey.profile.spans.at(-1);
  const end = last === undefined ? 0 : Math.floor((last.before + last.to) / FINE);
  const isNear = (base: Base | undefined): base is Base =>
    base !== undefined && isWithin(distanceOf(base, rival), LIMITER.width);
  const isStop = (base: Base | undefined): base is Base =>
    isNear(base) && canStand(journey, base) && isAtReach(table, base, rival);
  // Who has just jumped onto a place where somebody stands cannot stay there.
  if (isNear(start) && problemWithBases(start, others) === undefined && isAtReach(table, start, rival)) return start;
  for (let at = STRIDE; at <= end; at += STRIDE) {
    if (!isNear(baseAt(journey, at))) continue;
    for (let one = at - STRIDE + 1; one <= at; one++) {
      const base = baseAt(journey, one);
      if (isStop(base)) return base;
    }
  }
  return beforeStop(journey, fineAt);
}

/** Where somebody comes to lie who falls from a spot, and on whom; the model that fell is not in its own way. */
export function afterFall({ table, base, others }: Journey, spot: Spot): Pick<Meeting, 'stop' | 'hits'> {
  const hits = basesBelow(table, spot, base.width, others);
  return { stop: landing(table, spot, base.width, others), ...(hits.length > 0 && { hits }) };
}
