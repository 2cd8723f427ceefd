/** Whether a field is sound; says what is wrong with which piece where it is not. */
import { edgeUnder } from './openings.ts';
import { doubledArea, firstTangle } from './outlines.ts';
import { OPENING_KINDS, type OpenField, PIECE_KINDS, type Piece, type Point } from './types.ts';

/** Beyond this, products would pass 2^53. */
const WIDEST = 60_000;
const HIGHEST = 60_000;

export function checkField(field: OpenField): void {
  for (const [name, side] of [
    ['width', field.width],
    ['depth', field.depth],
  ] as const) {
    if (!Number.isInteger(side) || side < 1 || side > WIDEST) {
      throw new RangeError(`the ${name} of the field must be a whole number from 1 to ${WIDEST}, not ${side}`);
    }
  }
  const seen = new Set<string>();
  for (const piece of field.pieces) {
    if (seen.has(piece.id)) throw new RangeError(`two pieces have the id '${piece.id}'`);
    seen.add(piece.id);
    checkPiece(field, piece);
  }
}

export function checkPiece(field: OpenField, piece: Piece): void {
  const fault = faultOf(field, piece);
  if (fault !== undefined) throw new RangeError(`piece '${piece.id}': ${fault}`);
}

function faultOf(field: OpenField, piece: Piece): string | undefined {
  const { outline, bottom, top } = piece;
  if (!PIECE_KINDS.includes(piece.kind)) return `its kind is neither ${PIECE_KINDS.join(' nor ')}`;
  if (outline.length < 3) return `an outline needs three corners, it has ${outline.length}`;
  for (const [i, corner] of outline.entries()) {
    const isOn =
      isWhole(corner) && corner.x >= 0 && corner.x <= field.width && corner.y >= 0 && corner.y <= field.depth;
    if (!isOn) return `corner ${i} (${corner.x}, ${corner.y}) is not a whole point on the table`;
  }
  if (!Number.isInteger(bottom) || !Number.isInteger(top) || bottom < 0 || top <= bottom || top > HIGHEST) {
    return `its heights must be whole numbers with 0 <= bottom < top <= ${HIGHEST}, not ${bottom} and ${top}`;
  }
  const corners = outline.flatMap(({ x, y }) => [x, y]);
  const tangle = firstTangle(corners);
  if (tangle !== undefined) return `its outline touches itself at the edge after corner ${tangle >> 1}`;
  if (doubledArea(corners) <= 0) return 'its outline must run anticlockwise round some area';
  for (const [i, opening] of piece.openings.entries()) {
    if (!OPENING_KINDS.includes(opening.kind)) return `opening ${i} is neither ${OPENING_KINDS.join(' nor ')}`;
    if (!isAlong(corners, opening)) return `opening ${i} does not run along one edge of the outline`;
    const { bottom: sill, top: lintel } = opening;
    const isHigh =
      Number.isInteger(sill) && Number.isInteger(lintel) && sill >= bottom && lintel > sill && lintel <= top;
    if (!isHigh) return `opening ${i} must lie between bottom and top of the piece, not from ${sill} to ${lintel}`;
  }
  for (const [i, ladder] of piece.ladders.entries()) {
    if (!isAlong(corners, ladder)) return `ladder ${i} does not run along one edge of the outline`;
  }
  return undefined;
}

function isWhole({ x, y }: Point): boolean {
  return Number.isInteger(x) && Number.isInteger(y);
}

function isAlong(corners: readonly number[], stretch: { from: Point; to: Point }): boolean {
  const { from, to } = stretch;
  if (!isWhole(from) || !isWhole(to) || (from.x === to.x && from.y === to.y)) return false;
  return edgeUnder(corners, stretch) !== undefined;
}
