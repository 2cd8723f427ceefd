/** What a base can reach with a length and without any roll. Clauses CZ-MOVE-02 to 04. */
import { type Bend, mayEnd } from './bends.ts';
import { isClear, isClearOf } from './clear.ts';
import { fansOf } from './fans.ts';
import { isWithin, lengthOf, TOLERANCE } from './measure.ts';
import { type Reached, searchWithin } from './search.ts';
import { FREE_STEP, standing, surfaceAt } from './surfaces.ts';
import type { OpenTable } from './table.ts';
import type { Base, Neighbour, Point, Region } from './types.ts';
import { graphOf, type WayGraph } from './way-graph.ts';

/** A place from which the rest is walked straight, with the length of the way to it; `last` -1 comes from the start. */
interface Post {
  readonly at: Bend;
  readonly length: number;
  readonly last: number;
}

/** Posts within a length: the start first, then bends by the length of the way to them. */
export interface Reach {
  readonly graph: WayGraph;
  readonly rivals: readonly Base[];
  readonly posts: readonly Post[];
  readonly reached: readonly Reached[];
}

export function reachOfBase(
  table: OpenTable,
  base: Base,
  length: number,
  others: readonly Neighbour[],
  over: boolean,
): Reach {
  const graph = graphOf(table, base.z, base.width, over);
  const rivals = over ? [] : others.flatMap(({ base: other, side }) => (side === 'rival' ? [other] : []));
  const near = rivals.filter((rival) => lengthOf(rival, base) <= length + 2000);
  const reached = searchWithin(graph, base, length + TOLERANCE, near);
  const posts = reached.map(({ bend, length: far, last }) => ({ at: bend, length: far, last: last + 1 }));
  const start = { at: { x: base.x, y: base.y, ux: 0, uy: 0 }, length: 0, last: -1 };
  return { graph, rivals: near, posts: [start, ...posts], reached };
}

/** The shortest way to a point straight from one of the posts: its length and the post. */
export function lastPost(reach: Reach, point: Point, within: number): { length: number; post: number } | undefined {
  const candidates: { length: number; post: number }[] = [];
  for (const [post, { at, length }] of reach.posts.entries()) {
    if (length > within + TOLERANCE) break;
    const rest = lengthOf(at, point);
    if (isWithin(length + rest, within) && mayEnd(at, point, rest)) candidates.push({ length: length + rest, post });
  }
  candidates.sort((a, b) => a.length - b.length || a.post - b.post);
  return candidates.find(({ post }) => {
    const from = reach.posts[post]?.at ?? point;
    return isClearOf(reach.rivals, reach.graph, from, point) && isClear(reach.graph, from, point);
  });
}

/** Waypoints to a point by way of a post. */
export function wayBy(reach: Reach, post: number, point: Point): Point[] {
  const way = [{ x: point.x, y: point.y }];
  for (let at = post; at > 0; at = reach.posts[at]?.last ?? -1) {
    const place = reach.posts[at]?.at ?? point;
    way.push({ x: place.x, y: place.y });
  }
  return way.reverse();
}

export function reachRegion(table: OpenTable, base: Base, length: number, others: readonly Neighbour[]): Region {
  const reach = reachOfBase(table, base, length, others, false);
  const bases = others.map((each) => each.base);
  const find = (point: Point) => {
    const end = { x: point.x, y: point.y, z: surfaceAt(table, point, base.z + FREE_STEP), width: base.width };
    return standing(table, end, bases) === undefined ? lastPost(reach, point, length) : undefined;
  };
  let outlines: readonly (readonly Point[])[] | undefined;
  return {
    contains: (point) => find(point) !== undefined,
    lengthTo: (point) => find(point)?.length,
    wayTo: (point) => {
      const found = find(point);
      return found && wayBy(reach, found.post, point);
    },
    get outlines() {
      outlines ??= fansOf(reach.graph, base, length, reach.reached, reach.rivals);
      return outlines;
    },
  };
}
