/** Scenery by squares of the table: a question about one place looks at what is there, not at everything. */
import type { OpenTable, ScenicPiece } from './table.ts';
import type { OpenField } from './types.ts';

/** Row after row, the pieces of each square and of what is near to it, in the order of the scenery. */
export interface Squares {
  readonly columns: number;
  readonly lists: readonly (readonly ScenicPiece[])[];
}

const SIDE = 3000;

/** A piece belongs to all squares that have a part this near to it; no base reaches farther from its centre. */
export const NEAR = 2000;

export function squaresOf({ width, depth }: OpenField, scenery: readonly ScenicPiece[]): Squares {
  const columns = 1 + Math.floor(width / SIDE);
  const rows = 1 + Math.floor(depth / SIDE);
  const lists: ScenicPiece[][] = Array.from({ length: columns * rows }, () => []);
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
export function piecesAt({ field, scenery, squares }: OpenTable, x: number, y: number): readonly ScenicPiece[] {
  if (x < 0 || y < 0 || x > field.width || y > field.depth) return scenery;
  return squares.lists[Math.floor(y / SIDE) * squares.columns + Math.floor(x / SIDE)] ?? scenery;
}
