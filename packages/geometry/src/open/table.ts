/** The open table made ready for questions: what follows from the scenery alone is worked out once. */
import { rootUp } from './integers.ts';
import { openingCorners } from './openings.ts';
import { convexCells, cutOut } from './outlines.ts';
import { type Corners, num } from './points.ts';
import { type Squares, squaresOf } from './squares.ts';
import type { OpenField, Opening, Piece } from './types.ts';
import { checkField, checkPiece } from './valid.ts';

/** A circle round an outline: far from it nothing else needs to be looked at. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A convex part of a piece; `opening` is the index of the opening that it belongs to, or -1. */
interface ScenicCell {
  readonly corners: Corners;
  readonly opening: number;
  readonly bounds: Bounds;
}

export interface ScenicPiece {
  readonly piece: Piece;
  readonly index: number;
  readonly corners: Corners;
  readonly bounds: Bounds;
  readonly cells: readonly ScenicCell[];
  readonly openings: readonly { readonly opening: Opening; readonly corners: Corners; readonly bounds: Bounds }[];
}

/** Made by compileField; a game keeps it beside the state, never in it. */
export interface OpenTable {
  readonly field: OpenField;
  readonly scenery: readonly ScenicPiece[];
  readonly squares: Squares<ScenicPiece>;
  /** What ways have learned about this scenery, by what they may cross. */
  readonly memory: Map<string, unknown>;
}

/** Throws a RangeError that names piece and corner where the field is malformed. */
export function compileField(field: OpenField): OpenTable {
  checkField(field);
  return tableWith(
    field,
    field.pieces.map((piece, index) => compilePiece(piece, index)),
  );
}

/** The table with one piece in another place; the piece is known by its id. */
export function withPiece(table: OpenTable, piece: Piece): OpenTable {
  const index = table.field.pieces.findIndex((old) => old.id === piece.id);
  if (index < 0) throw new RangeError(`there is no piece '${piece.id}' on this table`);
  checkPiece(table.field, piece);
  const pieces = table.field.pieces.with(index, piece);
  return tableWith({ ...table.field, pieces }, table.scenery.with(index, compilePiece(piece, index)));
}

const tableWith = (field: OpenField, scenery: readonly ScenicPiece[]): OpenTable => ({
  field,
  scenery,
  squares: squaresOf(field, scenery),
  memory: new Map(),
});

function compilePiece(piece: Piece, index: number): ScenicPiece {
  const corners = piece.outline.flatMap(({ x, y }) => [x, y]);
  const holes = piece.openings.map((opening) => openingCorners(corners, opening));
  let solid = convexCells(corners);
  const hollow: ScenicCell[] = [];
  for (const [opening, hole] of holes.entries()) {
    solid = solid.flatMap((cell) => {
      const { outside, inside } = cutOut(cell, hole);
      if (inside.length > 0) hollow.push({ corners: inside, opening, bounds: boundsOf(inside) });
      return outside;
    });
  }
  return {
    piece,
    index,
    corners,
    bounds: boundsOf(corners),
    cells: [...solid.map((cell) => ({ corners: cell, opening: -1, bounds: boundsOf(cell) })), ...hollow],
    openings: piece.openings.map((opening, i) => {
      const hole = holes[i] ?? [];
      return { opening, corners: hole, bounds: boundsOf(hole) };
    }),
  };
}

function boundsOf(corners: Corners): Bounds {
  let [left, right, low, high] = [num(corners, 0), num(corners, 0), num(corners, 1), num(corners, 1)];
  for (let i = 2; i < corners.length; i += 2) {
    left = Math.min(left, num(corners, i));
    right = Math.max(right, num(corners, i));
    low = Math.min(low, num(corners, i + 1));
    high = Math.max(high, num(corners, i + 1));
  }
  const [x, y] = [Math.floor((left + right) / 2), Math.floor((low + high) / 2)];
  let squared = 0;
  for (let i = 0; i < corners.length; i += 2) {
    squared = Math.max(squared, (num(corners, i) - x) ** 2 + (num(corners, i + 1) - y) ** 2);
  }
  return { x, y, radius: rootUp(squared) + 1 };
}
