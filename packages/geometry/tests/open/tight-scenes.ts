/** Random tables with slots that a 1-inch corridor just fits through, or just does not. */
import type { Base, OpenField, OpenTable, Piece, Point } from '../../src/index.ts';
import { doubledArea, firstTangle } from '../../src/open/outlines.ts';
import { standing } from '../../src/open/surfaces.ts';
import { type Random, randomShape } from './scenes.ts';
import { outlinesApart } from './slow/trapezoids.ts';

export interface TightField {
  readonly field: OpenField;
  /** Where its slots are, more or less. */
  readonly slots: readonly Point[];
}

const WALL = {
  kind: 'barrier',
  bottom: 0,
  top: 4000,
  isFloor: false,
  isLight: false,
  openings: [],
  ladders: [],
} as const;

/** The width of a slot: most are within 12 thousandths of an inch. */
const widthOf = (random: Random) => (random(4) === 0 ? 980 + random(60) : 996 + random(18));

/** The field with some more pieces, each a slot away from one that was there or from the edge of the table; or with a passage. */
export function tightened(random: Random, field: OpenField): TightField {
  const pieces = [...field.pieces];
  const slots: Point[] = [];
  const add = (outline: readonly Point[] | undefined, slot: Point): void => {
    const isOn = outline?.every(({ x, y }) => x >= 0 && y >= 0 && x <= field.width && y <= field.depth);
    if (outline === undefined || !isOn || !isSound(outline)) return;
    pieces.push({ ...WALL, id: `t${pieces.length}`, outline });
    slots.push(slot);
  };
  for (let tries = 0; tries < 12 || slots.length === 0; tries++) {
    const how = random(5);
    if (how === 0) {
      const passage = passageOf(random, { x: random(field.width), y: random(field.depth) });
      for (const [i, wall] of passage.walls.entries()) add(wall, passage.ends[i % passage.ends.length] as Point);
    } else if (how === 1) {
      const outline = besideTheEdge(random, field);
      add(outline, outline[0] as Point);
    } else {
      const near = (pieces[random(pieces.length)] as Piece).outline;
      add(besideOutline(random, near), near[random(near.length)] as Point);
    }
  }
  return { field: { ...field, pieces }, slots };
}

/** Whether an outline does not touch itself; short walls of a passage that turns much may do so. */
const isSound = (outline: readonly Point[]): boolean => {
  const corners = outline.flatMap(({ x, y }) => [x, y]);
  return doubledArea(corners) > 0 && firstTangle(corners) === undefined;
};

const moved = (outline: readonly Point[], x: number, y: number): Point[] =>
  outline.map((p) => ({ x: p.x + Math.round(x), y: p.y + Math.round(y) }));

/** A shape that comes from somewhere towards an outline until it is a slot away from it. */
function besideOutline(random: Random, near: readonly Point[]): Point[] | undefined {
  const shape = randomShape(random);
  const angle = (random(3600) * Math.PI) / 1800;
  const aim = near[random(near.length)] as Point;
  const at = (far: number) => moved(shape, aim.x + Math.cos(angle) * far, aim.y + Math.sin(angle) * far);
  const width = widthOf(random);
  let [low, high] = [0, 20_000];
  if (outlinesApart(at(low), near) >= width) return undefined;
  while (high - low > 0.2) {
    const middle = (low + high) / 2;
    if (outlinesApart(at(middle), near) < width) low = middle;
    else high = middle;
  }
  return at(high);
}

function besideTheEdge(random: Random, { width, depth }: OpenField): Point[] {
  const shape = randomShape(random);
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  const [side, slot] = [random(4), widthOf(random)];
  if (side === 0) return moved(shape, slot - Math.min(...xs), random(depth));
  if (side === 1) return moved(shape, width - slot - Math.max(...xs), random(depth));
  if (side === 2) return moved(shape, random(width), slot - Math.min(...ys));
  return moved(shape, random(width), depth - slot - Math.max(...ys));
}

/** Walls on both sides of a line that turns a little now and then. */
function passageOf(random: Random, start: Point): { walls: Point[][]; ends: Point[] } {
  const half = widthOf(random) / 2;
  const most = [5, 15, 40, 90][random(4)] as number;
  let angle = (random(3600) * Math.PI) / 1800;
  const line = [start];
  const angles: number[] = [];
  for (let legs = 2 + random(3); legs > 0; legs--) {
    const [last, length] = [line.at(-1) as Point, 700 + random(2500)];
    angles.push(angle);
    line.push({ x: last.x + Math.cos(angle) * length, y: last.y + Math.sin(angle) * length });
    angle += ((random(2001) - 1000) * most * Math.PI) / 180_000;
  }
  /** The line moved to a side; where it turns, so far that both legs are just as far away. */
  const beside = (far: number): Point[] =>
    line.map((p, i) => {
      const [before, after] = [angles[Math.max(0, i - 1)] as number, angles[Math.min(i, angles.length - 1)] as number];
      const [across, more] = [(before + after) / 2 + Math.PI / 2, far / Math.cos((after - before) / 2)];
      return { x: Math.round(p.x + Math.cos(across) * more), y: Math.round(p.y + Math.sin(across) * more) };
    });
  const wall = (inner: readonly Point[], outer: readonly Point[]): Point[][] =>
    angles.map((_, i) => [outer[i], outer[i + 1], inner[i + 1], inner[i]] as Point[]);
  const right = wall(beside(-half), beside(-half - 200));
  const left = wall(beside(half + 200), beside(half));
  return { walls: [...right, ...left], ends: [line[0] as Point, line.at(-1) as Point] };
}

/** A base on the ground near to a point, where it can stand. */
export function baseNear(random: Random, table: OpenTable, { x, y }: Point, others: readonly Base[], width: number) {
  for (let tries = 0; tries < 40; tries++) {
    const far = 1000 + 100 * tries;
    const base = { x: Math.round(x) + random(2 * far) - far, y: Math.round(y) + random(2 * far) - far, z: 0, width };
    if (standing(table, base, others) === undefined) return base;
  }
  return undefined;
}
