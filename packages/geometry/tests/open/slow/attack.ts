/** The slow second implementation, part two: the path of attack as CZ-RULE-21 to 27, 93 to 95 and 104 tell it. */
import type { Base, OpenField, Opening, Piece, Point } from '../../../src/index.ts';
import { distanceToStretch, grouped, isInsideFloat, type Strip, type Trapezoid, trapezoidsOf } from './trapezoids.ts';

/** Each length of the rulings, so that a test can move them a little and see whether the answer hangs on a hair. */
export interface Lengths {
  readonly half: number;
  readonly hair: number;
  readonly reach: number;
  readonly lift: number;
}

export const LENGTHS: Lengths = { half: 500, hair: 50, reach: 1010, lift: 0 };

/** The same lengths, each a little more or less. */
export const NEARBY: readonly Lengths[] = [
  { ...LENGTHS, half: 499.5 },
  { ...LENGTHS, half: 500.5 },
  { ...LENGTHS, hair: 48 },
  { ...LENGTHS, hair: 52 },
  { ...LENGTHS, reach: 1008 },
  { ...LENGTHS, reach: 1012 },
  { ...LENGTHS, lift: -1 },
  { ...LENGTHS, lift: 1 },
];

export interface SlowPath {
  readonly isBlocked: boolean;
  /** 'p3 crosses', 'p4 enters', 'p5 roof-edge', 'model 2', in order. */
  readonly cover: readonly string[];
  readonly ignored: readonly string[];
  readonly isUnobscured: boolean;
}

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export function slowDistance(a: Base, b: Base): number {
  return Math.hypot(Math.max(0, distance(a, b) - (a.width + b.width) / 2), a.z - b.z);
}

function rimDistance(piece: Piece, p: Point): number {
  const { outline } = piece;
  return Math.min(...outline.map((a, i) => distanceToStretch(p, a, outline[(i + 1) % outline.length] as Point)));
}

function isPieceNear(piece: Piece, base: Base, reach: number): boolean {
  const flat = isInsideFloat(piece.outline, base) ? 0 : rimDistance(piece, base);
  return (
    Math.hypot(Math.max(0, flat - base.width / 2), Math.max(0, piece.bottom - base.z, base.z - piece.top)) <= reach
  );
}

/** The area of an opening: from the outline straight in until the piece ends. */
function openingArea(piece: Piece, { from, to }: Opening): Point[] {
  const { outline } = piece;
  const edge = outline.findIndex((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return distanceToStretch(from, a, b) < 10 && distanceToStretch(to, a, b) < 10;
  });
  const [a, b] = [outline[edge] as Point, outline[(edge + 1) % outline.length] as Point];
  const length = distance(a, b);
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const depthAt = (p: Point): number => {
    let depth = 0;
    const moved = (by: number) => ({ x: p.x + nx * by, y: p.y + ny * by });
    let least = Number.POSITIVE_INFINITY;
    for (const [i, c] of outline.entries()) {
      if (i === edge) continue;
      const d = outline[(i + 1) % outline.length] as Point;
      const side = (q: Point) => nx * (q.y - p.y) - ny * (q.x - p.x);
      const [sc, sd] = [side(c), side(d)];
      if (sc > 0 === sd > 0) continue;
      const t = sc / (sc - sd);
      const at = (c.x + t * (d.x - c.x) - p.x) * nx + (c.y + t * (d.y - c.y) - p.y) * ny;
      if (at > 4) least = Math.min(least, at);
    }
    if (least < Number.POSITIVE_INFINITY && isInsideFloat(outline, moved(least / 2))) depth = least;
    return depth;
  };
  const between = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  const depth = Math.max(...[0, 1 / 8, 7 / 8, 1].map((t) => depthAt(between(t))));
  const out = (p: Point, by: number) => ({ x: p.x + nx * by, y: p.y + ny * by });
  return [out(from, -4), out(to, -4), out(to, depth + 4), out(from, depth + 4)];
}

const reaches = (list: readonly Trapezoid[], half: number) =>
  list.some(({ low }) => low <= -half + 1e-6) && list.some(({ high }) => high >= half - 1e-6);

/** The path from an attacker to a target. */
export function slowPath(field: OpenField, from: Base, to: Base, others: readonly Base[], lengths: Lengths): SlowPath {
  const { half, hair, reach, lift } = lengths;
  const long = distance(from, to);
  const [ux, uy] = long === 0 ? [1, 0] : [(to.x - from.x) / long, (to.y - from.y) / long];
  const frame = (p: Point): Point => ({
    x: (p.x - from.x) * ux + (p.y - from.y) * uy,
    y: (p.y - from.y) * ux - (p.x - from.x) * uy,
  });
  const heightAt = (x: number) => from.z + (long === 0 ? 0 : ((to.z - from.z) * x) / long) + lift;
  /** Where along the path the line is at or above a bottom and below a top. */
  const stretch = (bottom: number, top: number): [number, number] => {
    if (from.z === to.z) return from.z >= bottom && from.z < top ? [0, long] : [1, 0];
    const at = (z: number) => ((z - lift - from.z) * long) / (to.z - from.z);
    const [p, q] = [at(bottom), at(top)].sort((a, b) => a - b) as [number, number];
    return [Math.max(0, p), Math.min(long, q)];
  };
  const [upper, lower] = from.z >= to.z ? [from, to] : [to, from];
  const roof = field.pieces.find(
    (p) =>
      upper.z > lower.z && p.kind === 'barrier' && p.isFloor && p.top === upper.z && isInsideFloat(p.outline, upper),
  );
  const discs = [
    { x: 0, radius: from.width / 2 },
    { x: long, radius: to.width / 2 },
  ];
  /** Openings in the path that a figure with its feet on the line would see through. */
  const holesIn = (piece: Piece, outline: readonly Point[], strip: Strip): Point[][] =>
    piece.openings.flatMap((opening) => {
      const area = openingArea(piece, opening).map(frame);
      const inPath = overlapArea(area, outline, strip);
      if (inPath === undefined || inPath.high - inPath.low <= hair) return [];
      const zs = [heightAt(Math.max(strip.left, inPath.left)), heightAt(Math.min(strip.right, inPath.right))];
      return Math.max(...zs) > opening.bottom - 1500 && Math.min(...zs) < opening.top ? [area] : [];
    });
  const barriers: Trapezoid[] = [];
  const cover: string[] = [];
  const ignored: string[] = [];
  let isUnobscured = true;
  let isBlocked = false;
  for (const piece of field.pieces) {
    const [left, right] = stretch(piece.bottom, piece.top);
    const outline = piece.outline.map(frame);
    if (piece === roof) {
      const edge = roofState(piece, upper, lower, reach);
      if (edge === 'blocked') isBlocked = true;
      else if (upper === to) {
        isUnobscured = false;
        (isPieceNear(piece, from, reach) ? ignored : cover).push(`${piece.id} roof-edge`);
      }
      if (edge !== 'blocked' && left < right) {
        const exit = roofExit(piece, upper, lower)?.at ?? 0;
        const beyond = upper === from ? [Math.max(left, exit + 50), right] : [left, Math.min(right, long - exit - 50)];
        const part = { left: beyond[0] as number, right: beyond[1] as number, half };
        const rest = trapezoidsOf(outline, holesIn(piece, outline, part), part);
        if (grouped(rest, hair).some((group) => reaches(group, half))) isBlocked = true;
      }
      continue;
    }
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const isBeside = Math.min(...ys) > half || Math.max(...ys) < -half;
    if (left >= right || isBeside || Math.min(...xs) > right || Math.max(...xs) < left) continue;
    const strip = { left, right, half };
    const holes = holesIn(piece, outline, strip);
    const solid = trapezoidsOf(outline, holes, strip);
    if (piece.kind === 'barrier') barriers.push(...solid);
    const isCrossed = grouped(solid, hair).some((group) => reaches(group, half));
    if (isCrossed) isUnobscured = false;
    const overlap = Math.max(
      0,
      ...grouped(trapezoidsOf(outline, holes, strip, discs), 2).map((group) => {
        const xs = group.flatMap(({ corners }) => corners.map(({ x }) => x));
        const wide = Math.max(...xs) - Math.min(...xs);
        return Math.min(wide, Math.max(...group.map((t) => t.high)) - Math.min(...group.map((t) => t.low)));
      }),
    );
    if (overlap <= hair) continue;
    (isPieceNear(piece, from, reach) ? ignored : cover).push(`${piece.id} ${isCrossed ? 'crosses' : 'enters'}`);
  }
  if (grouped(barriers, hair).some((group) => reaches(group, half))) isBlocked = true;
  for (const [i, other] of others.entries()) {
    const [left, right] = stretch(other.z, other.z + 1500 + 1e-6);
    const { x, y } = frame(other);
    const r = other.width / 2;
    const chord = (away: number) => (away < r ? Math.sqrt(r * r - away * away) : 0);
    const [up, along] = [chord(Math.max(0, left - x, x - right)), chord(Math.max(0, Math.abs(y) - half))];
    const across = Math.min(half, y + up) - Math.max(-half, y - up);
    const overlap = Math.min(across, Math.min(right, x + along) - Math.max(left, x - along));
    if (left >= right || overlap <= hair) continue;
    if (y - up <= -half && y + up >= half) isUnobscured = false;
    const flat = Math.max(0, distance(other, from) - r - from.width / 2);
    const tall = Math.max(0, other.z - from.z, from.z - other.z - 1500);
    (Math.hypot(flat, tall) <= reach ? ignored : cover).push(`model ${i}`);
  }
  if (isBlocked) return { isBlocked, cover: [], ignored: [], isUnobscured: false };
  return { isBlocked, cover: cover.sort(), ignored: ignored.sort(), isUnobscured };
}

/** Box round the area of an opening inside its piece and the strip. */
function overlapArea(area: readonly Point[], outline: readonly Point[], strip: Strip) {
  const inStrip = trapezoidsOf(area, [], strip);
  const solidWithout = trapezoidsOf(outline, [area], strip);
  const solid = trapezoidsOf(outline, [], strip);
  const size = (list: readonly Trapezoid[]) =>
    list.reduce((sum, { corners: [a, b, c, d], low, high }) => {
      if (!a || !b || !c || !d) return sum;
      return sum + ((b.x - a.x + c.x - d.x) / 2) * (high - low);
    }, 0);
  if (inStrip.length === 0 || size(solid) - size(solidWithout) < 1) return undefined;
  const xs = inStrip.flatMap(({ corners }) => corners.map(({ x }) => x));
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...inStrip.map(({ low }) => low)),
    high: Math.max(...inStrip.map(({ high }) => high)),
  };
}

/** Where the way from the upper model first leaves the roof: how far from it, and over which edge. */
function roofExit(piece: Piece, upper: Point, lower: Point): { at: number; edge: number } | undefined {
  const crossed: { at: number; edge: number }[] = [];
  const long = distance(upper, lower);
  for (const [edge, a] of piece.outline.entries()) {
    const b = piece.outline[(edge + 1) % piece.outline.length] as Point;
    const side = (p: Point) => (lower.x - upper.x) * (p.y - upper.y) - (lower.y - upper.y) * (p.x - upper.x);
    const [sa, sb] = [side(a), side(b)];
    if (sa > 0 === sb > 0) continue;
    const t = sa / (sa - sb);
    const p = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    const at = ((p.x - upper.x) * (lower.x - upper.x) + (p.y - upper.y) * (lower.y - upper.y)) / long;
    if (at >= -1 && at <= long + 1) crossed.push({ at, edge });
  }
  crossed.sort((a, b) => a.at - b.at);
  const pointAt = (at: number) => ({
    x: upper.x + ((lower.x - upper.x) * at) / long,
    y: upper.y + ((lower.y - upper.y) * at) / long,
  });
  return crossed.find(({ at }, i) => {
    const next = crossed[i + 1]?.at ?? long;
    return next - at > 1 && !isInsideFloat(piece.outline, pointAt((at + next) / 2));
  });
}

function roofState(piece: Piece, upper: Base, lower: Base, reach: number): 'blocked' | 'edge' {
  const exit = roofExit(piece, upper, lower);
  if (exit === undefined) return 'blocked';
  const [a, b] = [piece.outline[exit.edge], piece.outline[(exit.edge + 1) % piece.outline.length]] as [Point, Point];
  return distanceToStretch(upper, a, b) - upper.width / 2 <= reach ? 'edge' : 'blocked';
}
