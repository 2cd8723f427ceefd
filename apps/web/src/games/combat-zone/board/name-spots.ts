/** Where the name of each model stands: below it, or where it covers the fewest other names, bases, tokens and labels of scenery. */
import type { Point } from '@tablerunner/geometry';
import { around, type Box, isWithin, shareOn } from './boxes.ts';

/** About as wide as a letter of a name is on average, how tall a name is, and how far it keeps off: in pixels. */
const LETTER = 6.1;
export const TALL = 14;
const OFF = 10;
/** The arc of action tokens above a base, in pixels. */
const ARC = { wide: 36, tall: 16 };
/**
 * What a name costs where it stands, by how much of it is hidden: bases lie above names, so whatever they cover cannot be
 * read, and beyond the drawing nothing is drawn. Anything that is touched at all costs a little, and the rim of the table too.
 * A label of scenery can step aside: it is spared only where that costs nothing else.
 */
const COSTS = { base: 10, name: 8, label: 0.1, outside: 20, touch: 0.6, rim: 1 };

export const widthOfName = (text: string): number => LETTER * text.length + 8;

export interface Named extends Point {
  readonly text: string;
  /** Of the base. */
  readonly radius: number;
  readonly hasTokens: boolean;
}

/** The base, and the tokens above it. */
export function bodyOf({ x, y, radius, hasTokens }: Omit<Named, 'text'>, px: number): readonly Box[] {
  const base = around({ x, y }, radius, radius);
  if (!hasTokens) return [base];
  return [base, around({ x, y: y - radius - (ARC.tall / 2) * px }, (ARC.wide / 2) * px, (ARC.tall / 2) * px)];
}

/** Where a name may stand, as its middle counted from the model's: the usual place first. */
function placesOf({ text, radius, hasTokens }: Named, px: number): readonly Point[] {
  const half = (widthOfName(text) / 2) * px;
  const below = radius + OFF * px;
  const above = -radius - (OFF + (hasTokens ? ARC.tall : 0)) * px;
  const beside = radius + 4 * px + half;
  const slid = half * 0.7;
  const step = radius * 0.9;
  return [
    { x: 0, y: below },
    { x: 0, y: above },
    { x: beside, y: 0 },
    { x: -beside, y: 0 },
    { x: slid, y: below },
    { x: -slid, y: below },
    { x: slid, y: above },
    { x: -slid, y: above },
    { x: beside, y: step },
    { x: beside, y: -step },
    { x: -beside, y: step },
    { x: -beside, y: -step },
  ];
}

interface Table {
  readonly width: number;
  readonly height: number;
  /** How far the drawing goes on beyond the table. */
  readonly rim: number;
  /** Units of the drawing a pixel. */
  readonly px: number;
  /** Labels of scenery. */
  readonly labels?: readonly Box[] | undefined;
}

/** What a name takes that stands so far from its model. */
export const boxOfName = ({ x, y, text }: Point & { readonly text: string }, off: Point, px: number): Box =>
  around({ x: x + off.x, y: y + off.y }, (widthOfName(text) / 2) * px, (TALL / 2) * px);

/** In the order given: whoever comes first has the first choice. All in units of the drawing. */
export function nameSpots(all: readonly Named[], { width, height, rim, px, labels = [] }: Table): readonly Point[] {
  const table = { left: 0, top: 0, right: width, bottom: height };
  const sheet = { left: -rim, top: -rim, right: width + rim, bottom: height + rim };
  const bodies = all.map((one) => bodyOf(one, px));
  const placed: Box[] = [];
  return all.map((one, at) => {
    const boxAt = (off: Point): Box => boxOfName(one, off, px);
    const others = bodies.flatMap((boxes, other) => (other === at ? [] : boxes));
    const hidden = (box: Box, by: readonly Box[], cost: number): number =>
      by.reduce((sum, other) => {
        const share = shareOn(box, other);
        return share === 0 ? sum : sum + COSTS.touch + cost * share;
      }, 0);
    const costOf = (box: Box): number =>
      hidden(box, placed, COSTS.name) +
      hidden(box, others, COSTS.base) +
      labels.reduce((sum, label) => sum + (shareOn(box, label) > 0 ? COSTS.label : 0), 0) +
      (isWithin(box, sheet) ? 0 : COSTS.outside * (1 - shareOn(box, sheet))) +
      (isWithin(box, table) ? 0 : COSTS.rim);
    let best: { readonly place: Point; readonly cost: number } | undefined;
    for (const place of placesOf(one, px)) {
      const cost = costOf(boxAt(place));
      if (best === undefined || cost < best.cost) best = { place, cost };
      if (cost === 0) break;
    }
    const place = best?.place ?? { x: 0, y: 0 };
    placed.push(boxAt(place));
    return place;
  });
}
