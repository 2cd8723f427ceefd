/** Random open tables and bases for the tests: repeated by their seed. */
import type { Base, OpenField, OpenTable, Piece, Point } from '../../src/index.ts';
import { standing, surfaceAt } from '../../src/open/surfaces.ts';

export type Random = (below: number) => number;

/** Whole numbers below a bound, the same ones for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) * below) / 0x1_0000_0000);
  };
}

export const STANDARD = 1063;
const WIDTHS = [STANDARD, STANDARD, STANDARD, 984, 1575, 1969];
const HEIGHTS = [300, 800, 1500, 2500, 3000, 4000, 5000, 9000];

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)] as T;
}

/** Corners round a place, turned by an angle whose sine and cosine come from a right triangle. */
function turned(shape: readonly Point[], at: Point, random: Random): Point[] {
  const [a, b, c] = pick(random, [
    [1, 0, 1],
    [0, 1, 1],
    [3, 4, 5],
    [5, 12, 13],
    [-8, 15, 17],
    [20, 21, 29],
    [-4, 3, 5],
  ]) as [number, number, number];
  return shape.map(({ x, y }) => ({
    x: at.x + Math.round((x * a - y * b) / c),
    y: at.y + Math.round((x * b + y * a) / c),
  }));
}

const box = (w: number, d: number): Point[] => [
  { x: -w, y: -d },
  { x: w, y: -d },
  { x: w, y: d },
  { x: -w, y: d },
];

/** An L, as of two walls that meet. */
const angle = (w: number, d: number, thick: number): Point[] => [
  { x: 0, y: 0 },
  { x: w, y: 0 },
  { x: w, y: thick },
  { x: thick, y: thick },
  { x: thick, y: d },
  { x: 0, y: d },
];

function shapeOf(random: Random): Point[] {
  const kind = random(6);
  if (kind <= 1) return box(300 + random(2200), 300 + random(2200));
  if (kind === 2) return box(500 + random(2500), 20 + random(150)); // a wall
  if (kind === 3) return angle(1500 + random(3500), 1500 + random(3500), 60 + random(1200));
  if (kind === 4) {
    const [w, d] = [600 + random(2500), 600 + random(2500)];
    return [
      { x: 0, y: 0 },
      { x: w, y: 0 },
      { x: 0, y: d },
    ];
  }
  const [w, d, t] = [2000 + random(3000), 2000 + random(2000), 150 + random(400)];
  return [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: d },
    { x: w - t, y: d },
    { x: w - t, y: t },
    { x: t, y: t },
    { x: t, y: d },
    { x: 0, y: d },
  ];
}

/** A shape round the corner of the table, turned. */
export const randomShape = (random: Random): Point[] => turned(shapeOf(random), { x: 0, y: 0 }, random);

function openingsOf(random: Random, outline: readonly Point[], top: number): Piece['openings'] {
  if (random(3) > 0) return [];
  const i = random(outline.length);
  const [a, b] = [outline[i] as Point, outline[(i + 1) % outline.length] as Point];
  const [from, to] = [1 + random(4), 6 + random(4)];
  const at = (tenths: number) => ({
    x: Math.round(a.x + ((b.x - a.x) * tenths) / 10),
    y: Math.round(a.y + ((b.y - a.y) * tenths) / 10),
  });
  const isDoor = random(2) === 0;
  const bottom = isDoor ? 0 : Math.min(top - 1, random(2) === 0 ? 900 : 3900);
  return [{ from: at(from), to: at(to), kind: isDoor ? 'door' : 'window', bottom, top: Math.min(top, bottom + 2000) }];
}

/** A field of so many pieces, as many as find room on the table. */
export function randomField(random: Random, count: number, width = 22_000, depth = 30_000): OpenField {
  const pieces: Piece[] = [];
  for (let tries = 0; pieces.length < count && tries < count * 20; tries++) {
    const outline = turned(shapeOf(random), { x: random(width), y: random(depth) }, random);
    if (outline.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth)) continue;
    const kind = random(2) === 0 ? 'obstacle' : 'barrier';
    const height = kind === 'obstacle' ? pick(random, HEIGHTS.slice(0, 4)) : pick(random, HEIGHTS);
    const isBridge = kind === 'barrier' && height >= 4000 && random(4) === 0;
    pieces.push({
      id: `p${pieces.length}`,
      kind,
      outline,
      bottom: isBridge ? height - 300 : 0,
      top: height,
      isFloor: random(2) === 0,
      isLight: false,
      openings: kind === 'barrier' && !isBridge ? openingsOf(random, outline, height) : [],
      ladders: [],
    });
  }
  return { width, depth, pieces };
}

/** A base somewhere on the table where it can stand, on the ground or on a roof. */
export function randomBase(random: Random, table: OpenTable, others: readonly Base[], width?: number): Base {
  for (let tries = 0; tries < 1000; tries++) {
    const point = { x: random(table.field.width), y: random(table.field.depth) };
    const z = surfaceAt(table, point, random(3) === 0 ? 0 : 99_999);
    const base = { ...point, z, width: width ?? pick(random, WIDTHS) };
    if (standing(table, base, others) === undefined) return base;
  }
  throw new Error('no room for a base');
}

export function randomBases(random: Random, table: OpenTable, count: number): Base[] {
  const bases: Base[] = [];
  while (bases.length < count) bases.push(randomBase(random, table, bases));
  return bases;
}
