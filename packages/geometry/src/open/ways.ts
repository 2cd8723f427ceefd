/** Shortest ways of a base round scenery, on its level or over a ladder or a climb to another one. */
import { isClear, isClearOf, type Level } from './clear.ts';
import { climbsFrom, heightsAt } from './climbs.ts';
import { type Ends, search } from './search.ts';
import type { OpenTable } from './table.ts';
import type { Base, Neighbour, Point, Way, WayOptions } from './types.ts';
import { walk } from './walk.ts';
import { graphOf } from './way-graph.ts';

/**
 * Undefined where no way leads there. The walk along the answer is legal, but may be longer than a move. Of several
 * surfaces at the goal the one nearest to the base's own height is taken that can be reached.
 */
export function shortestWay(
  table: OpenTable,
  base: Base,
  to: Point,
  others: readonly Neighbour[],
  options: WayOptions,
): Way | undefined {
  const rivals = options.through ? [] : others.flatMap(({ base: other, side }) => (side === 'rival' ? [other] : []));
  for (const z of heightsAt(table, to, base.z)) {
    if (options.height !== undefined && options.height !== z) continue;
    const ways = [onLevel(table, base, { ...to, z }, rivals, options.over)];
    if (options.climb) {
      for (const { start, end } of climbsFrom(table, base, z)) {
        const first = onLevel(table, base, start, rivals, options.over);
        const last = first && onLevel(table, { ...end, width: base.width }, { ...to, z }, rivals, options.over);
        if (first !== undefined && last !== undefined) ways.push([...first, { x: end.x, y: end.y }, ...last]);
      }
    }
    const found = shortestLegal(table, base, ways, others);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The shortest of some ways along which a move is legal, were it not for its length. */
function shortestLegal(
  table: OpenTable,
  base: Base,
  ways: readonly (readonly Point[] | undefined)[],
  others: readonly Neighbour[],
): Way | undefined {
  let best: Way | undefined;
  for (const way of ways) {
    if (way === undefined) continue;
    const { length, problem } = walk(table, base, way, others);
    if (problem === undefined && (best === undefined || length < best.length)) best = { way, length };
  }
  return best;
}

/** Waypoints on one level; undefined where none lead there. */
function onLevel(
  table: OpenTable,
  base: Base,
  to: Point & { readonly z: number },
  rivals: readonly Base[],
  over: boolean,
): readonly Point[] | undefined {
  // With steps on the way the lower of the two levels has more in the way than the higher one.
  const z = over ? Math.min(base.z, to.z) : base.z;
  const graph = graphOf(table, z, base.width, over);
  const ends: Ends = { from: base, to };
  const isStraight = isClear(graph, base, to);
  if (isStraight && isClearOf(rivals, graph, base, to)) return [{ x: to.x, y: to.y }];
  if (!isStraight) {
    const plain = search(graph, ends, []);
    if (plain === undefined || rivals.length === 0 || isFree(base, plain, rivals, graph)) return plain;
  }
  return search(graph, ends, rivals);
}

function isFree(base: Base, way: readonly Point[], rivals: readonly Base[], level: Level): boolean {
  let from: Point = base;
  for (const to of way) {
    if (!isClearOf(rivals, level, from, to)) return false;
    from = to;
  }
  return true;
}
