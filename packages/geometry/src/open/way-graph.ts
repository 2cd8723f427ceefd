/** The graph of ways of one level: places where a shortest way may bend, and which of them see one another. */
import { type Bend, dentsOf, mouthsOf, roundCorners, roundRival } from './bends.ts';
import { isBlocker, isClear, type Level } from './clear.ts';
import { COMPASS_RADIUS } from './compass.ts';
import { halfOf } from './encounters.ts';
import { rootUp } from './integers.ts';
import { FINE } from './points.ts';
import { slotsOfRivals, slotsOfScenery, type Walled, walledBy } from './slots.ts';
import type { OpenTable } from './table.ts';
import type { Base, Point } from './types.ts';

export interface WayGraph extends Level {
  readonly bends: readonly Bend[];
  /** By bend: the bends that it sees and their distances, one after the other. */
  readonly links: readonly (readonly number[])[];
  readonly walls: readonly Walled[];
}

/** The square of the sine within which a way bends, of 10,000: see mayBend. */
const SINE_SQUARED = 1786;

/**
 * Ways keep a hair more room than a move needs, in fine units: which way round a stretch is measured may tell as much, and
 * a move along it has to be free in both directions.
 */
const HAIR = 2;

export function graphOf(table: OpenTable, z: number, width: number, over: boolean): WayGraph {
  const key = `ways ${z} ${width} ${over}`;
  const known = table.memory.get(key) as WayGraph | undefined;
  if (known !== undefined) return known;
  const blockers = table.scenery.filter((piece) => isBlocker(piece, z, over));
  const level: Level = { table, z, width, half: halfOf(width) + HAIR, over, blockers };
  const walls = walledBy(blockers);
  const bends = bendsOf(level, walls);
  const graph = { ...level, bends, links: linksOf(level, bends), walls };
  table.memory.set(key, graph);
  return graph;
}

function bendsOf(level: Level, walls: readonly Walled[]): Bend[] {
  const { table, z, half, blockers } = level;
  const found = blockers.flatMap((piece) => [...roundCorners(piece, half), ...mouthsOf(level, piece)]);
  for (const piece of table.scenery)
    if (z > 0 && piece.piece.isFloor && piece.piece.top === z) found.push(...dentsOf(piece));
  found.push(...slotsOfScenery(table.field, walls, half));
  return found.filter((bend) => isOnTable(level, bend) && isClear(level, bend, bend));
}

/** Bends round rivals, and in slots beside them. */
export function bendsRound(graph: WayGraph, rivals: readonly Base[]): Bend[] {
  const { table, walls, half } = graph;
  const round = rivals.flatMap((rival) => roundRival(rival, half));
  return [...round, ...slotsOfRivals(table.field, walls, rivals, half)].filter((bend) => isOnTable(graph, bend));
}

/** Whether there is room at a place between a way and the edge of the table. */
function isOnTable({ table, half }: Level, { x, y }: Point): boolean {
  const margin = Math.floor(half / FINE);
  return x >= margin && y >= margin && x <= table.field.width - margin && y <= table.field.depth - margin;
}

function linksOf(level: Level, bends: readonly Bend[]): number[][] {
  const links: number[][] = bends.map(() => []);
  for (const [i, a] of bends.entries()) {
    for (let j = i + 1; j < bends.length; j++) {
      const b = bends[j] as Bend;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      // Cheap first: squares instead of the root.
      const squared = dx * dx + dy * dy;
      const [atA, atB] = [a.ux * dx + a.uy * dy, b.ux * dx + b.uy * dy];
      if (isOver(atA, squared) || isOver(atB, squared) || !isClear(level, a, b)) continue;
      const length = rootUp(squared);
      links[i]?.push(j, length);
      links[j]?.push(i, length);
    }
  }
  return links;
}

/** Whether a product of a direction of COMPASS_RADIUS and a way is over the sine, in numbers that stay small. */
function isOver(product: number, squared: number): boolean {
  const part = Math.floor(Math.abs(product) / COMPASS_RADIUS);
  return part * part * 10_000 > SINE_SQUARED * squared;
}
