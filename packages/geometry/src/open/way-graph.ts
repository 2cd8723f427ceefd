/** The graph of ways of one level: places where a shortest way may bend, and which of them see one another. */
import { isBlocker, isClear, type Level } from './clear.ts';
import { COMPASS, COMPASS_RADIUS } from './compass.ts';
import { rootDown, rootUp, roundedQuotient } from './integers.ts';
import { FINE, num, SHARP, sharpLength, turn } from './points.ts';
import { isDoorway, isPassable } from './surfaces.ts';
import type { OpenTable, ScenicPiece } from './table.ts';
import type { Point } from './types.ts';

/** A place where a way may bend; (ux, uy) points to it from the corner that it goes round, and is 0 where there is none. */
export interface Bend extends Point {
  readonly ux: number;
  readonly uy: number;
}

export interface WayGraph extends Level {
  readonly bends: readonly Bend[];
  /** By bend: the bends that it sees and their distances, one after the other. */
  readonly links: readonly (readonly number[])[];
}

/** Corners are gone round by bends 22.5 degrees apart: every fourth direction. Cosine of half of that, and its inverse. */
const APART = 4;
const COSINE = 9808;
const INVERSE = 10_197;
/** A way bends only where it runs along its corner: sine of 25 degrees. */
const SINE = 4226;
/** Its square, of 10,000. */
const SINE_SQUARED = 1786;

export function graphOf(table: OpenTable, z: number, width: number, half: number, over: boolean): WayGraph {
  const key = `ways ${z} ${width} ${over}`;
  const known = table.memory.get(key) as WayGraph | undefined;
  if (known !== undefined) return known;
  const blockers = table.scenery.filter((piece) => isBlocker(piece, z, over));
  const level: Level = { table, z, width, half, over, blockers };
  const bends = bendsOf(level);
  const graph = { ...level, bends, links: linksOf(level, bends) };
  table.memory.set(key, graph);
  return graph;
}

function bendsOf(level: Level): Bend[] {
  const { table, z, half } = level;
  const radius = Math.ceil(half / FINE) + 2;
  const found: Bend[] = [];
  for (const piece of level.blockers) {
    found.push(...cornersOf(piece, radius));
    found.push(...mouthsOf(level, piece, radius));
  }
  for (const piece of table.scenery)
    if (z > 0 && piece.piece.isFloor && piece.piece.top === z) found.push(...dentsOf(piece));
  const margin = Math.floor(half / FINE);
  const { width, depth } = table.field;
  return found.filter(
    (bend) =>
      bend.x >= margin &&
      bend.y >= margin &&
      bend.x <= width - margin &&
      bend.y <= depth - margin &&
      isClear(level, bend, bend),
  );
}

/** Bends round the corners of a piece that stick out. */
function cornersOf({ corners }: ScenicPiece, radius: number): Bend[] {
  const count = corners.length;
  const found: Bend[] = [];
  for (let i = 0; i < count; i += 2) {
    const [ax, ay] = [num(corners, (i - 2 + count) % count), num(corners, (i - 1 + count) % count)];
    const [bx, by] = [num(corners, i), num(corners, i + 1)];
    const [cx, cy] = [num(corners, (i + 2) % count), num(corners, (i + 3) % count)];
    if (turn(ax, ay, bx, by, cx, cy) <= 0) continue;
    const [before, after] = [
      { x: by - ay, y: ax - bx },
      { x: cy - by, y: bx - cx },
    ];
    for (let k = 0; k < COMPASS.length; k += APART) {
      const [ux, uy] = COMPASS[k] as readonly [number, number];
      if (isBetween(before, after, ux, uy)) found.push(bendAt(bx, by, ux, uy, radius));
    }
  }
  return found;
}

function bendAt(x: number, y: number, ux: number, uy: number, radius: number): Bend {
  const far = Math.ceil((radius * INVERSE) / 10_000);
  return { x: x + roundedQuotient(ux * far, COMPASS_RADIUS), y: y + roundedQuotient(uy * far, COMPASS_RADIUS), ux, uy };
}

/** Whether a direction lies between the outward directions of two edges, or very near to one of them. */
function isBetween(before: Point, after: Point, ux: number, uy: number): boolean {
  if (before.x * uy - before.y * ux >= 0 && ux * after.y - uy * after.x >= 0) return true;
  return [before, after].some(
    ({ x, y }) => (ux * x + uy * y) * 10_000 >= COSINE * COMPASS_RADIUS * rootUp(x * x + y * y),
  );
}

/** Places in front of an opening on both sides. */
function mouthsOf(level: Level, piece: ScenicPiece, radius: number): Bend[] {
  return piece.openings.flatMap(({ opening, corners }) => {
    if (level.over ? !isPassable(opening, level.z) : !isDoorway(opening, level.z)) return [];
    const middle = (i: number, j: number): Point => ({
      x: roundedQuotient(num(corners, i) + num(corners, j), 2),
      y: roundedQuotient(num(corners, i + 1) + num(corners, j + 1), 2),
    });
    const [outer, inner] = [middle(0, 2), middle(4, 6)];
    const length = sharpLength(outer.x - inner.x, outer.y - inner.y);
    const beyond = (p: Point, q: Point): Bend => ({
      x: p.x + roundedQuotient((p.x - q.x) * radius * SHARP, length),
      y: p.y + roundedQuotient((p.y - q.y) * radius * SHARP, length),
      ux: 0,
      uy: 0,
    });
    return [beyond(outer, inner), beyond(inner, outer)];
  });
}

/** Corners of a roof that stick in: ways along its edge bend there. */
function dentsOf({ corners }: ScenicPiece): Bend[] {
  const count = corners.length;
  const found: Bend[] = [];
  for (let i = 0; i < count; i += 2) {
    const [ax, ay] = [num(corners, (i - 2 + count) % count), num(corners, (i - 1 + count) % count)];
    const [bx, by] = [num(corners, i), num(corners, i + 1)];
    const [cx, cy] = [num(corners, (i + 2) % count), num(corners, (i + 3) % count)];
    if (turn(ax, ay, bx, by, cx, cy) >= 0) continue;
    // A little inwards, away from both neighbours.
    const [dx, dy] = [2 * bx - ax - cx, 2 * by - ay - cy];
    const length = rootDown(dx * dx + dy * dy) + 1;
    found.push({ x: bx + Math.trunc((dx * 4) / length), y: by + Math.trunc((dy * 4) / length), ux: 0, uy: 0 });
  }
  return found;
}

/** Whether a way in a direction runs along the corner of a bend, so that it may bend there. */
export function mayBend({ ux, uy }: Bend, dx: number, dy: number, length: number): boolean {
  return Math.abs(ux * dx + uy * dy) <= SINE * length;
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
