/** The battlefield in squares of one inch: rough, but quick, to compare what each side of a generated table offers. */
import type { Piece, Point } from '@tablerunner/geometry';

export const INCH = 1000;

export interface Raster {
  readonly columns: number;
  readonly rows: number;
  /** 0 open ground, 1 obstacle, 2 barrier; a square is what covers its middle. */
  readonly ground: Uint8Array;
}

const OBSTACLE = 1;
const BARRIER = 2;
/** Above this height a barrier is in the way of shots and feet; lower ones are crossed (CZ-RULE-33, CZ-RULE-94). */
const LOW = 3000;

export function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let isIn = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]];
    if (a === undefined || b === undefined || a.y > y === b.y > y) continue;
    // Whether the side lies to the right of the point, without dividing.
    const isRight = (x - a.x) * (b.y - a.y) < (b.x - a.x) * (y - a.y);
    if (b.y > a.y ? isRight : !isRight) isIn = !isIn;
  }
  return isIn;
}

export function rasterOf(width: number, depth: number, pieces: readonly Piece[]): Raster {
  const [columns, rows] = [Math.floor(width / INCH), Math.floor(depth / INCH)];
  const ground = new Uint8Array(columns * rows);
  for (const piece of pieces) {
    const sign = piece.kind === 'barrier' && piece.top > LOW ? BARRIER : OBSTACLE;
    for (const cell of cellsOf(columns, rows, piece)) ground[cell] = Math.max(ground[cell] ?? 0, sign);
  }
  return { columns, rows, ground };
}

/** Squares that a piece covers; a thin one covers those that its middle line runs through. */
function cellsOf(columns: number, rows: number, { outline }: Piece): readonly number[] {
  const cells: number[] = [];
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  for (let row = Math.max(0, Math.floor(low / INCH)); row <= Math.min(rows - 1, Math.floor(high / INCH)); row++) {
    for (
      let column = Math.max(0, Math.floor(left / INCH));
      column <= Math.min(columns - 1, Math.floor(right / INCH));
      column++
    ) {
      if (isCovered(outline, column * INCH, row * INCH)) cells.push(row * columns + column);
    }
  }
  return cells;
}

/** Five of the points of a square are tried, so that a wall narrower than a square is not lost. */
const PROBES = [100, 300, 500, 700, 900];

const isCovered = (outline: readonly Point[], x: number, y: number): boolean =>
  PROBES.some((a) => isInside(outline, x + a, y + 500) || isInside(outline, x + 500, y + a));
