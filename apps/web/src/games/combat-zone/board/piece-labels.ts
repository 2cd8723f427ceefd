/**
 * Where the label of each piece of scenery stands: in its middle, elsewhere on it where a model or a name stands there, with its
 * number alone where there is no room for more, and nowhere where even that would be hidden.
 */
import type { Piece, Point } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { around, type Box, shareOn } from './boxes.ts';
import { inchesText } from './inches.ts';
import type { Scale } from './scale.ts';

export interface Label extends Point {
  readonly piece: string;
  /** Left out: only the number is there. */
  readonly title?: string | undefined;
  readonly height: string;
  readonly box: Box;
}

/** What is written on a piece, before it is known where. */
export interface Labelled {
  readonly piece: string;
  /** Points of the drawing. */
  readonly outline: readonly Point[];
  readonly title: string;
  /** "roof 4.5 in", and the number of it alone. */
  readonly height: string;
  readonly number: string;
}

/** How wide a capital of a title and a sign of a height are, and what is left free beside them, and how tall two lines are: in pixels. */
const CAPITAL = 7.2;
const SIGN = 6.7;
const PADDING = 8;
const TALL = 29;
/** A piece so small has no label at all, in pixels. */
const LEAST = { wide: 20, tall: 11 };
/** Places that are tried along each side of a piece. */
const TRIED = 7;
/** What a corner of a label costs that lies beyond the outline, counted in lengths from the middle of the piece to its rim. */
const BEYOND = 2;

export const labelledOf = (
  { id, outline, isFloor, top }: Piece,
  { scale, speaker, say }: { readonly scale: Scale; readonly speaker: Speaker; readonly say: Words },
): Labelled => ({
  piece: id,
  outline: outline.map((point) => scale.at(point)),
  title: speaker.name(id).replace(/ \d+$/, ''),
  height: say(isFloor ? 'combat-zone.board.roof' : 'combat-zone.board.height', { height: inchesText(top, say) }),
  number: inchesText(top, say),
});

/** Each label where it can be read; `taken` is what bases, tokens and names cover. */
export function pieceLabels(all: readonly Labelled[], taken: readonly Box[], px: number): readonly Label[] {
  return all.flatMap((one) => {
    const bounds = boundsOf(one.outline);
    const near = taken.filter((box) => shareOn(bounds, box) > 0);
    const { piece, title, height, number } = one;
    const wide = Math.max(title.length * CAPITAL, height.length * SIGN) + PADDING;
    const full = placeFor(one.outline, bounds, near, { wide: wide * px, tall: TALL * px });
    // A name across the arms of a corner cannot be read, a number can.
    if (full !== undefined && cornersBeyond(one.outline, full.box) === 0) return [{ piece, title, height, ...full }];
    const [least, most] = [number.length * SIGN, Math.max(LEAST.wide, number.length * SIGN)];
    if (bounds.right - bounds.left < most * px || bounds.bottom - bounds.top < LEAST.tall * px) return [];
    const short = placeFor(one.outline, bounds, near, { wide: least * px, tall: LEAST.tall * px });
    return short === undefined ? [] : [{ piece, height: number, ...short }];
  });
}

interface Size {
  readonly wide: number;
  readonly tall: number;
}

/** The free place nearest to the middle, within the bounds of the piece and if possible within its outline. */
function placeFor(
  outline: readonly Point[],
  bounds: Box,
  taken: readonly Box[],
  { wide, tall }: Size,
): (Point & { readonly box: Box }) | undefined {
  const [slackX, slackY] = [bounds.right - bounds.left - wide, bounds.bottom - bounds.top - tall];
  if (slackX < 0 || slackY < 0) return undefined;
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  const reach = Math.hypot(bounds.right - middle.x, bounds.bottom - middle.y);
  let best: { readonly at: Point; readonly box: Box; readonly cost: number } | undefined;
  for (let row = 0; row < TRIED; row++) {
    for (let column = 0; column < TRIED; column++) {
      const at = {
        x: middle.x + slackX * (column / (TRIED - 1) - 0.5),
        y: middle.y + slackY * (row / (TRIED - 1) - 0.5),
      };
      const box = around(at, wide / 2, tall / 2);
      const cost = Math.hypot(at.x - middle.x, at.y - middle.y) / reach + BEYOND * cornersBeyond(outline, box);
      if (best !== undefined && cost >= best.cost) continue;
      if (taken.some((other) => shareOn(box, other) > 0)) continue;
      best = { at, box, cost };
    }
  }
  return best === undefined ? undefined : { ...best.at, box: best.box };
}

function boundsOf(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const cornersBeyond = (outline: readonly Point[], { left, top, right, bottom }: Box): number =>
  [left, right].reduce((sum, x) => sum + [top, bottom].filter((y) => !isInside(outline, { x, y })).length, 0);

/** By the count of sides to the east of a point. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]];
    if (a === undefined || b === undefined || a.y > y === b.y > y) continue;
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
