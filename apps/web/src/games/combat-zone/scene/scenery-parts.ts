/** A piece of scenery as bodies: its outline from bottom to top with doors and windows cut through it, its roof, its ladders. */
import type { Opening, Piece, Point, Spot, Stretch } from '@tablerunner/geometry';
import { inches, inchPoint, type Part, type Tone } from './parts.ts';

/** How far a roof lies above the walls, and a ladder in front of them, so that neither flickers. */
const LIFT = 0.01;
/** Layers reach into each other by so many thousandths, so that no seam shows. */
const OVERLAP = 15;
const LADDER_OFF = 0.12;
const RUNG_EVERY = 0.5;

/** Barriers are the most solid, then obstacles; what can be dragged is the palest. */
const wallTone = ({ kind, isLight }: Piece): Tone =>
  isLight ? 'scene-light' : kind === 'barrier' ? 'scene-barrier' : 'scene-obstacle';

export function piecePartsOf(piece: Piece): readonly Part[] {
  const outline = piece.outline.map(inchPoint);
  const [bottom, top] = [inches(piece.bottom), inches(piece.top)];
  return [
    ...wallsOf(piece),
    { form: 'prism', outline, bottom, top, edges: 'wall' },
    ...(piece.isFloor ? [roofOf(outline, top)] : []),
    ...piece.openings.flatMap((opening) => frameOf(outline, opening)),
    ...piece.ladders.flatMap((ladder) => ladderOf(ladder, bottom, top)),
  ];
}

/** The piece in layers: where an opening goes through a layer, only what stands beside it is left. */
export function wallsOf(piece: Piece): readonly Part[] {
  const outline = piece.outline.map(inchPoint);
  const cuts = [piece.bottom, piece.top, ...piece.openings.flatMap(({ bottom, top }) => [bottom, top])];
  const heights = [...new Set(cuts.map((cut) => Math.min(piece.top, Math.max(piece.bottom, cut))))].sort(
    (one, other) => one - other,
  );
  return heights.slice(1).flatMap((upper, i) => {
    const lower = heights[i] ?? piece.bottom;
    const through = piece.openings.filter(({ bottom, top }) => bottom < upper && top > lower);
    const left = through.reduce<readonly Outline[]>(
      (rest, hole) => rest.flatMap((one) => beside(one, hole)),
      [outline],
    );
    return left.map(
      (part): Part => ({
        form: 'prism',
        outline: part,
        bottom: inches(Math.max(piece.bottom, lower - OVERLAP)),
        top: inches(Math.min(piece.top, upper + OVERLAP)),
        tone: wallTone(piece),
      }),
    );
  });
}

type Outline = readonly Point[];

/** What is left of an outline on both sides of an opening, which goes straight through it. */
function beside(outline: Outline, { from, to }: Opening): readonly Outline[] {
  const [start, end] = [inchPoint(from), inchPoint(to)];
  const along = { x: end.x - start.x, y: end.y - start.y };
  const back = { x: -along.x, y: -along.y };
  return [clip(outline, end, along), clip(outline, start, back)].filter(({ length }) => length > 2);
}

/** The part of an outline that lies ahead of a place, seen in a direction. */
function clip(outline: Outline, at: Point, way: Point): Outline {
  const ahead = ({ x, y }: Point): number => (x - at.x) * way.x + (y - at.y) * way.y;
  return outline.flatMap((corner, i) => {
    const next = outline[(i + 1) % outline.length] ?? corner;
    const [here, there] = [ahead(corner), ahead(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here === 0 || there === 0 || here > 0 === there > 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }];
  });
}

/** A floor to stand on has a rim: the outline once more, a little inside. */
function roofOf(outline: Outline, top: number): Part {
  const inner = shrunk(outline, 0.93);
  const z = top + LIFT;
  return { form: 'lines', tone: 'edge', pairs: loop(inner.map(({ x, y }) => ({ x, y, z }))) };
}

function shrunk(outline: Outline, share: number): Outline {
  const count = outline.length;
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / count,
    y: outline.reduce((sum, { y }) => sum + y, 0) / count,
  };
  return outline.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }));
}

const loop = (corners: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner] as const);

/** The rims of an opening on both sides of the piece. */
function frameOf(outline: Outline, opening: Opening): readonly Part[] {
  const [start, end] = [inchPoint(opening.from), inchPoint(opening.to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return [];
  // Anticlockwise outlines have their inside to the left.
  const inward = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  const depths = outline.map(({ x, y }) => (x - start.x) * inward.x + (y - start.y) * inward.y);
  const depth = Math.max(...depths) > -Math.min(...depths) ? Math.max(...depths) : Math.min(...depths);
  const [bottom, top] = [inches(opening.bottom), inches(opening.top)];
  const rim = (off: number): readonly Spot[] => {
    const shift = ({ x, y }: Point, z: number): Spot => ({ x: x + inward.x * off, y: y + inward.y * off, z });
    return [shift(start, bottom), shift(end, bottom), shift(end, top), shift(start, top)];
  };
  return [{ form: 'lines', tone: 'wall', pairs: [...loop(rim(0)), ...loop(rim(depth))] }];
}

/** Two rails and rungs, a little in front of the wall. */
function ladderOf({ from, to }: Stretch, bottom: number, top: number): readonly Part[] {
  const [start, end] = [inchPoint(from), inchPoint(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return [];
  const out = { x: ((end.y - start.y) / length) * LADDER_OFF, y: (-(end.x - start.x) / length) * LADDER_OFF };
  const at = (share: number, z: number): Spot => ({
    x: start.x + (end.x - start.x) * share + out.x,
    y: start.y + (end.y - start.y) * share + out.y,
    z,
  });
  const count = Math.floor((top - bottom) / RUNG_EVERY);
  const rungs = Array.from({ length: count }, (_, i) => bottom + (i + 0.5) * RUNG_EVERY);
  const pairs: readonly (readonly [Spot, Spot])[] = [
    [at(0.2, bottom), at(0.2, top)],
    [at(0.8, bottom), at(0.8, top)],
    ...rungs.map((z) => [at(0.2, z), at(0.8, z)] as const),
  ];
  return [{ form: 'lines', tone: 'ink', pairs }];
}
