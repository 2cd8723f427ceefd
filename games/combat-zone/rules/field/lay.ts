/** Lays a piece of the catalogue on the table: turned, perhaps mirrored, all corners on whole thousandths. Clause CZ-FIELD-06. */
import type { Piece, Point } from '@tablerunner/geometry';
import { type SceneryCard, sceneryCard } from '../../content/scenery/scenery.ts';

/** Quarter turns, and two slanting ones (3-4-5 triangles) on top of each: corners stay whole numbers. */
export const TURNS = 12;

/** A piece as it lies. */
export interface Laid {
  /** The catalogue's ID. */
  readonly card: string;
  /** The middle of the piece. */
  readonly x: number;
  readonly y: number;
  /** 0 to 11: quarter turns, then those of 37 and of 53 degrees more. */
  readonly turn: number;
  readonly isMirrored: boolean;
}

type Corner = readonly [number, number];

const SLANTS: readonly Corner[] = [
  [5, 0],
  [4, 3],
  [3, 4],
];

/** A corner of the catalogue, relative to the middle of the laid piece. */
function turned([x, y]: Corner, turn: number, isMirrored: boolean): Corner {
  let [a, b] = isMirrored ? [-x, y] : [x, y];
  for (let quarter = turn % 4; quarter > 0; quarter--) [a, b] = [-b, a];
  const [along, across] = SLANTS[Math.floor(turn / 4)] ?? [5, 0];
  return [Math.trunc((a * along - b * across) / 5), Math.trunc((a * across + b * along) / 5)];
}

/** Corners of the catalogue's outline as they lie, anticlockwise. */
export function outlineOf({ outline }: SceneryCard, turn: number, isMirrored: boolean): Point[] {
  const corners = outline.map((corner) => turned(corner, turn, isMirrored)).map(([x, y]) => ({ x: x + 0, y: y + 0 }));
  return isMirrored ? corners.reverse() : corners;
}

export function layPiece(id: string, laid: Laid): Piece {
  const { x, y, turn, isMirrored } = laid;
  const card = sceneryCard(laid.card);
  const place = (corner: Corner): Point => {
    const [a, b] = turned(corner, turn, isMirrored);
    return { x: x + a, y: y + b };
  };
  const stretch = ({ from, to }: { readonly from: Corner; readonly to: Corner }) =>
    isMirrored ? { from: place(to), to: place(from) } : { from: place(from), to: place(to) };
  return {
    id,
    kind: card.kind,
    outline: outlineOf(card, turn, isMirrored).map((corner) => ({ x: x + corner.x, y: y + corner.y })),
    bottom: 0,
    top: card.height,
    isFloor: card.isFloor,
    isLight: card.isLight,
    openings: card.openings.map((opening) => ({
      ...stretch(opening),
      kind: opening.kind,
      bottom: opening.bottom,
      top: opening.top,
    })),
    ladders: card.ladders.map(stretch),
  };
}

/** Pieces are called by their card and a number: `car-2` is the second car. */
export function layAll(laid: readonly Laid[]): Piece[] {
  const seen = new Map<string, number>();
  return laid.map((one) => {
    const number = (seen.get(one.card) ?? 0) + 1;
    seen.set(one.card, number);
    return layPiece(`${one.card}-${number}`, one);
  });
}

/** The card that a piece was made of. */
export const cardOf = ({ id }: Pick<Piece, 'id'>): string => id.replace(/-\d+$/, '');

/** How a piece lies, or undefined for one that is not of the catalogue. */
export function laidOf(piece: Piece): Laid | undefined {
  const id = cardOf(piece);
  let card: SceneryCard;
  try {
    card = sceneryCard(id);
  } catch {
    return undefined;
  }
  for (let at = 0; at < TURNS * 2; at++) {
    const [turn, isMirrored] = [at % TURNS, at >= TURNS];
    const [first] = outlineOf(card, turn, isMirrored);
    const [corner] = piece.outline;
    if (first === undefined || corner === undefined) return undefined;
    const laid = { card: id, x: corner.x - first.x, y: corner.y - first.y, turn, isMirrored };
    if (JSON.stringify(layPiece(piece.id, laid)) === JSON.stringify(piece)) return laid;
  }
  return undefined;
}
