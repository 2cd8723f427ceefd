/** Moves that nobody chose: pushes, falls and landings. Clauses CZ-RULE-37, 38, 68 and 98. */

import { COMPASS, COMPASS_RADIUS } from './compass.ts';
import { contactWith, contactWithDisc } from './contacts.ts';
import { type Corridor, corridorOf, pointAlong } from './corridor.ts';
import { roundedQuotient } from './integers.ts';
import { FINE } from './points.ts';
import { FIGURE } from './sight-line.ts';
import { straightOf } from './stretches.ts';
import { FREE_STEP, isDoorway, isInTheWay, problemWithBases, problemWithTable, surfaceAt } from './surfaces.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Base, Point, Push, Spot } from './types.ts';

/** A base pushed away from a point: as far as the length, or up to what stops it, or over an edge (CZ-RULE-68). */
export function pushed(table: OpenTable, base: Base, from: Point, length: number, others: readonly Base[]): Push {
  if (from.x === base.x && from.y === base.y) return { end: base };
  const line = corridorOf(from, base);
  const far = pointAlong(line, Math.floor(line.end / FINE) + length);
  const straight = straightOf(table, base, far);
  const stop = firstStop(table, straight.corridor, straight.near, base, others);
  let z = base.z;
  for (const leg of straight.legs) {
    if (leg.from >= stop) break;
    const point = pointAlong(straight.corridor, Math.ceil(leg.from / FINE) + 1);
    // Kerbs do not stop anybody, neither up nor down.
    const next = surfaceAt(table, point, z + FREE_STEP);
    if (z - next > FREE_STEP) {
      const hits = basesBelow(table, { ...point, z }, base.width, others);
      const end = landing(table, { ...point, z }, base.width, others);
      return { end, fall: z - next, ...(hits.length > 0 && { hits }) };
    }
    z = next;
  }
  return { end: lastFree(table, straight.corridor, Math.floor(stop / FINE), { ...base, z }, base, others) };
}

/** How far the base gets before it touches something, in fine units. */
function firstStop(
  table: OpenTable,
  corridor: Corridor,
  near: readonly ScenicPiece[],
  base: Base,
  others: readonly Base[],
): number {
  const radius = (base.width * FINE) >> 1;
  let stop = Math.min(corridor.end, toTheEdge(table, corridor, base));
  for (const scenic of near) {
    const { kind, isFloor, top } = scenic.piece;
    if (!isInTheWay(scenic, base.z) || (kind === 'barrier' && isFloor && top - base.z <= FREE_STEP)) continue;
    for (const cell of scenic.cells) {
      const opening = cell.opening < 0 ? undefined : scenic.openings[cell.opening]?.opening;
      if (opening !== undefined && isDoorway(opening, base.z)) continue;
      // What the base only touches at the start does not hold it back.
      const contact = contactWith(corridor, cell.corners, radius - FINE);
      if (contact === undefined) continue;
      // Who has half a base on an obstacle is held only where the centre would come onto it.
      const isLapped = contact.from === 0 && kind === 'obstacle' && isFloor;
      const held = isLapped ? contactWith(corridor, cell.corners, FINE) : contact;
      if (held !== undefined) stop = Math.min(stop, held.from);
    }
  }
  for (const other of others) {
    if (Math.abs(other.z - base.z) >= FIGURE) continue;
    const contact = contactWithDisc(corridor, other, radius + ((other.width * FINE) >> 1) - FINE);
    if (contact !== undefined) stop = Math.min(stop, contact.from);
  }
  return stop;
}

/** How far the base can go before its rim is over the edge of the table. */
function toTheEdge({ field }: OpenTable, corridor: Corridor, base: Base): number {
  const { dx, dy, end } = corridor;
  const room = (at: number, way: number, side: number): number => {
    if (way === 0) return end;
    const left = way > 0 ? 2 * (side - at) - base.width : 2 * at - base.width;
    return Math.floor((Math.max(0, left) * end) / (2 * Math.abs(way)));
  };
  return Math.min(room(base.x, dx, field.width), room(base.y, dy, field.depth));
}

/** The base at a length or the last place before it where it can stand; at the start it stays. */
function lastFree(
  table: OpenTable,
  corridor: Corridor,
  length: number,
  at: Base,
  start: Base,
  others: readonly Base[],
): Base {
  for (let left = length; left > 0; left--) {
    const point = pointAlong(corridor, left);
    const end = { ...at, ...point, z: surfaceAt(table, point, at.z + FREE_STEP) };
    if (problemWithBases(end, others) === undefined && problemWithTable(table, end) === undefined) return end;
  }
  return start;
}

/** Indices of the others straight below a spot, on whom something of that width would fall (CZ-FALL-05). */
export function basesBelow(table: OpenTable, spot: Spot, width: number, others: readonly Base[]): number[] {
  const ground = { x: spot.x, y: spot.y, z: surfaceAt(table, spot, spot.z), width };
  return others.flatMap((other, index) => (problemWithBases(ground, [other]) === undefined ? [] : [index]));
}

/** Rings in which a place to land is sought, so many thousandths apart. */
const RING = 50;

/** Where something lands that falls from a spot: straight below, or at the nearest place where it can stand (CZ-RULE-98). */
export function landing(table: OpenTable, spot: Spot, width: number, others: readonly Base[]): Base {
  // Nobody lands higher than straight below.
  const ground = surfaceAt(table, spot, spot.z);
  const at = (x: number, y: number): Base => ({ x, y, z: surfaceAt(table, { x, y }, ground), width });
  const isFree = (base: Base) =>
    problemWithBases(base, others) === undefined && problemWithTable(table, base) === undefined;
  const below = at(spot.x, spot.y);
  if (isFree(below)) return below;
  const farthest = table.field.width + table.field.depth;
  const far = ({ x, y }: Base): number => (x - spot.x) ** 2 + (y - spot.y) ** 2;
  for (let ring = RING; ring <= farthest; ring += RING) {
    let nearest: Base | undefined;
    for (const [dx, dy] of COMPASS) {
      const [x, y] = [roundedQuotient(dx * ring, COMPASS_RADIUS), roundedQuotient(dy * ring, COMPASS_RADIUS)];
      if (!isFree(at(spot.x + x, spot.y + y))) continue;
      const found = closest(spot, x, y, ring, at, isFree);
      if (nearest === undefined || far(found) < far(nearest)) nearest = found;
    }
    if (nearest !== undefined) return nearest;
  }
  return below;
}

/** On the way from the spot to a free place, the first free place after the last ring. */
function closest(
  spot: Spot,
  x: number,
  y: number,
  ring: number,
  at: (x: number, y: number) => Base,
  isFree: (base: Base) => boolean,
): Base {
  for (let less = RING - 1; less > 0; less--) {
    const length = ring - less;
    const base = at(spot.x + roundedQuotient(x * length, ring), spot.y + roundedQuotient(y * length, ring));
    if (isFree(base)) return base;
  }
  return at(spot.x + x, spot.y + y);
}
