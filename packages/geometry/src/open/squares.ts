/** Scenery by squares of the table: a question about one place looks at what is there, not at everything. */
import type { OpenField } from './types.ts';

/** Row after row, the pieces of each square and of what is near to it, in the order of the scenery. */
export interface Squares<P> {
  readonly columns: number;
  readonly lists: readonly (readonly P[])[];
}

/** What lies within a circle. */
interface Placed {
  readonly bounds: { readonly x: number; readonly y: number; readonly radius: number };
}

/** A table with its scenery by squares. */
interface Divided<P> {
  readonly field: OpenField;
  readonly scenery: readonly P[];
  readonly squares: Squares<P>;
}

const SIDE = 3000;

/** A piece belongs to all squares that have a part this near to it; no base reaches farther from its centre. */
export const NEAR = 2000;

export function squaresOf<P extends Placed>({ width, depth }: OpenField, scenery: readonly P[]): Squares<P> {
  const columns = 1 + Math.floor(width / SIDE);
  const rows = 1 + Math.floor(depth / SIDE);
  const lists: P[][] = Array.from({ length: columns * rows }, () => []);
  for (const piece of scenery) {
    const { x, y, radius } = piece.bounds;
    const far = radius + NEAR;
    const lastRow = Math.min(rows - 1, Math.floor((y + far) / SIDE));
    const lastColumn = Math.min(columns - 1, Math.floor((x + far) / SIDE));
    for (let row = Math.max(0, Math.floor((y - far) / SIDE)); row <= lastRow; row++) {
      for (let column = Math.max(0, Math.floor((x - far) / SIDE)); column <= lastColumn; column++) {
        lists[row * columns + column]?.push(piece);
      }
    }
  }
  return { columns, lists };
}

/** All pieces within `NEAR` of a point, and some that are a little farther. */
export function piecesAt<P>({ field, scenery, squares }: Divided<P>, x: number, y: number): readonly P[] {
  if (x < 0 || y < 0 || x > field.width || y > field.depth) return scenery;
  return squares.lists[Math.floor(y / SIDE) * squares.columns + Math.floor(x / SIDE)] ?? scenery;
}
