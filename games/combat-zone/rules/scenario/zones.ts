/** Zones and places of scenarios, measured from the edges and from the centre of the table. Clauses CZ-FIELD-11, CZ-FIELD-13, CZ-DEPLOY-01; CZ-RULE-22. */
import { type Base, isWithin, LIMITER, lengthOf, type Point } from '@tablerunner/geometry';
import type { Corner, Edge, ScenarioPlace, Zone } from './types.ts';

export interface Size {
  readonly width: number;
  readonly depth: number;
}

const half = (length: number): number => Math.floor(length / 2);

export const centreOf = ({ width, depth }: Size): Point => ({ x: half(width), y: half(depth) });

const cornerOf = ({ width, depth }: Size, corner: Corner): Point => ({
  x: corner.endsWith('east') ? width : 0,
  y: corner.startsWith('north') ? depth : 0,
});

export function pointOf(size: Size, { x, dx, y, dy }: ScenarioPlace): Point {
  const across = { west: 0, centre: half(size.width), east: size.width };
  const along = { south: 0, centre: half(size.depth), north: size.depth };
  return { x: across[x] + dx, y: along[y] + dy };
}

/** From the rim to an edge on the level; 0 where it hangs over. */
export function toEdge({ width, depth }: Size, base: Base, edge: Edge): number {
  const far = { south: base.y, north: depth - base.y, west: base.x, east: width - base.x };
  return Math.max(0, far[edge] - half(base.width));
}

/** At reach of an edge, which lies on the level of the table: nobody reaches it from a roof (CZ-RULE-22). */
export function isAtEdge(size: Size, base: Base, edge: Edge): boolean {
  const far = toEdge(size, base, edge);
  return isWithin(base.z === 0 ? far : lengthOf({ x: far, y: base.z }, { x: 0, y: 0 }), LIMITER.width);
}

/** From the rim to a point on the level. */
const toPoint = (base: Base, point: Point): number => Math.max(0, lengthOf(base, point) - half(base.width));

export function isInZone(size: Size, zone: Zone, base: Base): boolean {
  switch (zone.shape) {
    case 'edge':
      return zone.edges.some((edge) => isWithin(toEdge(size, base, edge), zone.depth));
    case 'corner':
      return isWithin(toPoint(base, cornerOf(size, zone.corner)), zone.radius);
    case 'centre':
      return isWithin(toPoint(base, centreOf(size)), zone.radius);
    case 'away':
      return !isWithin(toPoint(base, centreOf(size)), zone.beyond);
  }
}

/** The zone and everything within a length of it. */
export function grown(zone: Zone, by: number): Zone {
  switch (zone.shape) {
    case 'edge':
      return { ...zone, depth: zone.depth + by };
    case 'away':
      return { ...zone, beyond: Math.max(0, zone.beyond - by) };
    default:
      return { ...zone, radius: zone.radius + by };
  }
}

interface Box {
  readonly from: Point;
  readonly to: Point;
}

const around = ({ width, depth }: Size, { x, y }: Point, radius: number): Box => ({
  from: { x: Math.max(0, x - radius), y: Math.max(0, y - radius) },
  to: { x: Math.min(width, x + radius), y: Math.min(depth, y + radius) },
});

/** A part of the table outside of which no base in the zone has its centre, but for some that only reach into it. */
export function boxOf(size: Size, zone: Zone): Box {
  const { width, depth } = size;
  switch (zone.shape) {
    case 'edge': {
      const [edge] = zone.edges;
      if (zone.edges.length > 1 || edge === undefined) break;
      return {
        from: { x: edge === 'east' ? width - zone.depth : 0, y: edge === 'north' ? depth - zone.depth : 0 },
        to: { x: edge === 'west' ? zone.depth : width, y: edge === 'south' ? zone.depth : depth },
      };
    }
    case 'corner':
      return around(size, cornerOf(size, zone.corner), zone.radius);
    case 'centre':
      return around(size, centreOf(size), zone.radius);
    case 'away':
      break;
  }
  return { from: { x: 0, y: 0 }, to: { x: width, y: depth } };
}
